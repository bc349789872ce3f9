import type { Availability } from '@oche/validators/bookings';
import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect } from 'react';
import { hasErrorCode } from '../../../lib/errors.ts';
import { trpc } from '../../../lib/trpc.ts';

const RETRY_MS = 5000;

/**
 * Keeps free times and prices of a lounge current. A tab in the background holds no connection
 * (browsers have few) and catches up from the oldest revision that it still shows.
 * @param isActive false while another part of the page follows the same lounge
 */
export function useCalendarEvents(loungeId: number, isActive = true): void {
  const utils = trpc.useUtils();
  const queries = useQueryClient();

  useEffect(() => {
    if (!isActive) return;
    const { client, bookings, lounges } = utils;
    let subscription: { unsubscribe(): void } | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;

    const oldestRevision = (): number => {
      const queryKey = getQueryKey(trpc.bookings.availability.get, { loungeId }, 'query');
      const shown = queries.getQueriesData<Availability>({ queryKey });
      const revisions = shown.flatMap(([, data]) => (data ? [data.revision] : []));
      return revisions.length > 0 ? Math.min(...revisions) : 0;
    };
    const open = () => {
      clearTimeout(retry);
      subscription ??= client.bookings.availability.events.subscribe(
        { loungeId, lastEventId: String(oldestRevision()) },
        {
          onData: ({ data: { revision } }) => {
            if (revision <= oldestRevision()) return;
            void bookings.availability.get.invalidate({ loungeId });
            void bookings.quote.invalidate();
            // rules are part of the calendar: hours and prices on the page follow them
            void lounges.get.invalidate({ id: loungeId });
          },
          onError: (error) => {
            close();
            if (!hasErrorCode(error, 'LOUNGE_NOT_FOUND')) retry = setTimeout(follow, RETRY_MS);
          },
        },
      );
    };
    const close = () => {
      clearTimeout(retry);
      subscription?.unsubscribe();
      subscription = null;
    };
    const follow = () => (document.hidden ? close() : open());

    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, [utils, queries, loungeId, isActive]);
}
