import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { BookingsPage } from '../features/lounges/booking/mine/bookings-page.tsx';
import { bookingsInput, nextBookings } from '../features/lounges/booking/mine/bookings-queries.ts';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/bookings')({
  beforeLoad: requireMember,
  loader: async ({ context: { api, i18n } }) => {
    const list = (period: 'upcoming' | 'past') =>
      api.bookings.list.prefetchInfinite(bookingsInput(period), { ...nextBookings, pages: 1 });
    await Promise.all([
      i18n.load('booking', 'booking/mine', 'venues'),
      list('upcoming'),
      list('past'),
      api.bookings.waitingList.list.prefetch(),
      api.bookings.feed.list.prefetch({}),
    ]);
    return { title: i18n.texts('booking/mine').bookings.title() };
  },
  head: membersHead,
  component: BookingsPage,
});
