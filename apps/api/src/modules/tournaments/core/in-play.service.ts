import { isPgError } from '@oche/db';
import type { ErrorCode } from '@oche/validators/errors';
import { AppError } from '../../../lib/errors.ts';

/** What the database says when somebody or something would be in two matches → what it means. */
const TAKEN: Record<string, ErrorCode> = {
  tournament_in_play_pkey: 'PLAYER_IN_PLAY',
  tournament_in_play_member: 'PLAYER_IN_PLAY',
  tournament_calls_board: 'BOARD_IN_PLAY',
  tournament_calls_lounge_board: 'BOARD_IN_PLAY',
  tournament_calls_match: 'MATCH_NOT_READY',
};

/** The code of such a refusal; undefined for all other errors. */
export function takenBy(error: unknown): ErrorCode | undefined {
  if (!isPgError(error, 'uniqueViolation')) return undefined;
  return TAKEN[error.constraint ?? ''];
}

/** @throws AppError PLAYER_IN_PLAY, BOARD_IN_PLAY, MATCH_NOT_READY, or the error as it came */
export function refuseTaken(error: unknown): never {
  const code = takenBy(error);
  throw code === undefined ? error : new AppError(code);
}
