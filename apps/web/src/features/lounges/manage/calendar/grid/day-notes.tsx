import { chakra } from '@chakra-ui/react';
import type { Calendar } from '@oche/validators/bookings';
import { Badge } from '../../../../../components/text.tsx';
import { useTexts } from '../../../../../i18n/react.tsx';

/** What is special about the day; renders nothing for most days. */
export function DayNotes({ day }: { day: Calendar['days'][number] | undefined }) {
  const { calendar: texts } = useTexts('manage/calendar');
  if (!day) return null;
  const { holiday, note, periods } = day;
  if (!holiday && !note && periods.length > 0) return null;
  return (
    <Row>
      {periods.length === 0 ? <Badge>{texts.closed()}</Badge> : null}
      {holiday ? <Badge tone="warning">{texts.holiday({ name: holiday })}</Badge> : null}
      {note}
    </Row>
  );
}

const Row = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    paddingBottom: '3',
    textStyle: 'small',
  },
});
