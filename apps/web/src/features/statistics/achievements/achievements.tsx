import { chakra } from '@chakra-ui/react';
import type { Achievement } from '@oche/validators/statistics/schemas';
import { AchievementBadge } from '../../../components/achievement/achievement-badge.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Figure, Heading, Small } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useSeen } from '../../../lib/live/use-seen.ts';

interface AchievementsProps {
  achievements: readonly Achievement[];
  /** what a notification told of is read when the member sees it */
  isOwn: boolean;
}

/** The wall of badges: what was achieved first, the latest in front, then what is still to come. */
export function Achievements({ achievements, isOwn }: AchievementsProps) {
  const texts = useTexts('statistics').achievements;
  const done = achievements
    .filter(({ achievedAt }) => achievedAt !== null)
    .sort((a, b) => (b.achievedAt ?? '').localeCompare(a.achievedAt ?? ''));
  const open = achievements.filter(({ achievedAt }) => achievedAt === null);
  return (
    <section id="achievements" aria-labelledby="achievements-title">
      {isOwn ? <Seen achievements={done} /> : null}
      <Head>
        <Heading id="achievements-title">{texts.title()}</Heading>
        <Figure>{texts.count({ done: done.length, all: achievements.length })}</Figure>
      </Head>
      <Wall>
        {[...done, ...open].map((achievement) => (
          <One key={achievement.kind} achievement={achievement} />
        ))}
      </Wall>
    </section>
  );
}

function Seen({ achievements }: { achievements: readonly Achievement[] }) {
  useSeen(achievements.flatMap(({ gameId }) => (gameId === null ? [] : `achieved/${gameId}`)));
  return null;
}

function One({ achievement: { kind, achievedAt, gameId } }: { achievement: Achievement }) {
  const texts = useTexts('statistics').achievements;
  const titles = useTexts('achievements');
  const goals = useTexts('achievements/goals');
  return (
    <li>
      <AchievementBadge kind={kind} isAchieved={achievedAt !== null} />
      <div>
        <Title data-open={achievedAt === null || undefined}>{titles[kind]()}</Title>
        <Small>{goals[kind]()}</Small>
        <When>
          {achievedAt === null ? texts.open() : null}
          {achievedAt !== null && gameId === null ? (
            <Time value={achievedAt} format="date" />
          ) : null}
          {achievedAt !== null && gameId !== null ? (
            <TextLink to="/games/$id" params={{ id: String(gameId) }}>
              <Time value={achievedAt} format="date" />
            </TextLink>
          ) : null}
        </When>
      </div>
    </li>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4',
    layerStyle: 'wiresBottom',
    paddingBottom: '1',
    marginBottom: '4',
  },
});
const Wall = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
    columnGap: '6',
    rowGap: '4',
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
  },
});
const Title = chakra('h3', {
  base: { textStyle: 'subheading', '&[data-open]': { color: 'fg.muted' } },
});
const When = chakra('p', { base: { textStyle: 'small' } });
