import type { DivisionOutput } from '@oche/validators/leagues/fixture';

type Moves = Pick<DivisionOutput, 'promotes' | 'relegates'>;

interface Division extends Moves, Pick<DivisionOutput, 'level'> {
  siblings: readonly Pick<DivisionOutput, 'level'>[];
  standings: readonly { played: number }[];
}

/**
 * How many teams of a division go up and down. Nobody goes where there is no class, and before the first result no place
 * means anything.
 */
export function movesOf({ level, promotes, relegates, standings, siblings }: Division): Moves {
  const hasBegun = standings.some(({ played }) => played > 0);
  const isAbove = siblings.some((other) => other.level < level);
  const isBelow = siblings.some((other) => other.level > level);
  return {
    promotes: hasBegun && isAbove ? promotes : 0,
    relegates: hasBegun && isBelow ? relegates : 0,
  };
}
