import { chakra } from '@chakra-ui/react';
import type { Calendar } from '@oche/validators/bookings/schemas';
import { Badge, Figure } from '../../../../../components/text.tsx';
import { useTexts } from '../../../../../i18n/react.tsx';
import { agendaOf } from '../agenda/agenda-days.ts';
import { useSumText } from '../agenda/use-sum-text.ts';

/** What is special about the day, and what comes together in it. */
export function DayNotes({ calendar }: { calendar: Calendar }) {
  const { calendar: texts } = useTexts('manage/calendar');
  const sumOf = useSumText();
  const [day] = agendaOf(calendar, null);
  if (!day) return null;
  const { holiday, note, periods } = day.info;
  const sum = sumOf(day.items);
  if (!holiday && !note && !sum && periods.length > 0) return null;
  return (
    <Row>
      {periods.length === 0 ? <Badge>{texts.closed()}</Badge> : null}
      {holiday ? <Badge tone="warning">{texts.holiday({ name: holiday })}</Badge> : null}
      {note}
      {sum ? <Figure hideBelow="md">{sum}</Figure> : null}
    </Row>
  );
}

const Row = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    paddingBottom: '2',
    textStyle: 'small',
  },
});
