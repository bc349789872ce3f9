import { randomInt, randomUUID } from 'node:crypto';
import { type Setup, startPosition } from '@oche/darts/game';
import { type Tx, withTransaction } from '@oche/db';
import type { startGameInput } from '@oche/validators/games/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import '../games.events.ts';
import { notify } from '../../notifications/index.ts';
import { requireVisible, viewerOf } from '../../people/index.ts';
import { requirePlayer } from '../games.policy.ts';
import { averageAsked, MACHINE_NAME, threeMonthsBefore } from '../players/machine.ts';
import { ratingWeight } from './rating-weight.ts';
import { gameInvited } from './start.notifications.ts';
import * as queries from './start-game.queries.ts';
import { listFriendsAverages } from './start-options.queries.ts';

type Input = z.output<typeof startGameInput>;

/**
 * Starts a game. Members who are named have to accept before the first visit; the one who starts it has accepted, and
 * guests needn't, and machines can't.
 *
 * @returns the game's id
 * @throws AppError EMAIL_NOT_VERIFIED, but for a private game against guests; PLAYER_TWICE; MEMBER_NOT_FOUND, also for somebody whom the member may not see; FRIEND_WITHOUT_AVERAGE; LOUNGE_NOT_FOUND and
 * BOARD_NOT_FOUND
 */
export async function startGame(ctx: MemberContext, input: Input): Promise<{ id: number }> {
  const own = ctx.actor.id;
  const players = await playersOf(ctx, input);
  const members = players.flatMap(({ userId }) => userId ?? []);
  requirePlayer(ctx.actor, {
    visibility: input.visibility,
    members: members.map((userId) => ({ userId })),
  });
  if (new Set(members).size < members.length) throw new AppError('PLAYER_TWICE');
  const setup = setupOf(input);
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, { userId: own, operation: 'game.start', input }, async () => {
      await requireVisible(tx, ctx.actor, members);
      await requirePlace(tx, input);
      const gameId = await queries.insertGame(tx, {
        createdBy: own,
        setup,
        position: startPosition(setup),
        visibility: input.visibility,
        status: players.every(({ userId, acceptedAt }) => !userId || acceptedAt)
          ? 'playing'
          : 'invited',
        loungeId: input.loungeId ?? null,
        ratingWeight: ratingWeight({ loungeId: input.loungeId ?? null, remote: input.remote }),
        boardId: input.boardId ?? null,
        remote: input.remote,
        now: ctx.clock.now(),
      });
      await queries.insertPlayers(tx, gameId, players);
      await notify(ctx, tx, gameInvited, {
        eventId: randomUUID(),
        actorId: own,
        recipientIds: members.filter((userId) => userId !== own),
        payload: { gameId },
      });
      await ctx.events.publish(tx, 'game.changed', {
        gameId,
        revision: 0,
        boardId: input.boardId ?? null,
      });
      return gameId;
    }),
  );
  return { id };
}

/** @throws AppError LOUNGE_NOT_FOUND, BOARD_NOT_FOUND */
async function requirePlace(tx: Tx, input: Input): Promise<void> {
  const { loungeId } = input;
  const boardId = input.boardId ?? null;
  if (loungeId === undefined) {
    if (boardId !== null) throw new AppError('BOARD_NOT_FOUND');
    return;
  }
  if (await queries.hasPlace(tx, { loungeId, boardId })) return;
  throw new AppError(boardId === null ? 'LOUNGE_NOT_FOUND' : 'BOARD_NOT_FOUND');
}

const setupOf = ({ rules, format, sides, first, remote }: Input): Setup => ({
  rules,
  format,
  sides: sides.map((players) => players.length),
  // nobody can throw for the bull at two boards
  first: firstOf(remote && first === 'bull' ? 'chance' : first, sides.length),
});

/** @returns the side that begins, null when they throw for the bull */
function firstOf(first: Input['first'], sides: number): number | null {
  if (sides === 1) return 0;
  if (first === 'bull') return null;
  return first === 'chance' ? randomInt(sides) : first;
}

async function playersOf(ctx: MemberContext, { sides }: Input): Promise<queries.NewPlayer[]> {
  const own = ctx.actor.id;
  const now = ctx.clock.now();
  const players = sides.flatMap((side, sideNo) =>
    side.map(async (player, place): Promise<queries.NewPlayer> => {
      const userId = 'userId' in player ? player.userId : null;
      const known = { side: sideNo, place, userId, acceptedAt: userId === own ? now : null };
      if ('machine' in player) {
        const average = await averageAsked(player, (friendId) => averageOfFriend(ctx, friendId));
        return { ...known, guestName: MACHINE_NAME, machine: { average, seed: randomUUID() } };
      }
      return { ...known, guestName: 'guestName' in player ? player.guestName : null };
    }),
  );
  return Promise.all(players);
}

async function averageOfFriend(
  { db, actor, clock }: MemberContext,
  friendId: string,
): Promise<number | undefined> {
  const since = threeMonthsBefore(clock.now());
  const wanted = { ...viewerOf(actor), since, friendId, limit: 1 };
  const [friend] = await listFriendsAverages(db, wanted);
  return friend?.average;
}
