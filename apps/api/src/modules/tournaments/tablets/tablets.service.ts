import type { TabletListOutput, tabletLinkOutput } from '@oche/validators/boards/schemas';
import type { tournamentBoardInput, tournamentInput } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import * as boards from '../../boards/index.ts';
import { organise } from '../core/lock.service.ts';
import { readOrganised } from '../core/tournament.service.ts';
import { isEditable } from '../core/tournaments.policy.ts';
import { requireBoard } from '../evening/evening.service.ts';
import { tournamentBoards } from './board-host.service.ts';

const { kind: host } = tournamentBoards;

/**
 * A link that makes a browser the tablet of a board.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS when it is over, BOARD_NOT_FOUND
 */
export async function createTabletLink(
  ctx: MemberContext,
  { id, boardId }: z.output<typeof tournamentBoardInput>,
): Promise<z.infer<typeof tabletLinkOutput>> {
  requireWriter(ctx.actor);
  return boards.createTabletLink(ctx, { host, hostId: id, boardId }, (save) =>
    organise(ctx, id, async (tx, tournament) => {
      if (!isEditable(tournament)) throw new AppError('TOURNAMENT_STATUS');
      await requireBoard(tx, id, boardId);
      await save(tx);
    }),
  );
}

/**
 * Takes the right of a board's tablet away, at once.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, BOARD_NOT_FOUND when it has none
 */
export async function deleteTablet(
  ctx: MemberContext,
  { id, boardId }: z.output<typeof tournamentBoardInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await organise(ctx, id, (tx) => boards.deleteTablet(tx, { host, hostId: id, boardId }));
}

/**
 * Which boards have a tablet, and when it was last there; for organisers.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN
 */
export async function listTablets(
  { db, actor }: MemberContext,
  { id }: z.output<typeof tournamentInput>,
): Promise<TabletListOutput> {
  await readOrganised(db, actor, id);
  return boards.listTablets(db, { host, hostId: id });
}
