import { ButtonLink } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Achievements } from '../achievements/achievements.tsx';
import { NoGame, Numbers } from './numbers.tsx';

/** All numbers of a player as a part of the profile; those of chosen games are on a page of their own. */
export function NumbersOfPlayer({ username }: { username: string }) {
  const texts = useTexts('statistics');
  const [player] = trpc.statistics.player.useSuspenseQuery({ username });
  const { statistics, isOwn } = player;
  if (!statistics || statistics.totalGames === 0) return <NoGame isOwn={isOwn} />;
  return (
    <>
      <Numbers player={player} statistics={statistics} />
      <ButtonLink to="/players/$username" params={{ username }} variant="outline">
        {texts.byGame()}
      </ButtonLink>
    </>
  );
}

/** The wall of badges as a part of the profile. */
export function AchievementsOfPlayer({ username }: { username: string }) {
  const [{ achievements, isOwn }] = trpc.statistics.player.useSuspenseQuery({ username });
  return achievements ? <Achievements achievements={achievements} isOwn={isOwn} /> : null;
}
