import type { Tx } from '@oche/db';
import type { MemberContext } from '../../../lib/deps.ts';
import type { Locked } from '../core/lock.service.ts';
import { leaveCourse } from '../draw/running.service.ts';
import { leaveMarking } from '../evening/off-play.service.ts';
import { fillFreed } from '../qualifiers/fill.service.ts';
import * as queries from '../seats/entry-write.queries.ts';
import { fillSeats } from '../seats/seats.service.ts';
import { insertSteps } from '../steps/steps.queries.ts';

interface Leaving {
  id: number;
  status: 'registered' | 'waiting';
}

/**
 * Frees the seats of entries; what they would have played goes to the others. Until the tournament begins, the
 * next of a qualifier follow, and those who wait move up.
 * @returns the entries that have moved up
 */
export async function leave(
  ctx: MemberContext,
  tx: Tx,
  tournament: Pick<Locked, 'id' | 'status'>,
  entries: readonly Leaving[],
  { as, isPresentOnly = false }: { as: 'withdrawn' | 'no_show'; isPresentOnly?: boolean },
): Promise<number[]> {
  if (entries.length === 0) return [];
  const now = ctx.clock.now().toISOString();
  const entryIds = entries.map(({ id }) => id);
  await queries.setLeft(tx, { entryIds, as, now });
  const seats = entries.filter(({ status }) => status === 'registered').length;
  await queries.addCounts(tx, {
    id: tournament.id,
    entered: -seats,
    waiting: seats - entries.length,
    numbers: 0,
  });
  await insertSteps(
    tx,
    entries.map((entry) => ({
      tournamentId: tournament.id,
      kind: 'left',
      matchId: null,
      by: ctx.actor.id,
      at: ctx.clock.now(),
      facts: { entryId: entry.id, isNoShow: as === 'no_show' },
      wayBack: null,
    })),
  );
  await leaveCourse(ctx, tx, tournament.id, entryIds);
  await leaveMarking(tx, tournament.id, entryIds);
  // somebody who had qualified is replaced by the next one of that qualifier; only then by those who wait
  await fillFreed(ctx, tx, tournament.id);
  return fillSeats(ctx, tx, tournament, isPresentOnly);
}
