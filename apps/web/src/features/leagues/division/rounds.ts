import type { DivisionOutput, FixtureSummary } from '@oche/validators/leagues/fixture';

export interface Round {
  number: number;
  fixtures: readonly FixtureSummary[];
  /** teams that have nothing to play in it */
  free: readonly string[];
}

const OVER = new Set<FixtureSummary['status']>(['reported', 'confirmed', 'forfeit', 'annulled']);

/** The rounds of a division in their order; in one with an odd number of teams one team is free in each. */
export function roundsOf({ fixtures, teams }: DivisionOutput): Round[] {
  const rounds = Map.groupBy(fixtures, ({ round }) => round);
  return [...rounds]
    .sort(([a], [b]) => a - b)
    .map(([number, all]) => {
      const playing = new Set(all.flatMap(({ homeId, awayId }) => [homeId, awayId]));
      const free = teams.filter(
        ({ entryId, withdrawn }) => withdrawn === null && !playing.has(entryId),
      );
      return { number, fixtures: all, free: free.map(({ name }) => name) };
    });
}

/** The round that is being played: the first one in which something is still open, else the last one. */
export const currentRound = (rounds: readonly Round[]): Round | undefined =>
  rounds.find(({ fixtures }) => fixtures.some(({ status }) => !OVER.has(status))) ?? rounds.at(-1);
