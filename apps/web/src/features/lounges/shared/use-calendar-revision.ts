import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { trpc } from '../../../lib/trpc.ts';

interface Options {
  /** false if there is nothing to follow, or another part of the page does it */
  isActive?: boolean;
  /** the oldest revision of the calendar that is shown */
  shownRevision: () => number;
  /** called when the calendar has changed since then */
  onNewer: () => void;
}

/**
 * Follows a lounge's calendar: whoever shows an older revision is told within a second.
 * @returns whether the connection is lost at the moment
 */
export function useCalendarRevision(
  loungeId: number,
  { isActive = true, shownRevision, onNewer }: Options,
): { isLost: boolean } {
  const { client } = trpc.useUtils();
  return useLive<{ data: { revision: number } }>({
    of: isActive ? loungeId : null,
    open: (stream) =>
      client.bookings.availability.events.subscribe(
        { loungeId, lastEventId: String(shownRevision()) },
        stream,
      ),
    onData: ({ data: { revision } }) => {
      if (revision > shownRevision()) onNewer();
    },
    isEnd: (error) => hasErrorCode(error, 'LOUNGE_NOT_FOUND'),
  });
}
