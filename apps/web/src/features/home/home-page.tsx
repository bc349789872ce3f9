import type { CurrentUser } from '@oche/validators/auth/schemas';
import type { HomeStep } from '@oche/validators/home/limits';
import type { ReactNode } from 'react';
import { TextLink } from '../../components/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { ActivityCard } from './activity/activity-card.tsx';
import { Board } from './board/board.tsx';
import type { HomeCard } from './board/layout.ts';
import { AchievementsCard } from './cards/achievements-card.tsx';
import { AheadCard } from './cards/ahead-card.tsx';
import { FiguresCard } from './cards/figures-card.tsx';
import { ForumCard } from './cards/forum-card.tsx';
import { LiveCard } from './cards/live-card.tsx';
import { Hero } from './start/hero.tsx';
import { NextSteps } from './start/steps.tsx';

interface HomePageProps {
  user: CurrentUser;
  /** what is to be answered or played next; other domains render it */
  next?: ReactNode;
  /** the booked boards */
  bookings?: ReactNode;
  /** cards of other domains */
  cards?: readonly HomeCard[];
}

/** Cards that have nothing to say before a step is done. */
const WAITING: Partial<Record<HomeStep, readonly string[]>> = {
  game: ['figures', 'achievements'],
  friend: ['friends', 'messages', 'activity'],
};

/** A member's start page: where one stands, what is next, and the cards as the member has arranged them. */
export function HomePage({ user, next, bookings, cards = [] }: HomePageProps) {
  const texts = useTexts('home');
  const [{ steps, username }] = trpc.home.get.useSuspenseQuery({ board: 'home' });
  const player = { to: '/players/$username', params: { username } } as const;
  const own: HomeCard[] = [
    {
      id: 'live',
      title: texts.live.title(),
      action: <TextLink to="/venues">{texts.live.all()}</TextLink>,
      node: <LiveCard />,
      weight: 4,
    },
    {
      id: 'activity',
      title: texts.activity.title(),
      node: <ActivityCard user={user} />,
      weight: 5,
    },
    {
      id: 'ahead',
      title: texts.ahead.title(),
      action: <TextLink to="/tournaments">{texts.ahead.all()}</TextLink>,
      node: <AheadCard board="home" bookings={bookings} />,
      weight: 4,
    },
    {
      id: 'figures',
      title: texts.figures.title(),
      action: <TextLink {...player}>{texts.figures.all()}</TextLink>,
      node: <FiguresCard board="home" />,
      weight: 3,
    },
    {
      id: 'forum',
      title: texts.latest(),
      action: <TextLink to="/forum">{texts.toForum()}</TextLink>,
      node: <ForumCard />,
      weight: 7,
    },
    {
      id: 'achievements',
      title: texts.achievements.title(),
      action: (
        <TextLink {...player} hash="achievements">
          {texts.achievements.all()}
        </TextLink>
      ),
      node: <AchievementsCard board="home" />,
    },
  ];
  return (
    <Page>
      <Hero user={user} />
      {next}
      <NextSteps board="home" />
      <Board
        board="home"
        cards={[...own, ...cards]}
        quiet={steps.flatMap((step) => WAITING[step] ?? [])}
      />
    </Page>
  );
}
