import { createFileRoute } from '@tanstack/react-router';
import { requireMember } from '../app/guards.ts';
import { loadHome } from '../features/home/home-data.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { nextBookingInput } from '../features/lounges/booking/mine/bookings-queries.ts';
import { NextBooking } from '../features/lounges/booking/mine/next-booking.tsx';
import { loadLatest } from '../features/market/latest/latest-data.ts';
import { LatestEquipment } from '../features/market/latest/latest-equipment.tsx';
import { AskVisibility } from '../features/people/ask-visibility.tsx';
import { loadOwnProfile } from '../features/people/people-data.ts';
import { loadTournaments } from '../features/tournaments/elsewhere/dashboard-data.ts';
import { TournamentTiles } from '../features/tournaments/elsewhere/tournament-tiles.tsx';
import { UpcomingTournaments } from '../features/tournaments/elsewhere/upcoming-tournaments.tsx';
import { membersHead } from '../lib/head.ts';

export const Route = createFileRoute('/dashboard')({
  beforeLoad: requireMember,
  loader: async ({ context }) => {
    await Promise.all([
      loadHome(context),
      loadOwnProfile(context),
      loadTournaments(context),
      loadLatest(context),
      context.i18n.load('booking'),
      context.api.bookings.list.prefetch(nextBookingInput),
    ]);
    return { title: context.i18n.texts('home').title() };
  },
  head: membersHead,
  component: Dashboard,
});

function Dashboard() {
  const { user } = Route.useRouteContext();
  const next = (
    <>
      <AskVisibility />
      <NextBooking />
      <TournamentTiles />
    </>
  );
  return (
    <HomePage
      user={user}
      next={next}
      tournaments={<UpcomingTournaments />}
      equipment={<LatestEquipment />}
    />
  );
}
