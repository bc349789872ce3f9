import { randomInt } from 'node:crypto';
import { type Setup, startPosition } from '@oche/darts/game';
import { withTransaction } from '@oche/db';
import type { startGameInput } from '@oche/validators/games';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import '../games.events.ts';
import { requireVisible } from '../../people/index.ts';
import { lockGame } from '../play/moves.queries.ts';
import * as queries from './start-game.queries.ts';

type Input = z.output<typeof startGameInput>;

/**
 * Starts a game. Members who are named have to accept before the first visit; who starts it has
 * accepted, and guests needn't.
 *
 * @returns the game's id
 * @throws AppError PLAYER_TWICE, MEMBER_NOT_FOUND, also for whom the member may not see
 */
export async function startGame(ctx: MemberContext, input: Input): Promise<{ id: number }> {
  requireWriter(ctx.actor);
  const own = ctx.actor.id;
  const players = playersOf(input, own, ctx.clock.now());
  const members = players.flatMap(({ userId }) => userId ?? []);
  if (new Set(members).size < members.length) throw new AppError('PLAYER_TWICE');
  const setup = setupOf(input);
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, { userId: own, operation: 'game.start', input }, async () => {
      await requireVisible(tx, ctx.actor, members);
      const gameId = await queries.insertGame(tx, {
        createdBy: own,
        setup,
        position: startPosition(setup),
        visibility: input.visibility,
        status: players.every(({ userId, acceptedAt }) => !userId || acceptedAt)
          ? 'playing'
          : 'invited',
        loungeId: input.loungeId ?? null,
        boardId: input.boardId ?? null,
        now: ctx.clock.now(),
      });
      await queries.insertPlayers(tx, gameId, players);
      await ctx.events.publish(tx, 'game.changed', { gameId, revision: 0 });
      return gameId;
    }),
  );
  return { id };
}

const setupOf = ({ rules, format, sides, first }: Input): Setup => ({
  rules,
  format,
  sides: sides.map((players) => players.length),
  first: firstOf(first, sides.length),
});

/** @returns the side that begins, null when they throw for the bull */
function firstOf(first: Input['first'], sides: number): number | null {
  if (sides === 1) return 0;
  if (first === 'bull') return null;
  return first === 'chance' ? randomInt(sides) : first;
}

const playersOf = ({ sides }: Input, own: string, now: Date): queries.NewPlayer[] =>
  sides.flatMap((players, side) =>
    players.map((player, place) => {
      const userId = 'userId' in player ? player.userId : null;
      const guestName = 'guestName' in player ? player.guestName : null;
      return { side, place, userId, guestName, acceptedAt: userId === own ? now : null };
    }),
  );

/**
 * A member takes the place that somebody gave to them. The same again changes nothing.
 * @throws AppError GAME_NOT_FOUND, NOT_AMONG_PLAYERS
 */
export async function acceptGame(
  ctx: MemberContext,
  { gameId }: { gameId: number },
): Promise<void> {
  requireWriter(ctx.actor);
  const userId = ctx.actor.id;
  await withTransaction(ctx.db, async (tx) => {
    const game = await lockGame.first(tx, { gameId });
    if (!game) throw new AppError('GAME_NOT_FOUND');
    if (!game.members.some((member) => member.userId === userId)) {
      throw new AppError('NOT_AMONG_PLAYERS');
    }
    const now = ctx.clock.now();
    if (!(await queries.acceptPlace(tx, { gameId, userId, now }))) return;
    await queries.beginIfAccepted(tx, gameId);
    await ctx.events.publish(tx, 'game.changed', { gameId, revision: game.revision });
  });
}
