import { isPgError } from '@oche/db';
import { AppError } from '../../../lib/errors.ts';

/** @throws AppError SEASON_EXISTS, DIVISION_EXISTS, or the error as it came */
export function refuseTaken(error: unknown): never {
  if (isPgError(error, 'uniqueViolation', 'league_seasons_league_id_name_key')) {
    throw new AppError('SEASON_EXISTS', { cause: error });
  }
  if (isPgError(error, 'uniqueViolation', 'league_divisions_season_id_name_key')) {
    throw new AppError('DIVISION_EXISTS', { cause: error });
  }
  throw error;
}
