import { centsOf } from '@oche/validators/money';
import { isAdmin } from '../../../lib/actor.ts';
import { differences, type NoteCorrection } from '../../../lib/correction.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import '../core/tournaments.events.ts';
import { changeTournament } from '../core/lock.service.ts';
import { updateTournament } from '../core/tournament-change.queries.ts';
import { getToCorrect } from './correction.queries.ts';

interface Corrected {
  id: number;
  data: {
    name: string;
    description?: string | undefined;
    /** euro */
    entryFee: number;
    prizePool: number;
    isPublic: boolean;
  };
}

/** Which fields of a tournament may be in the log with their values. */
const SAID = ['entry_fee_cents', 'prize_pool_cents', 'is_public'];

/**
 * What an admin changes of what a tournament says, even when it is over. Its organisers still decide what is played,
 * when and where.
 *
 * @param note isn't called where nothing changes
 * @throws AppError FORBIDDEN, TOURNAMENT_NOT_FOUND, also for drafts
 */
export async function correctTournament(
  ctx: MemberContext,
  { id, data }: Corrected,
  note: NoteCorrection,
): Promise<void> {
  if (!isAdmin(ctx.actor)) throw new AppError('FORBIDDEN');
  await changeTournament(ctx, id, async (tx, { status }) => {
    const before = status === 'draft' ? undefined : await getToCorrect.first(tx, { id });
    if (!before) throw new AppError('TOURNAMENT_NOT_FOUND');
    const { created_by: ownerId, ...was } = before;
    const columns = {
      name: data.name,
      description: data.description ?? null,
      entry_fee_cents: centsOf(data.entryFee),
      prize_pool_cents: centsOf(data.prizePool),
      is_public: data.isPublic,
    };
    const change = differences(was, columns, SAID);
    if (Object.keys(change.after).length === 0) return;
    await updateTournament(tx, id, { ...columns, updated_at: ctx.clock.now().toISOString() });
    await ctx.events.publish(tx, 'tournament.described', { tournamentId: id });
    await note(tx, { ownerId, ...change });
  });
}
