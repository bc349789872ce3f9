import { trpc } from '../../../../lib/trpc.ts';

/** Reloads the calendar, and everything that is computed from it. */
export function useRefreshCalendar(loungeId: number): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    void utils.lounges.mine.invalidate();
    void utils.bookings.calendar.statistics.invalidate({ loungeId });
    void utils.bookings.series.list.invalidate({ loungeId });
    await utils.bookings.calendar.get.invalidate({ loungeId });
  };
}
