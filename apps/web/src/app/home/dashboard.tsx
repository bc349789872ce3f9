import type { CurrentUser } from '@oche/validators/auth/schemas';
import { TextLink } from '../../components/link.tsx';
import type { HomeCard } from '../../features/home/board/layout.ts';
import { DashboardPage } from '../../features/home/dashboard/dashboard-page.tsx';
import { NextBooking } from '../../features/lounges/booking/mine/next-booking.tsx';
import { UpcomingTournaments } from '../../features/tournaments/elsewhere/upcoming-tournaments.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useEquipment } from './equipment.tsx';
import { Question } from './question.tsx';

/** A member's dashboard, with the cards of all domains. */
export function Dashboard({ user }: { user: CurrentUser }) {
  const { upcoming } = useTexts('tournaments/elsewhere');
  const tournaments: HomeCard = {
    id: 'tournaments',
    title: upcoming.title(),
    action: <TextLink to="/tournaments">{upcoming.all()}</TextLink>,
    node: <UpcomingTournaments />,
  };
  const cards = [useEquipment()];
  const next = (
    <>
      <Question board="dashboard" />
      <NextBooking />
    </>
  );
  return <DashboardPage user={user} next={next} tournaments={tournaments} cards={cards} />;
}
