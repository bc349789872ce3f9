import { chakra } from '@chakra-ui/react';
import type { HomeBoard } from '@oche/validators/home/schemas';
import { type AchievementKind, achievementKinds } from '@oche/validators/statistics/limits';
import { AchievementBadge } from '../../../components/achievement/achievement-badge.tsx';
import { Figure } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

/** What everybody wants; these are still to get as long as nothing else was achieved. */
const WANTED: readonly AchievementKind[] = ['firstMaximum', 'bigFish', 'nineDarter'];
const SHOWN = 3;

/** The latest achievements, and what is still to get: three in all. */
export function AchievementsCard({ board }: { board: HomeBoard }) {
  const { achievements: texts } = useTexts('home');
  const titles = useTexts('achievements');
  const [{ achievements }] = trpc.home.get.useSuspenseQuery({ board });
  const { achieved, total } = achievements;
  const got = new Map(achieved.map(({ kind, achievedAt }) => [kind, achievedAt]));
  const open = [...WANTED, ...achievementKinds].filter((kind) => !got.has(kind));
  const shown = [...new Set([...got.keys(), ...open])].slice(0, SHOWN);
  return (
    <>
      <Wall>
        {shown.map((kind) => {
          const at = got.get(kind);
          return (
            <li key={kind}>
              <AchievementBadge kind={kind} isAchieved={at !== undefined} />
              <Name>{titles[kind]()}</Name>
              <small>{at === undefined ? texts.next() : <Time value={at} format="date" />}</small>
            </li>
          );
        })}
      </Wall>
      <Count>
        <Figure>{texts.count({ done: achieved.length, all: total })}</Figure>
        <Meter aria-hidden="true">
          {achievementKinds.map((kind, index) => (
            <span key={kind} data-done={index < achieved.length || undefined} />
          ))}
        </Meter>
      </Count>
    </>
  );
}

const Wall = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '2',
    paddingTop: '3',
    listStyle: 'none',
    layerStyle: 'wires',
    '& > li': { display: 'grid', justifyItems: 'center', textAlign: 'center', gap: '1' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
  },
});
const Name = chakra('h3', {
  base: { textStyle: 'subheading', lineHeight: 'tight', overflowWrap: 'anywhere', hyphens: 'auto' },
});
const Count = chakra('p', { base: { display: 'grid', gap: '1', marginTop: '4' } });
const Meter = chakra('span', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: '2px',
    '& > span': { height: '2', bg: 'bg.sunken' },
    '& > [data-done]': { bg: 'board.green' },
    '& > [data-done]:nth-of-type(even)': { bg: 'board.red' },
  },
});
