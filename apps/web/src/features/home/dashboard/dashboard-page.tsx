import { TextLink } from '../../../components/link.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Board } from '../board/board.tsx';
import type { HomeCard } from '../board/layout.ts';
import { NearbyLounges } from '../cards/nearby-lounges.tsx';
import { QuickActions } from './quick-actions.tsx';
import { Tiles } from './tiles.tsx';

interface DashboardPageProps {
  /** the first card: what is played next */
  tournaments: HomeCard;
  /** cards of other domains */
  cards?: readonly HomeCard[];
}

/** The dashboard: how much is on, ways to go, and the cards as the member has arranged them. */
export function DashboardPage({ tournaments, cards = [] }: DashboardPageProps) {
  const texts = useTexts('home');
  const own: HomeCard[] = [
    tournaments,
    {
      id: 'nearby',
      title: texts.nearby(),
      action: <TextLink to="/venues">{texts.toVenues()}</TextLink>,
      node: <NearbyLounges />,
    },
  ];
  return (
    <Page>
      <PageHeader title={texts.title()} lead={texts.lead()} />
      <Tiles />
      <QuickActions />
      <Board board="dashboard" title={texts.arrange.board()} cards={[...own, ...cards]} />
    </Page>
  );
}
