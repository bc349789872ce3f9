import { BULL } from '@oche/darts/board';
import { type Training as Kind, trainings } from '@oche/validators/games/start';
import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import { historyInput, nextResults } from '../../features/games/training/training-queries.ts';
import { weakDoubles } from '../../features/games/training/weak-doubles.ts';
import { membersHead } from '../../lib/head.ts';

const ExercisePage = lazyRouteComponent(
  () => import('../../features/games/training/exercise-page.tsx'),
  'ExercisePage',
);

const USUAL_NUMBER = 20;

interface Search {
  /** of 99 darts */
  number?: number | undefined;
}

export const Route = createFileRoute('/games/training/$kind')({
  validateSearch: ({ number }): Search => ({ number: numberOf(number) }),
  loaderDeps: ({ search: { number } }) => ({ number }),
  beforeLoad: requireMember,
  loader: async ({ context, params, deps: { number } }) => {
    const { api, i18n } = context;
    const kind = kindOf(params.kind);
    const readDoubles = async () => {
      const { username } = await api.social.people.own.ensureData();
      const { statistics } = await api.statistics.player.ensureData({ username });
      return statistics?.figures.doubles ?? [];
    };
    const chosen = await chosenFor(kind, number, readDoubles);
    await Promise.all([
      i18n.load('games/training', 'games/score'),
      ExercisePage.preload?.(),
      api.games.training.list.prefetchInfinite(historyInput(kind, chosen), {
        ...nextResults,
        pages: 1,
      }),
    ]);
    return { title: i18n.texts('games/training')[kind].title(), kind, chosen };
  },
  head: membersHead,
  component: Training,
});

const numberOf = (text: unknown): number | undefined => {
  const number = Number(text);
  const isOnBoard = (Number.isInteger(number) && number >= 1 && number <= 20) || number === BULL;
  return isOnBoard ? number : undefined;
};

/** @throws NotFoundError */
function kindOf(text: string): Kind {
  const kind = trainings.find((one) => one === text);
  if (!kind) throw notFound();
  return kind;
}

/** What an exercise is about; weak doubles are those of the member's own games. */
async function chosenFor(
  kind: Kind,
  number: number | undefined,
  readDoubles: () => Promise<Parameters<typeof weakDoubles>[0]>,
): Promise<readonly number[]> {
  if (kind === 'ninetyNine') return [number ?? USUAL_NUMBER];
  return kind === 'weakDoubles' ? weakDoubles(await readDoubles()) : [];
}

function Training() {
  const { kind, chosen } = Route.useLoaderData();
  return <ExercisePage key={`${kind} ${chosen.join(' ')}`} exercise={kind} wanted={chosen} />;
}
