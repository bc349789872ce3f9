/** The lounge may confirm or cancel at any time: older than this it is asked again. Milliseconds. */
const STALE_MS = 10_000;

/** Loader and page ask for the same. */
export const bookingsInput = (period: 'upcoming' | 'past') => ({
  period,
  limit: period === 'upcoming' ? 20 : 10,
});

export const nextBookings = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};

/** Old news would mislead here: they are read again when the reader comes back. */
export const fresh = { staleTime: STALE_MS, refetchOnWindowFocus: true } as const;

export const nextBookingInput = { period: 'upcoming', limit: 1 } as const;
