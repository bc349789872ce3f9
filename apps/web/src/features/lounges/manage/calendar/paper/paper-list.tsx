import { chakra } from '@chakra-ui/react';
import type { Calendar, CalendarEntry } from '@oche/validators/bookings/schemas';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../../../../i18n/react.tsx';
import { usePrinting } from '../../../../../lib/devices/use-printing.ts';
import { euroText } from '../../../../../lib/money.ts';
import { clockTexts, dayText } from '../../../../../lib/time/place-time.ts';
import { type AgendaDay, type AgendaItem, agendaOf } from '../agenda/agenda-days.ts';
import { useSumText } from '../agenda/use-sum-text.ts';
import { useEntryTexts } from '../use-entry-texts.ts';

interface PaperListProps {
  calendar: Calendar;
  boardId: number | null;
}

/** The list for behind the counter: black on white, with a box to tick off who has come. */
export function PaperList({ calendar, boardId }: PaperListProps) {
  if (!usePrinting()) return null;
  return (
    <OnPaper>
      {agendaOf(calendar, boardId).map((day) => (
        <PaperDay key={day.info.date} day={day} timeZone={calendar.timeZone} />
      ))}
    </OnPaper>
  );
}

function PaperDay({ day: { info, items }, timeZone }: { day: AgendaDay; timeZone: string }) {
  const { calendar: texts, paper } = useTexts('manage/calendar');
  const locale = useLocale();
  const sumOf = useSumText();
  const coming = items.filter((item) => !('status' in item) || item.status !== 'cancelled');
  const hours = info.periods.map(({ startTime, endTime }) =>
    clockTexts([startTime, endTime], timeZone, locale).join('–'),
  );
  const about = [hours.join(', ') || texts.closed(), info.holiday, info.note].filter(Boolean);
  return (
    <section>
      <h2>
        {dayText(info.date, locale, 'long')}
        <span>{about.join(' · ')}</span>
      </h2>
      {coming.length === 0 ? (
        <p>{texts.empty()}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{paper.time()}</th>
              <th scope="col">{texts.board()}</th>
              <th scope="col">{paper.guest()}</th>
              <th scope="col">{paper.people()}</th>
              <th scope="col">{paper.price()}</th>
              <th scope="col">{paper.here()}</th>
            </tr>
          </thead>
          <tbody>
            {coming.map((item) => (
              <Row key={`${'status' in item} ${item.id}`} item={item} timeZone={timeZone} />
            ))}
          </tbody>
        </table>
      )}
      {coming.length > 0 ? <p data-sum="">{sumOf(coming)}</p> : null}
    </section>
  );
}

function Row({ item, timeZone }: { item: AgendaItem; timeZone: string }) {
  const { blockKind } = useTexts('manage/calendar');
  const words = useEntryTexts(timeZone);
  if ('status' in item) return <EntryRow entry={item} timeZone={timeZone} />;
  const isBlock = 'kind' in item;
  const what = isBlock
    ? [blockKind[item.kind](), item.reason].filter(Boolean).join(': ')
    : words.held(item);
  return (
    <Line when={isBlock ? words.period(item) : words.clock(item)} boards={words.boards(item)}>
      <td colSpan={4}>
        <em>{what}</em>
      </td>
    </Line>
  );
}

function EntryRow({ entry, timeZone }: { entry: CalendarEntry; timeZone: string }) {
  const { status } = useTexts('manage/calendar');
  const locale = useLocale();
  const words = useEntryTexts(timeZone);
  const { guest, notes, groupSize, totalPrice } = entry;
  const about = [
    entry.status === 'confirmed' ? null : status[entry.status](),
    guest.contact,
    entry.series?.name,
    notes,
  ];
  return (
    <Line when={words.clock(entry)} boards={words.boards(entry)}>
      <td>
        <b>{guest.name}</b>
        <small>{about.filter(Boolean).join(' · ')}</small>
      </td>
      <td>{groupSize}</td>
      <td>{euroText(totalPrice, locale)}</td>
      <td>
        <i />
      </td>
    </Line>
  );
}

function Line({ when, boards, children }: { when: string; boards: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{when}</th>
      <td>{boards}</td>
      {children}
    </tr>
  );
}

const OnPaper = chakra('div', {
  base: {
    display: 'none',
    '@media print': {
      display: 'grid',
      gap: '6',
      '& h2': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: '4',
        paddingBottom: '1',
        borderBottom: '3px double #000',
        textStyle: 'subheading',
        fontSize: '2xl',
        '& span': { textStyle: 'label', textAlign: 'end' },
      },
      '& table': { width: 'full', borderCollapse: 'collapse' },
      '& thead th': { textStyle: 'label', paddingBlock: '1.5' },
      '& tr': { borderBottom: '1px solid #888' },
      '& th, & td': {
        paddingBlock: '2',
        paddingInlineEnd: '4',
        textAlign: 'start',
        verticalAlign: 'top',
      },
      '& th:nth-of-type(n + 4), & td:nth-of-type(n + 3):not([colspan])': { textAlign: 'end' },
      '& tbody th': { textStyle: 'number', fontSize: 'lg', whiteSpace: 'nowrap', width: '1px' },
      '& b': { display: 'block', fontWeight: 'semibold' },
      '& small': { display: 'block', textStyle: 'small' },
      '& tr > :last-child': { paddingInlineEnd: '0' },
      '& i': {
        display: 'inline-block',
        width: '5',
        height: '5',
        border: '1.5px solid #000',
        borderRadius: 'sm',
      },
      '& [data-sum]': { paddingTop: '2', textStyle: 'number', textAlign: 'end' },
    },
  },
});
