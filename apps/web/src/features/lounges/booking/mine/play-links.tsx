import type { Booking } from '@oche/validators/bookings/schemas';
import { Target } from 'lucide-react';
import { ButtonLink } from '../../../../components/button.tsx';
import { useMinute } from '../../../../components/time/use-minute.ts';
import { useTexts } from '../../../../i18n/react.tsx';

/** How early people stand at the board and want to begin. */
const MINUTES_BEFORE = 30;
const MINUTE_MS = 60_000;

/** Whether a game can be started at the boards of a booking. @param minute since 1970 */
export function isPlayable({ status, startTime, endTime }: Booking, minute: number): boolean {
  const now = minute * MINUTE_MS;
  return (
    status === 'confirmed' &&
    now >= Date.parse(startTime) - MINUTES_BEFORE * MINUTE_MS &&
    now < Date.parse(endTime)
  );
}

/** One tap from the booking to the game, at each of its boards. */
export function PlayLinks({ booking }: { booking: Booking }) {
  const { bookings: texts } = useTexts('booking/mine');
  const minute = useMinute();
  if (minute === null || !isPlayable(booking, minute)) return null;
  return booking.boards.map((board) => (
    <ButtonLink
      key={board.id}
      to="/games/new"
      search={{ lounge: booking.lounge.id, board: board.id }}
      variant="accent"
      size="sm"
    >
      <Target aria-hidden="true" />
      {texts.play({ board: board.name })}
    </ButtonLink>
  ));
}
