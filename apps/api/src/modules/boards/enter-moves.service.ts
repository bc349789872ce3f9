import type { enterMovesInput, enterMovesOutput } from '@oche/validators/games/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../lib/deps.ts';
import { correctOfficialEnd, enterOfficialMoves, readOfficial } from '../games/index.ts';
import { requireGameHere } from './at-board-game.service.ts';
import { behindLock } from './tablet.service.ts';

type Moves = z.output<typeof enterMovesInput>;
type Entered = z.input<typeof enterMovesOutput>;

/**
 * Makes the moves of the tablet. Those that correct a match that is over have to undo its result, too.
 * @throws AppError as `requireGameHere`, `takeBackAtBoard` and games' `enterMoves` do
 */
export async function enterMovesAtBoard(ctx: ServiceContext, input: Moves): Promise<Entered> {
  const { gameId, moves } = input;
  await requireGameHere(ctx, ctx.db, gameId);
  const hasCorrection = moves.some(({ move }) => move.kind !== 'enter');
  const isOver = hasCorrection && (await readOfficial(ctx.db, gameId))?.status === 'completed';
  if (isOver) return takeBackAtBoard(ctx, input);
  return enterOfficialMoves(ctx, input, async (tx) => {
    await requireGameHere(ctx, tx, gameId);
  });
}

/**
 * Takes back what has ended the match at this board, as long as nothing else was called here: the result doesn't count
 * any more, and the match goes on where it was. The lock of the host comes before that of the game.
 *
 * @throws AppError as `enterMovesAtBoard` does; GAME_NOT_OPEN when it is too late, also when somebody who
 *   played there is in another match by now; PLAYER_IN_PLAY, BOARD_IN_PLAY when that happens at this moment
 */
const takeBackAtBoard = (ctx: ServiceContext, input: Moves): Promise<Entered> =>
  behindLock(ctx, async (tx) => {
    const tablet = await requireGameHere(ctx, tx, input.gameId);
    return correctOfficialEnd(ctx, tx, input, () =>
      tablet.host.goOn(ctx, tx, tablet, input.gameId),
    );
  });
