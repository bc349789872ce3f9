import { lazyPart } from '../../components/lazy-part.tsx';
import { TextLink } from '../../components/link.tsx';
import { SkeletonRows } from '../../components/page/skeleton.tsx';
import type { HomeCard } from '../../features/home/board/layout.ts';
import { DashboardPage } from '../../features/home/dashboard/dashboard-page.tsx';
import { UpcomingTournaments } from '../../features/tournaments/elsewhere/upcoming-tournaments.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useEquipment } from './equipment.tsx';

/* the start page, which shares this file, shows no games */
const OwnGames = lazyPart(
  async () => (await import('./own-games.tsx')).OwnGames,
  <SkeletonRows />,
  { isInPage: true },
);

/** A member's dashboard, with the cards of all domains. */
export function Dashboard() {
  const { upcoming } = useTexts('tournaments/elsewhere');
  const tournaments: HomeCard = {
    id: 'tournaments',
    title: upcoming.title(),
    action: <TextLink to="/tournaments">{upcoming.all()}</TextLink>,
    node: <UpcomingTournaments />,
  };
  const games: HomeCard = {
    id: 'activity',
    title: useTexts('home').activity.title(),
    action: (
      <TextLink to="/games" search={{ of: 'own' }}>
        {useTexts('home').activity.all()}
      </TextLink>
    ),
    node: <OwnGames />,
    weight: 5,
  };
  return <DashboardPage tournaments={tournaments} cards={[games, useEquipment()]} />;
}
