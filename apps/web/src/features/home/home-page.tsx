import type { CurrentUser } from '@oche/validators/auth/schemas';
import { ButtonLink } from '../../components/button.tsx';
import { TextLink } from '../../components/link.tsx';
import { Page, PageHeader } from '../../components/page/page.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { ActivityCard } from './activity/activity-card.tsx';
import { Board } from './board/board.tsx';
import type { HomeCard } from './board/layout.ts';
import { AchievementsCard } from './cards/achievements-card.tsx';
import { ForumCard } from './cards/forum-card.tsx';
import { LIVE, RECENT_POSTS } from './home-data.ts';
import { FirstStep } from './start/first-step.tsx';
import { Form } from './start/form.tsx';
import { Slates } from './start/slate.tsx';
import { Tonight } from './start/tonight.tsx';
import { Turn } from './start/turn.tsx';

interface HomePageProps {
  user: CurrentUser;
  /** cards of other domains */
  cards?: readonly HomeCard[];
}

/** A member's start page: the evening, what waits, how one plays, and then what has news. */
export function HomePage({ user, cards = [] }: HomePageProps) {
  const texts = useTexts('home');
  const [{ steps, username, achievements }] = trpc.home.get.useSuspenseQuery({ board: 'home' });
  const live = trpc.home.live.useQuery(LIVE, { enabled: false });
  const posts = trpc.forum.post.recent.useQuery(RECENT_POSTS, { enabled: false });
  const activity: HomeCard = {
    id: 'activity',
    title: texts.activity.title(),
    node: <ActivityCard user={user} />,
    isEmpty: live.data?.activity.items.length === 0,
    weight: 5,
  };
  const forum: HomeCard = {
    id: 'forum',
    title: texts.latest(),
    action: <TextLink to="/forum">{texts.toForum()}</TextLink>,
    node: <ForumCard />,
    isEmpty: posts.data?.length === 0,
    weight: 5,
  };
  const achieved: HomeCard = {
    id: 'achievements',
    title: texts.achievements.title(),
    action: (
      <TextLink to="/players/$username" params={{ username }} hash="achievements">
        {texts.achievements.all()}
      </TextLink>
    ),
    news: texts.achievements.count({
      done: achievements.achieved.length,
      all: achievements.total,
    }),
    node: <AchievementsCard board="home" />,
    isEmpty: achievements.achieved.length === 0,
    isFolded: true,
    weight: 1,
  };
  return (
    <Page>
      <PageHeader
        title={texts.greeting({ name: user.firstName })}
        lead={texts.lead()}
        actions={
          <ButtonLink to="/games/new" size="sm">
            {texts.place.play()}
          </ButtonLink>
        }
      />
      <FirstStep />
      <Slates className="dark">
        <Tonight />
        <Turn isNew={steps.length > 0} />
        <Form />
      </Slates>
      <Board
        board="home"
        title={texts.news.title()}
        cards={[activity, ...cards, achieved, forum]}
      />
    </Page>
  );
}
