import { randomUUID } from 'node:crypto';
import { entriesByLeg } from '@oche/darts/game';
import { type Tx, withTransaction } from '@oche/db';
import type { claimDeviceGameInput, claimDeviceGameOutput } from '@oche/validators/games/device';
import type { z } from 'zod';
import { requireActive } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { secretHash } from '../../../lib/secrets/secret.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import '../games.events.ts';
import * as moves from '../moves/moves.queries.ts';
import { end } from '../result/end/end.service.ts';
import { insertGame, insertPlayers } from '../start/start-game.queries.ts';
import * as queries from './claim.queries.ts';
import { replayed, setupOf } from './device-game.ts';

type Input = z.output<typeof claimDeviceGameInput>;

/** A device's clock may be wrong, and nobody's games are older than this. */
const OLDEST_MS = 366 * DAY_MS;

/**
 * A game that was scored on a device without an account becomes the member's: private, and casual as every game against
 * guests. It reaches nobody, so it doesn't wait for the confirmed address. Whoever sends it again gets the same game.
 *
 * @throws AppError VISIT_IMPOSSIBLE, GAME_NOT_OVER; GAME_CLAIMED when it is somebody else's by now
 */
export async function claimDeviceGame(
  ctx: MemberContext,
  input: Input,
): Promise<z.input<typeof claimDeviceGameOutput>> {
  requireActive(ctx.actor);
  const game = replayed(setupOf(input), input.entries);
  const { winner } = game.position.standing;
  if (winner === undefined) throw new AppError('GAME_NOT_OVER');
  const hash = secretHash(input.secret);
  return withTransaction(ctx.db, async (tx) => {
    const isTaken = (await queries.takeSecret.first(tx, { secretHash: hash })) === undefined;
    if (isTaken) return { gameId: await claimedBefore(tx, ctx.actor.id, hash) };
    const { gameId, finishedAt } = await insertPlayed(ctx, tx, input, game);
    await queries.setPlayed(tx, {
      gameId,
      revision: game.entries.length,
      winnerSide: winner,
      finishedAt,
    });
    await queries.setClaimed(tx, { secretHash: hash, gameId });
    await end(ctx, tx, gameId, ctx.actor.id);
    return { gameId };
  });
}

/** @throws AppError GAME_CLAIMED */
async function claimedBefore(tx: Tx, userId: string, hash: string): Promise<number> {
  const claimed = await queries.getClaimed.first(tx, { secretHash: hash });
  if (claimed?.userId !== userId) throw new AppError('GAME_CLAIMED');
  return claimed.gameId;
}

async function insertPlayed(
  { actor, clock }: MemberContext,
  tx: Tx,
  input: Input,
  { setup, entries, position, ...played }: ReturnType<typeof replayed>,
): Promise<{ gameId: number; finishedAt: string }> {
  const now = clock.now();
  const finishedAt = within(now, input.finishedAt);
  const startedAt = within(finishedAt, input.startedAt);
  const gameId = await insertGame(tx, {
    createdBy: actor.id,
    setup,
    position,
    visibility: 'private',
    status: 'casual',
    loungeId: null,
    boardId: null,
    now: startedAt,
  });
  const players = input.sides.flatMap((names, side) =>
    names.map((name, place) => {
      const isOwn = side === 0 && place === 0;
      const who = isOwn ? { userId: actor.id, guestName: null } : { userId: null, guestName: name };
      return { side, place, ...who, acceptedAt: isOwn ? now : null };
    }),
  );
  await insertPlayers(tx, gameId, players);
  await moves.insertMoves(tx, {
    gameId,
    after: 0,
    moves: entries.map((entry) => ({ id: randomUUID(), move: { kind: 'enter', entry } })),
    madeBy: actor.id,
    now,
  });
  await moves.replaceLegs(tx, gameId, 0, entriesByLeg({ entries, ...played }));
  return { gameId, finishedAt: finishedAt.toISOString() };
}

/** What the device says, as far as it can be true: not after a moment, and not long before it. */
function within(latest: Date, said: string): Date {
  const moment = Math.min(latest.getTime(), Date.parse(said));
  return new Date(Math.max(latest.getTime() - OLDEST_MS, moment));
}
