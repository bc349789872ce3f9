import { AppError } from '../../../lib/errors.ts';
import type { getStep } from '../steps/steps.queries.ts';

export type Step = NonNullable<Awaited<ReturnType<typeof getStep.first>>>;
/** A step with the match it was about. */
export type MatchStep = Step & { matchId: number; tournamentId: number };

/** It is no longer as the step has left it: what has begun since, or somebody else has done, stays. */
export function requireSame(isSame: boolean): asserts isSame {
  if (!isSame) throw new AppError('UNDO_TOO_LATE');
}
