import type { I18n } from '../../../../i18n/i18n.ts';
import type { Api } from '../../../../lib/trpc.ts';

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

export const nextBookingInput = { period: 'upcoming', limit: 1 } as const;

/** As many as a list on another page shows. */
export const upcomingBookingsInput = { period: 'upcoming', limit: 3 } as const;

/** Loads what the start page says of bookings; without it the page works, too. */
export const loadUpcoming = ({ api, i18n }: { api: Api; i18n: I18n }) =>
  Promise.all([i18n.load('booking'), api.bookings.list.prefetch(upcomingBookingsInput, fresh)]);
