import type { Availability } from '@oche/validators/bookings';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { useCalendarRevision } from '../shared/use-calendar-revision.ts';

/**
 * Keeps free times and prices of a lounge current.
 * @param isActive false while another part of the page follows the same lounge
 */
export function useCalendarEvents(loungeId: number, isActive = true): void {
  const { bookings, lounges } = trpc.useUtils();
  const queries = useQueryClient();
  useCalendarRevision(loungeId, {
    isActive,
    shownRevision: () => {
      const queryKey = getQueryKey(trpc.bookings.availability.get, { loungeId }, 'query');
      const shown = queries.getQueriesData<Availability>({ queryKey });
      const revisions = shown.flatMap(([, data]) => (data ? [data.revision] : []));
      return revisions.length > 0 ? Math.min(...revisions) : 0;
    },
    onNewer: () => {
      void bookings.availability.get.invalidate({ loungeId });
      void bookings.quote.invalidate();
      // rules are part of the calendar: hours and prices on the page follow them
      void lounges.get.invalidate({ id: loungeId });
    },
  });
}
