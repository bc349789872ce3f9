import type { Executor } from '@oche/db';
import { AppError } from '../../../lib/errors.ts';
import { listEntrants } from '../matches/entrants.queries.ts';
import { fieldOf } from '../matches/field.ts';
import * as queries from './draw.queries.ts';

export interface FieldEntry {
  id: number;
  number: number;
  seed: number | null;
  rating: number | null;
}

/** Who plays: everybody with a seat, and once check-in has opened, those who are there. */
export async function readField(db: Executor, tournamentId: number, now: Date) {
  const tournament = await queries.getDrawn.first(db, { tournamentId });
  if (!tournament) throw new AppError('TOURNAMENT_NOT_FOUND');
  const { kind, checkInOpensAt } = tournament;
  const entries = await listEntrants(db, { tournamentId, viewerId: '' });
  return {
    kind,
    entries: fieldOf(entries, checkInOpensAt, now),
  };
}
