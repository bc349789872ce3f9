import { type Tx, withTransaction } from '@oche/db';
import type { acceptHereInput, setPinInput } from '@oche/validators/games/start';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { HOUR_MS } from '../../../lib/time/wall-clock.ts';
import { checkPassword, couldWrite, hashPassword, verifyPassword } from '../../auth/index.ts';
import { isPlayer } from '../games.policy.ts';
import { acceptFor, lockGame } from '../start/invitation.service.ts';
import * as queries from './pin.queries.ts';

/** Wrong PINs within an hour; of ten thousand nobody guesses one that way. */
const ATTEMPTS = 5;

/** Sets or changes the member's own PIN. */
export async function setPin(
  { db, actor, clock }: MemberContext,
  { pin }: z.output<typeof setPinInput>,
): Promise<void> {
  requireWriter(actor);
  const pinHash = await hashPassword(pin);
  await queries.setPin(db, { userId: actor.id, pinHash, now: clock.now() });
}

export const removePin = ({ db, actor }: MemberContext): Promise<void> =>
  queries.deletePin(db, actor.id);

export const getPin = async ({ db, actor }: MemberContext): Promise<{ isSet: boolean }> => ({
  isSet: await queries.hasPin(db, actor.id),
});

/**
 * A member who is asked says yes on the device of somebody else who plays, too, or has started the game. Nobody's
 * session changes.
 *
 * @throws AppError GAME_NOT_FOUND, NOT_AMONG_PLAYERS, INVITATION_OVER; PIN_NOT_SET, WRONG_PIN, PIN_LOCKED;
 * INVALID_CREDENTIALS, PASSWORD_NOT_ENOUGH, RATE_LIMITED
 */
export async function acceptHere(
  ctx: MemberContext,
  { gameId, userId, proof }: z.output<typeof acceptHereInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  // before anything is counted, so that nobody uses up the attempts of members they don't play with
  const asked = await withTransaction(ctx.db, (tx) => lockAsked(ctx, tx, gameId, userId));
  if (asked.hasAccepted) return;
  if (asked.game.status !== 'invited') throw new AppError('INVITATION_OVER');
  if ('pin' in proof) await requirePin(ctx, userId, proof.pin);
  else await requirePassword(ctx, userId, proof.password);
  if (!(await couldWrite(ctx, userId))) throw new AppError('INVITATION_OVER');
  await withTransaction(ctx.db, async (tx) => {
    const { game } = await lockAsked(ctx, tx, gameId, userId);
    await acceptFor(ctx, tx, game, userId);
  });
}

async function lockAsked(ctx: MemberContext, tx: Tx, gameId: number, userId: string) {
  const game = await lockGame(ctx, tx, gameId);
  if (game.createdBy !== ctx.actor.id && !isPlayer(ctx.actor, game)) {
    throw new AppError('GAME_NOT_FOUND');
  }
  const asked = game.members.find((member) => member.userId === userId);
  if (!asked) throw new AppError('NOT_AMONG_PLAYERS');
  return { game, hasAccepted: asked.hasAccepted };
}

async function requirePin(
  { db, clock }: MemberContext,
  userId: string,
  pin: string,
): Promise<void> {
  if (!(await queries.hasPin(db, userId))) throw new AppError('PIN_NOT_SET');
  const now = clock.now();
  const since = new Date(now.getTime() - HOUR_MS);
  const stored = await queries.countAttempt(db, { userId, now, since, max: ATTEMPTS });
  if (!stored) throw new AppError('PIN_LOCKED');
  if (!(await verifyPassword(stored.pinHash, pin))) {
    throw new AppError('WRONG_PIN', { fields: { pin: 'wrongPin' } });
  }
  await queries.forgetAttempts(db, userId);
}

async function requirePassword(
  ctx: MemberContext,
  userId: string,
  password: string,
): Promise<void> {
  const answer = await checkPassword(ctx, userId, password);
  if (answer === 'notEnough') throw new AppError('PASSWORD_NOT_ENOUGH');
  if (answer === 'wrong') {
    throw new AppError('INVALID_CREDENTIALS', { fields: { password: 'wrongPassword' } });
  }
}
