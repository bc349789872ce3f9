import { chakra } from '@chakra-ui/react';
import type { Availability } from '@oche/validators/bookings/schemas';
import { Button } from '../../../../components/button.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { dayText } from '../../../../lib/time/place-time.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { nextOpenDay, weekAround } from './week-navigation.ts';

interface ClosedDayProps {
  loungeId: number;
  availability: Availability;
  /** the day on which the lounge is closed; without one it is the whole week */
  day?: Availability['days'][number];
  today: string | undefined;
  /** @param from the first day of a later week to which the date belongs */
  onGo: (date: string, from: string | undefined) => void;
}

/** Says that nothing can be booked because it is closed, and leads to the next day that is open. */
export function ClosedDay({ loungeId, availability, day, today, onGo }: ClosedDayProps) {
  const { availability: texts } = useTexts('booking');
  const locale = useLocale();
  const { last, next } = weekAround(availability, today);
  const after = day?.date ?? last;
  const here = nextOpenDay(availability, after);
  const { data: later } = trpc.bookings.availability.get.useQuery(
    { loungeId, from: next ?? undefined },
    { enabled: here === null && next !== null },
  );
  const date = here ?? (later ? nextOpenDay(later, after) : null);
  return (
    <Box>
      {day ? (
        <p>
          {day.note
            ? texts.closedNote({ note: day.note })
            : texts.closedOn({ day: dayText(day.date, locale, 'spoken') })}
        </p>
      ) : null}
      {date ? (
        <Button
          size="sm"
          variant="outline"
          onClick={() => onGo(date, here ? undefined : (next ?? undefined))}
        >
          {texts.nextOpen({ day: dayText(date, locale, 'spoken') })}
        </Button>
      ) : null}
    </Box>
  );
}

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '2',
    padding: '4',
    layerStyle: 'sunken',
    _empty: { display: 'none' },
  },
});
