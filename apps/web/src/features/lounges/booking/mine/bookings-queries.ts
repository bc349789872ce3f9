/** Milliseconds until bookings are loaded again, as a lounge may confirm or cancel at any time. */
const STALE_MS = 10_000;

/** The same input for loader and page, so that they share the cache. */
export const bookingsInput = (period: 'upcoming' | 'past') => ({
  period,
  limit: period === 'upcoming' ? 20 : 10,
});

export const nextBookings = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};

/**
 * Outdated bookings would mislead, so they are loaded again when the reader comes back to the tab.
 */
export const fresh = { staleTime: STALE_MS, refetchOnWindowFocus: true } as const;
