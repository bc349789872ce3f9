import { isPgError, type Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Locked } from '../core/lock.service.ts';
import * as queries from './entry-write.queries.ts';

export type Entrant = Pick<queries.NewEntry, 'name' | 'seed' | 'isPaid' | 'players'>;

/**
 * Behind the lock of the tournament's row, which has the counts; that more have a seat than there are is refused
 * by a constraint of the table.
 *
 * Enters players and teams in this order: the first ones get the free seats, the others wait.
 * @returns their ids
 * @throws AppError ALREADY_REGISTERED when a member is in already, SEED_TAKEN
 */
export async function enter(
  ctx: Pick<Deps, 'clock'> & { actor: { id: string } },
  tx: Tx,
  tournament: Locked,
  entrants: readonly Entrant[],
): Promise<number[]> {
  const free = Math.max(0, tournament.maxParticipants - tournament.enteredCount);
  const entries = entrants.map((entrant, index) => ({
    ...entrant,
    status: index < free ? ('registered' as const) : ('waiting' as const),
    number: tournament.nextNumber + index,
  }));
  const entered = Math.min(free, entries.length);
  await queries.addCounts(tx, {
    id: tournament.id,
    entered,
    waiting: entries.length - entered,
    numbers: entries.length,
  });
  const by = { userId: ctx.actor.id, now: ctx.clock.now().toISOString() };
  return refusingTwice(() => queries.insertEntries(tx, tournament.id, entries, by));
}

export async function refusingTwice<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isPgError(error, 'uniqueViolation', 'tournament_entry_players_once')) {
      throw new AppError('ALREADY_REGISTERED', { cause: error });
    }
    if (isPgError(error, 'uniqueViolation', 'tournament_entries_seed')) {
      throw new AppError('SEED_TAKEN', { cause: error });
    }
    throw error;
  }
}
