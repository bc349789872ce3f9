import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { requireClubReader } from '../../clubs/index.ts';
import { requireReader } from '../../lounges/index.ts';
import { countBoards } from './home.queries.ts';

interface Home {
  loungeId?: number | null | undefined;
  clubId?: number | null | undefined;
  boardIds: readonly number[];
}

/**
 * Where a team says that it is at home. It stays where it is already, even if the lounge has closed or a board was taken
 * down meanwhile.
 * @throws AppError LOUNGE_NOT_FOUND, CLUB_NOT_FOUND, BAD_INPUT for boards that the lounge doesn't have
 */
export async function requireHome(ctx: ActingContext, home: Home, before?: Home): Promise<void> {
  const { loungeId, clubId, boardIds } = home;
  const isOther = typeof loungeId === 'number' && loungeId !== before?.loungeId;
  if (isOther) await requireReader(ctx.db, ctx.actor, loungeId);
  if (typeof clubId === 'number' && clubId !== before?.clubId) {
    await requireClubReader(ctx.db, ctx.actor, clubId);
  }
  const added = boardIds.filter((id) => isOther || !before?.boardIds.includes(id));
  if (added.length === 0) return;
  const known = await countBoards.first(ctx.db, { loungeId: loungeId ?? 0, ids: added });
  if (known?.count !== new Set(added).size) {
    throw new AppError('BAD_INPUT', { fields: { boardIds: 'invalid' } });
  }
}
