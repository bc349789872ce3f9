import type { CurrentUser } from '@oche/validators/auth/schemas';
import type { ReactNode } from 'react';
import { TextLink } from '../../../components/link.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { ActivityCard } from '../activity/activity-card.tsx';
import { Board } from '../board/board.tsx';
import type { HomeCard } from '../board/layout.ts';
import { NearbyLounges } from '../cards/nearby-lounges.tsx';
import { QuickActions } from './quick-actions.tsx';
import { Tiles } from './tiles.tsx';

interface DashboardPageProps {
  user: CurrentUser;
  /** what is to be answered or played next; other domains render it */
  next?: ReactNode;
  /** the first card: what is played next */
  tournaments: HomeCard;
  /** cards of other domains */
  cards?: readonly HomeCard[];
}

/** The dashboard: how much is on, ways to go, and the cards as the member has arranged them. */
export function DashboardPage({ user, next, tournaments, cards = [] }: DashboardPageProps) {
  const texts = useTexts('home');
  const own: HomeCard[] = [
    tournaments,
    {
      id: 'nearby',
      title: texts.nearby(),
      action: <TextLink to="/venues">{texts.toVenues()}</TextLink>,
      node: <NearbyLounges />,
    },
    {
      id: 'activity',
      title: texts.activity.title(),
      node: <ActivityCard user={user} />,
      weight: 5,
    },
  ];
  return (
    <Page>
      <PageHeader title={texts.title()} lead={texts.lead()} />
      <Tiles />
      <QuickActions />
      {next}
      <Board board="dashboard" cards={[...own, ...cards]} />
    </Page>
  );
}
