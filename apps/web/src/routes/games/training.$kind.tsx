import { BULL } from '@oche/darts/board';
import { exercises, type Training as Kind, trainings } from '@oche/validators/games/start';
import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { requireMember } from '../../app/guards.ts';
import {
  COUNTED,
  historyInput,
  nextResults,
} from '../../features/games/training/training-queries.ts';
import { weakDoubles } from '../../features/games/training/weak-doubles.ts';
import { membersHead } from '../../lib/head.ts';

// what is thrown dart by dart has pads of its own
const TrainingPage = lazyRouteComponent(
  () => import('../../features/games/training/training-page.tsx'),
  'TrainingPage',
);
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
    const isExercise = exerciseOf(kind) !== undefined;
    await Promise.all([
      i18n.load('games/training', ...(isExercise ? (['games/score'] as const) : [])),
      (isExercise ? ExercisePage : TrainingPage).preload?.(),
      api.games.training.list.prefetchInfinite(historyInput(kind, chosen), {
        ...nextResults,
        pages: 1,
      }),
    ]);
    return { title: i18n.texts('games/training')[kind].title(), chosen };
  },
  head: membersHead,
  component: Training,
});

const numberOf = (text: unknown): number | undefined => {
  const number = Number(text);
  const isOnBoard = (Number.isInteger(number) && number >= 1 && number <= 20) || number === BULL;
  return isOnBoard ? number : undefined;
};

const exerciseOf = (kind: string) => exercises.find((one) => one === kind);

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
  const { kind } = Route.useParams();
  const { chosen } = Route.useLoaderData();
  const counted = COUNTED.find((one) => one === kind);
  if (counted) return <TrainingPage key={kind} kind={counted} />;
  const exercise = exerciseOf(kind);
  if (!exercise) throw notFound();
  return <ExercisePage key={`${kind} ${chosen.join(' ')}`} exercise={exercise} wanted={chosen} />;
}
