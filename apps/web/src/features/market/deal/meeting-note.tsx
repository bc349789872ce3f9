import { chakra } from '@chakra-ui/react';
import type { DealOutput } from '@oche/validators/market/deals';
import { CalendarPlus } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Muted } from '../../../components/text.tsx';
import { calendarFile, saveCalendarFile } from '../../../lib/time/calendar-file.ts';
import { clockText, dateOf, dayText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useAfterChange, useDealWords } from './use-deal-words.ts';

interface MeetingNoteProps {
  deal: DealOutput;
  meeting: NonNullable<DealOutput['meeting']>;
}

/** When and where, whether it is agreed, and the buttons for the one whose turn it is. */
export function MeetingNote({ deal, meeting }: MeetingNoteProps) {
  const { texts, locale, name } = useDealWords(deal);
  const { meeting: words } = texts;
  const after = useAfterChange();
  const agree = trpc.market.deals.agreeMeeting.useMutation(after);
  const callOff = trpc.market.deals.callOffMeeting.useMutation(after);
  const { at, lounge, by, isAgreed } = meeting;
  const isOwn = by === deal.side;
  const isPending = agree.isPending || callOff.isPending;
  const { id, can } = deal;
  const town = [lounge.zipCode, lounge.city].filter(Boolean).join(' ');
  return (
    <Root>
      <Slate className="dark" data-agreed={isAgreed || undefined}>
        <Day>{dayText(dateOf(at, lounge.timeZone), locale)}</Day>
        <Clock dateTime={at}>{clockText(at, lounge.timeZone)}</Clock>
      </Slate>
      <Words>
        <Place>
          <TextLink to="/venues/$id" params={{ id: String(lounge.id) }}>
            {lounge.name}
          </TextLink>
        </Place>
        <Muted>{[lounge.address, town].filter(Boolean).join(', ')}</Muted>
        <p>{isAgreed ? words.agreed() : isOwn ? words.yours({ name }) : words.theirs({ name })}</p>
        <Row>
          {can.agree ? (
            <Button
              size="sm"
              variant="accent"
              shape="wedge"
              disabled={isPending}
              onClick={() => agree.mutate({ id })}
            >
              {words.agree()}
            </Button>
          ) : null}
          {isAgreed ? <ToCalendar deal={deal} meeting={meeting} /> : null}
          {can.callOff ? (
            <Button
              size="sm"
              variant="ghost"
              disabled={isPending}
              onClick={() => callOff.mutate({ id })}
            >
              {isAgreed ? words.callOff() : isOwn ? words.takeBack() : words.decline()}
            </Button>
          ) : null}
        </Row>
      </Words>
    </Root>
  );
}

const HALF_AN_HOUR_MS = 1_800_000;

function ToCalendar({ deal, meeting: { at, lounge } }: MeetingNoteProps) {
  const { texts, name } = useDealWords(deal);
  const save = () => {
    const content = calendarFile({
      uid: `deal-${deal.id}@${location.host}`,
      start: at,
      end: new Date(Date.parse(at) + HALF_AN_HOUR_MS).toISOString(),
      title: texts.meeting.calendarTitle({ name, item: deal.item.title }),
      location: [lounge.name, lounge.address, lounge.city].join(', '),
      description: '',
      url: `${location.origin}/marketplace/deals/${deal.id}`,
      isTentative: false,
      stamp: new Date(),
    });
    saveCalendarFile(content, `oche-${deal.id}.ics`);
  };
  return (
    <Button size="sm" variant="outline" onClick={save}>
      <CalendarPlus aria-hidden="true" />
      {texts.meeting.calendar()}
    </Button>
  );
}

const Root = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', width: 'full', bg: 'bg.raised' },
});
const Slate = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    gap: '0.5',
    minWidth: '9rem',
    padding: '4',
    paddingInlineEnd: '8',
    bg: 'board.surround',
    color: 'board.chalk',
    borderTop: '4px solid {colors.tape}',
    clipPath: 'polygon(0 0, 100% 0, calc(100% - 1.1rem) 100%, 0 100%)',
    '&[data-agreed]': { borderTopColor: 'board.green' },
  },
});
const Day = chakra('span', { base: { textStyle: 'label', color: 'warning' } });
const Clock = chakra('time', { base: { textStyle: 'numberHero' } });
const Words = chakra('div', {
  base: { display: 'grid', gap: '1', alignContent: 'center', padding: '3', minWidth: '0' },
});
const Place = chakra('p', { base: { textStyle: 'subheading', overflowWrap: 'anywhere' } });
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    paddingTop: '1',
    _empty: { display: 'none' },
  },
});
