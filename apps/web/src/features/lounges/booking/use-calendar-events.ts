import type { Availability } from '@oche/validators/bookings/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { useCalendarRevision } from '../shared/use-calendar-revision.ts';

/**
 * Keeps a lounge's free times and prices up to date.
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
      // a change of rules changes the calendar, too, and the page shows hours and prices
      void lounges.get.invalidate({ id: loungeId });
    },
  });
}
