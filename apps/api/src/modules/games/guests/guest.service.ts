import { type Executor, withTransaction } from '@oche/db';
import type {
  claimOutput,
  guestLinkInput,
  guestLinkOutput,
  guestOfLinkOutput,
  guestTokenInput,
} from '@oche/validators/games/start';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { drawQr } from '../../../lib/picture/qr.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { newSecret, secretHash } from '../../../lib/secrets/secret.ts';
import * as queries from './guest.queries.ts';
import { claimPlace } from './official-guests.service.ts';

/** Games that are claimed at once. */
const AT_ONCE = 100;

type Link = NonNullable<Awaited<ReturnType<typeof queries.findLink.first>>> & { guestName: string };

/**
 * A link by which a member claims what a guest has played; only who started the game can give it.
 * @throws AppError GAME_NOT_FOUND when there is no such guest, or in somebody else's game
 */
export async function createGuestLink(
  { db, actor, env, clock }: MemberContext,
  { gameId, side, position: place, coversName }: z.output<typeof guestLinkInput>,
): Promise<z.input<typeof guestLinkOutput>> {
  requireWriter(actor);
  const guest = await queries.getOwnGuest.first(db, { gameId, side, place, userId: actor.id });
  if (!guest) throw new AppError('GAME_NOT_FOUND');
  const token = newSecret();
  const tokenHash = secretHash(token);
  await queries.insertLink(db, { gameId, side, place, tokenHash, coversName, now: clock.now() });
  const path = `/games/claim?token=${token}`;
  return { token, path, qr: await drawQr(publicUrl(env, path)) };
}

/**
 * The game behind a link, for everybody who has it.
 * @throws AppError INVALID_TOKEN, also for members whom the starter has blocked; GUEST_CLAIMED
 */
export async function getGuestOfLink(
  ctx: ServiceContext,
  { token }: z.output<typeof guestTokenInput>,
): Promise<z.input<typeof guestOfLinkOutput>> {
  const link = await findLink(ctx, ctx.db, token);
  const { gameId, guestName, starter, setup, position, side, startedAt } = link;
  const { sets, legs } = position.standing;
  const won = setup.format.sets ? sets : legs;
  return {
    gameId,
    guestName,
    starter,
    rules: setup.rules,
    score: { own: won[side] ?? 0, others: Math.max(0, ...won.toSpliced(side, 1)) },
    startedAt,
    count: 1 + (await namesakesOf(ctx, ctx.db, link)).length,
  };
}

/**
 * A member claims what they have played as a guest: the game of the link, and, where the link is for
 * them, too, the other games with a guest of that name.
 *
 * @throws AppError INVALID_TOKEN, GUEST_CLAIMED, ALREADY_PLAYING
 */
export async function claimGuest(
  ctx: MemberContext,
  { token }: z.output<typeof guestTokenInput>,
): Promise<z.input<typeof claimOutput>> {
  requireWriter(ctx.actor);
  const userId = ctx.actor.id;
  return withTransaction(ctx.db, async (tx) => {
    const link = await findLink(ctx, tx, token);
    const places = [link, ...(await namesakesOf(ctx, tx, link))];
    await queries.lockGames(
      tx,
      places.map(({ gameId }) => gameId),
    );
    if (await queries.isInGame.first(tx, { gameId: link.gameId, userId })) {
      throw new AppError('ALREADY_PLAYING');
    }
    let count = 0;
    for (const { gameId, side, place } of places) {
      const isClaimed = await claimPlace(ctx, tx, userId, { gameId, side, place });
      if (isClaimed) count += 1;
      // with others of that name somebody else may have been faster
      else if (gameId === link.gameId) throw new AppError('GUEST_CLAIMED');
    }
    return { gameId: link.gameId, count };
  });
}

async function findLink(ctx: ServiceContext, executor: Executor, token: string): Promise<Link> {
  const tokenHash = secretHash(token);
  const link = await queries.findLink.first(executor, {
    tokenHash,
    readerId: ctx.actor?.id ?? '',
  });
  if (!link) throw new AppError('INVALID_TOKEN');
  const { guestName } = link;
  if (guestName === null) throw new AppError('GUEST_CLAIMED');
  return { ...link, guestName };
}

async function namesakesOf(
  { actor }: ServiceContext,
  executor: Executor,
  { coversName, createdBy, guestName, gameId }: Link,
): Promise<queries.Place[]> {
  if (!coversName) return [];
  return queries.listNamesakes(executor, {
    createdBy,
    guestName,
    gameId,
    readerId: actor?.id ?? '',
    limit: AT_ONCE - 1,
  });
}
