import { randomUUID } from 'node:crypto';
import { type Executor, type Tx, withTransaction } from '@oche/db';
import {
  type ChallengeOutput,
  type challengeInput,
  type createChallengeInput,
  OPEN_CHALLENGES_MAX,
  type updateChallengeInput,
} from '@oche/validators/challenges/schemas';
import type { z } from 'zod';
import { requireVoice, requireWriter } from '../../../lib/actor.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { once } from '../../../lib/idempotency.ts';
import { findOrigin } from '../../lounges/index.ts';
import { announce, notify } from '../../notifications/index.ts';
import { requireVisible } from '../../people/index.ts';
import { isOpen, timeRefusal } from '../challenges.policy.ts';
import {
  challengeMatching,
  challengeOver,
  challengeReceived,
} from '../notifications/challenges.notifications.ts';
import { coarse } from '../place.ts';
import { getPlayer } from './challenge.queries.ts';
import { getChallenge } from './challenge.service.ts';
import * as queries from './challenge-change.queries.ts';

type New = z.output<typeof createChallengeInput>;
type Change = z.output<typeof updateChallengeInput>;

/**
 * Says that a member wants to play: to everybody near the place, or to one member.
 *
 * @throws AppError CHALLENGE_NEEDS_NAME, CHALLENGE_NEEDS_PLACE, ZIP_CODE_UNKNOWN, LOUNGE_NOT_FOUND,
 * TOO_MANY_CHALLENGES, MEMBER_NOT_FOUND for somebody whom the member may not see, or what is wrong with the times
 */
export async function createChallenge(ctx: MemberContext, input: New): Promise<ChallengeOutput> {
  requireVoice(ctx.actor);
  const own = ctx.actor.id;
  const now = ctx.clock.now();
  requireTime(input, now);
  await requireName(ctx.db, own);
  const { invitedId = null } = input;
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, { userId: own, operation: 'challenge.create', input }, async () => {
      if (invitedId === own) throw new AppError('MEMBER_NOT_FOUND');
      await requireVisible(tx, ctx.actor, invitedId === null ? [] : [invitedId]);
      await requireFew(tx, own, now.toISOString());
      const challengeId = await queries.insertChallenge(tx, {
        ...(await wishOf(ctx, input)),
        member_id: own,
        invited_id: invitedId,
        created_at: now.toISOString(),
      });
      await tellOf(ctx, tx, challengeId, invitedId);
      return challengeId;
    }),
  );
  return getChallenge(ctx, { id });
}

/**
 * Changes what a challenge says as long as it is open. Answers stay.
 * @throws AppError CHALLENGE_NOT_FOUND, CHALLENGE_OVER, and as `createChallenge` does
 */
export async function updateChallenge(ctx: MemberContext, input: Change): Promise<ChallengeOutput> {
  requireVoice(ctx.actor);
  requireTime(input, ctx.clock.now());
  await withTransaction(ctx.db, async (tx) => {
    await lockOwnOpen(ctx, tx, input.id);
    await queries.updateWish(tx, input.id, await wishOf(ctx, input));
  });
  return getChallenge(ctx, { id: input.id });
}

/**
 * Takes a challenge back. Whoever has answered is told.
 * @throws AppError CHALLENGE_NOT_FOUND, CHALLENGE_OVER
 */
export async function closeChallenge(
  ctx: MemberContext,
  { id }: z.output<typeof challengeInput>,
): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    await lockOwnOpen(ctx, tx, id);
    const answers = await queries.listAnswerers(tx, { id });
    await queries.setStatus(tx, { id, status: 'closed' });
    await notify(ctx, tx, challengeOver, {
      eventId: randomUUID(),
      actorId: ctx.actor.id,
      recipientIds: answers.map(({ memberId }) => memberId),
      payload: { challengeId: id },
    });
  });
}

/**
 * Says no to a challenge that was meant for this member.
 * @throws AppError CHALLENGE_NOT_FOUND, CHALLENGE_OVER
 */
export async function declineChallenge(
  ctx: MemberContext,
  { id }: z.output<typeof challengeInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const challenge = await queries.lockChallenge.first(tx, { id });
    if (challenge?.invitedId !== ctx.actor.id) throw new AppError('CHALLENGE_NOT_FOUND');
    if (!isOpen(challenge, ctx.clock.now().toISOString())) throw new AppError('CHALLENGE_OVER');
    await queries.setStatus(tx, { id, status: 'declined' });
    await notify(ctx, tx, challengeOver, {
      eventId: randomUUID(),
      actorId: ctx.actor.id,
      recipientIds: [challenge.memberId],
      payload: { challengeId: id },
    });
  });
}

/** Notes that open challenges are over. */
export async function expireChallenges({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await queries.expireChallenges(db, { now: clock.now().toISOString() });
}

/** @throws AppError CHALLENGE_NOT_FOUND, also when it is somebody else's, CHALLENGE_OVER */
export async function lockOwnOpen({ actor, clock }: MemberContext, tx: Tx, id: number) {
  const challenge = await queries.lockChallenge.first(tx, { id });
  if (challenge?.memberId !== actor.id) throw new AppError('CHALLENGE_NOT_FOUND');
  if (!isOpen(challenge, clock.now().toISOString())) throw new AppError('CHALLENGE_OVER');
  return challenge;
}

/** A member who hides from everybody can't be met. */
export async function requireName(executor: Executor, userId: string): Promise<void> {
  const player = await getPlayer.first(executor, { userId });
  if (!player?.isNamed) throw new AppError('CHALLENGE_NEEDS_NAME');
}

async function requireFew(tx: Tx, userId: string, now: string): Promise<void> {
  await queries.lockMember(tx, { userId });
  const { count = 0 } = (await queries.countOpen.first(tx, { userId, now })) ?? {};
  if (count >= OPEN_CHALLENGES_MAX) throw new AppError('TOO_MANY_CHALLENGES');
}

function requireTime(wish: Pick<New, 'from' | 'until'>, now: Date): void {
  if (wish.until <= wish.from) {
    throw new AppError('BAD_INPUT', { fields: { until: 'endBeforeBegin' } });
  }
  const refusal = timeRefusal(wish, now);
  if (refusal) throw new AppError(refusal.code);
}

type Said = Omit<Change, 'id'>;

async function wishOf(ctx: MemberContext, input: Said): Promise<queries.Wish> {
  const { rules, bestOf } = input.game;
  return {
    from_at: input.from,
    until_at: input.until,
    ...(await placeOf(ctx, input)),
    radius_km: input.radius,
    game: rules?.game ?? null,
    start_score: rules?.game === 'x01' ? rules.start : null,
    best_of: bestOf,
    level_min: input.level.min,
    level_max: input.level.max,
    note: input.note ?? null,
  };
}

/** The lounge's place, or coarsely that of a postal code. */
async function placeOf(
  ctx: MemberContext,
  { loungeId, zipCode }: Said,
): Promise<Pick<queries.Wish, 'lounge_id' | 'zip_code' | 'latitude' | 'longitude'>> {
  if (loungeId !== undefined) {
    const place = await queries.getLoungePlace.first(ctx.db, { loungeId });
    if (!place) throw new AppError('LOUNGE_NOT_FOUND');
    const { latitude, longitude } = place;
    if (latitude === null || longitude === null) throw new AppError('CHALLENGE_NEEDS_PLACE');
    return { lounge_id: loungeId, zip_code: null, latitude, longitude };
  }
  const player = await getPlayer.first(ctx.db, { userId: ctx.actor.id });
  const country = player?.country ?? 'DE';
  const { origin, unknownZipCode } = await findOrigin(ctx, { zipCode, country });
  if (origin) return { lounge_id: null, zip_code: origin.zipCode, ...coarse(origin) };
  if (unknownZipCode === null) throw new AppError('CHALLENGE_NEEDS_PLACE');
  throw new AppError('ZIP_CODE_UNKNOWN', { fields: { zipCode: 'unknownZipCode' } });
}

/** To one member now, or by jobs to all who want to hear of such challenges. */
async function tellOf(
  ctx: MemberContext,
  tx: Tx,
  challengeId: number,
  invitedId: string | null,
): Promise<void> {
  const told = {
    eventId: eventIdOf(`challenge/${challengeId}`),
    actorId: ctx.actor.id,
    payload: { challengeId },
  };
  if (invitedId === null) return announce(tx, challengeMatching, told);
  await notify(ctx, tx, challengeReceived, { ...told, recipientIds: [invitedId] });
}
