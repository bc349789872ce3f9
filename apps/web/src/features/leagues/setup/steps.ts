import type { SeasonStatus } from '@oche/validators/leagues/limits';
import type { SeasonOutput } from '@oche/validators/leagues/season';
import { type SetUpStep, setUpSteps } from './step-names.ts';

/** A division needs two teams to play. */
const FEWEST = 2;

/**
 * The one that was asked for, else the season that runs, else the one that comes, else the last one; seasons come with the
 * latest first.
 */
export function currentSeason<Season extends { id: number; status: SeasonStatus }>(
  seasons: readonly Season[],
  asked: number | undefined,
): Season | undefined {
  return (
    seasons.find(({ id }) => id === asked) ??
    seasons.find(({ status }) => status === 'running') ??
    seasons.find(({ status }) => status === 'planned') ??
    seasons[0]
  );
}

type Facts = Pick<SeasonOutput, 'status' | 'divisions'>;

/** Which steps are done. Format and rules come with the season, and can be changed until it runs. */
export function doneSteps(season: Facts | undefined): ReadonlySet<SetUpStep> {
  if (!season) return new Set();
  const { status, divisions } = season;
  const done = new Set<SetUpStep>(['season', 'format', 'rules']);
  const some = divisions.length > 0;
  if (some) done.add('divisions');
  if (some && divisions.every(({ teamCount }) => teamCount >= FEWEST)) done.add('teams');
  if (some && divisions.every(({ fixtureCount }) => fixtureCount > 0)) done.add('plan');
  if (status !== 'planned')
    for (const step of ['divisions', 'teams', 'plan'] as const) done.add(step);
  if (status === 'over') done.add('play');
  return done;
}

export function nextStep(season: Facts | undefined): SetUpStep {
  const done = doneSteps(season);
  return setUpSteps.find((step) => !done.has(step)) ?? 'next';
}

/**
 * Where the way goes on from a step that is done, until the season starts. The list of fixtures is long, so its part says
 * that above it.
 */
export function followingStep(season: Facts, shown: SetUpStep): SetUpStep | undefined {
  if (season.status !== 'planned' || shown === 'plan' || !doneSteps(season).has(shown)) return;
  return setUpSteps[setUpSteps.indexOf(shown) + 1];
}
