import type { DecidedFormat } from '@oche/darts/match';
import type { MatchPlan } from '@oche/darts/tournaments/bracket';

/** Legs and sets of a tournament, and of the rounds that have others. */
export interface Formats {
  usual: DecidedFormat;
  rounds: readonly { stage: string; round: number; format: DecidedFormat }[];
}

/** What holds for a whole stage. */
export const WHOLE_STAGE = 0;

/** A round's own format, else that of its stage, else that of the tournament. */
export function formatFor(
  { usual, rounds }: Formats,
  { stage, round }: Pick<MatchPlan, 'stage' | 'round'>,
): DecidedFormat {
  const ofRound = (wanted: number) =>
    rounds.find((one) => one.stage === stage && one.round === wanted)?.format;
  return ofRound(round) ?? ofRound(WHOLE_STAGE) ?? usual;
}
