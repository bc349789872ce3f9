import { chakra } from '@chakra-ui/react';
import type {
  Calendar,
  CalendarBlock,
  CalendarEntry,
  CalendarHold,
} from '@oche/validators/bookings/schemas';
import { Ban, Repeat, StickyNote } from 'lucide-react';
import { RuledList } from '../../../../../components/list/ruled-list.tsx';
import { Badge, Figure, Heading, Label, Muted } from '../../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../../i18n/react.tsx';
import { euroText } from '../../../../../lib/money.ts';
import { clockTexts, dayText } from '../../../../../lib/time/place-time.ts';
import { useOpenDialog } from '../dialogs/calendar-dialogs.tsx';
import { StatusBadge } from '../grid/status-mark.tsx';
import { useEntryTexts } from '../use-entry-texts.ts';
import { type AgendaDay, type AgendaItem, agendaOf } from './agenda-days.ts';

interface AgendaProps {
  calendar: Calendar;
  boardId: number | null;
}

/** The calendar as a list of days, for narrow screens and for people who don't see a grid. */
export function Agenda({ calendar, boardId }: AgendaProps) {
  return agendaOf(calendar, boardId).map((day) => (
    <Day key={day.info.date} day={day} timeZone={calendar.timeZone} />
  ));
}

function Day({ day, timeZone }: { day: AgendaDay; timeZone: string }) {
  const { calendar: texts } = useTexts('manage/calendar');
  const locale = useLocale();
  const { info, items } = day;
  const hours = info.periods.map(({ startTime, endTime }) =>
    clockTexts([startTime, endTime], timeZone, locale).join('–'),
  );
  return (
    <DaySection aria-label={dayText(info.date, locale, 'long')}>
      <DayTitle>
        <Heading size="subheading">{dayText(info.date, locale, 'long')}</Heading>
        <Label>{hours.length > 0 ? hours.join(', ') : texts.closed()}</Label>
        {info.holiday ? <Badge>{texts.holiday({ name: info.holiday })}</Badge> : null}
      </DayTitle>
      {info.note ? <Muted>{info.note}</Muted> : null}
      {items.length === 0 ? <Muted>{texts.empty()}</Muted> : null}
      <RuledList>
        {items.map((item) => (
          <li key={keyOf(item)}>
            <Item item={item} timeZone={timeZone} />
          </li>
        ))}
      </RuledList>
    </DaySection>
  );
}

/** Bookings, blocks and offers are numbered separately, so a key also has the kind. */
const keyOf = (item: AgendaItem) =>
  `${'kind' in item ? 'block' : 'guestName' in item ? 'hold' : 'entry'}-${item.id}`;

function Item({ item, timeZone }: { item: AgendaItem; timeZone: string }) {
  if ('kind' in item) return <BlockRow block={item} timeZone={timeZone} />;
  if ('guestName' in item) return <HoldRow hold={item} timeZone={timeZone} />;
  return <EntryRow entry={item} timeZone={timeZone} />;
}

function HoldRow({ hold, timeZone }: { hold: CalendarHold; timeZone: string }) {
  const words = useEntryTexts(timeZone);
  return (
    <Row as="div" cursor="default">
      <Figure>{words.clock(hold)}</Figure>
      <Words>
        {words.held(hold)}
        <Small>{words.boards(hold)}</Small>
      </Words>
    </Row>
  );
}

function EntryRow({ entry, timeZone }: { entry: CalendarEntry; timeZone: string }) {
  const { calendar: texts } = useTexts('manage/calendar');
  const locale = useLocale();
  const words = useEntryTexts(timeZone);
  const open = useOpenDialog();
  return (
    <Row type="button" onClick={() => open({ kind: 'entry', id: entry.id })}>
      <Figure>{words.clock(entry)}</Figure>
      <Words>
        <Name data-status={entry.status}>{entry.guest.name}</Name>
        {entry.notes ? <StickyNote role="img" aria-label={texts.notes()} /> : null}
        {entry.series ? <Repeat role="img" aria-label={texts.series()} /> : null}
        <Small>
          {words.boards(entry)}
          {entry.groupSize ? ` · ${texts.people({ count: entry.groupSize })}` : ''}
          {` · ${euroText(entry.totalPrice, locale)}`}
        </Small>
      </Words>
      <StatusBadge status={entry.status} isBrief />
    </Row>
  );
}

function BlockRow({ block, timeZone }: { block: CalendarBlock; timeZone: string }) {
  const { blockKind } = useTexts('manage/calendar');
  const words = useEntryTexts(timeZone);
  const open = useOpenDialog();
  return (
    <Row type="button" onClick={() => open({ kind: 'blockDetails', block })}>
      <Figure>{words.clock(block)}</Figure>
      <Words>
        <Name>{block.reason ?? blockKind[block.kind]()}</Name>
        <Small>{words.boards(block)}</Small>
      </Words>
      <Badge>
        <Ban aria-hidden="true" />
        {blockKind[block.kind]()}
      </Badge>
    </Row>
  );
}

const DaySection = chakra('section', {
  base: {
    display: 'grid',
    /* long rows make the list no wider than the page */
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    paddingBottom: '6',
  },
});
const DayTitle = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
});
const Row = chakra('button', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: '3',
    rowGap: '1',
    width: 'full',
    minHeight: '12',
    paddingBlock: '2',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.sunken' },
  },
});
const Words = chakra('span', {
  base: {
    flex: '1 1 9rem',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& svg': {
      display: 'inline-block',
      width: '4',
      height: '4',
      marginInlineStart: '1.5',
      verticalAlign: '-0.15em',
    },
  },
});
const Name = chakra('span', {
  base: {
    fontWeight: 'semibold',
    '&[data-status=cancelled], &[data-status=no_show]': { textDecoration: 'line-through' },
  },
});
const Small = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'fg.muted' } });
