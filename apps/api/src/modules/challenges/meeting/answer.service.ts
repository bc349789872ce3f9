import { randomUUID } from 'node:crypto';
import { type Tx, withTransaction } from '@oche/db';
import type {
  agreeInput,
  answerChallengeInput,
  ChallengeOutput,
  challengeInput,
} from '@oche/validators/challenges/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { notify, notifyAll, telling } from '../../notifications/index.ts';
import { getChallenge, readSeen } from '../challenge/challenge.service.ts';
import { listAnswerers, lockChallenge } from '../challenge/challenge-change.queries.ts';
import { lockOwnOpen, requireName } from '../challenge/challenge-change.service.ts';
import { isOpen, isWithinTime, mayAnswer } from '../challenges.policy.ts';
import {
  challengeAgreed,
  challengeAnswered,
  challengeOver,
} from '../notifications/challenges.notifications.ts';
import * as queries from './answer.queries.ts';
import { remindOfMeeting } from './meeting.service.ts';

type Answer = z.output<typeof answerChallengeInput>;

/**
 * Answers with a moment at which the member could play. One that was meant for this member is agreed
 * with it: whoever asked has said when.
 *
 * @throws AppError CHALLENGE_NOT_FOUND, CHALLENGE_OVER, ANSWER_OUTSIDE_TIME, CHALLENGE_NEEDS_NAME
 */
export async function answerChallenge(ctx: MemberContext, input: Answer): Promise<ChallengeOutput> {
  requireVoice(ctx.actor);
  const { id, meetsAt, note = null } = input;
  const own = ctx.actor.id;
  await requireName(ctx.db, own);
  await withTransaction(ctx.db, async (tx) => {
    const challenge = await lockAnswerable(ctx, tx, id);
    if (!isWithinTime(challenge, meetsAt, ctx.clock.now())) {
      throw new AppError('ANSWER_OUTSIDE_TIME', { fields: { meetsAt: 'invalid' } });
    }
    const isDirect = challenge.invitedId === own;
    await queries.saveAnswer(tx, {
      challengeId: id,
      memberId: own,
      meetsAt,
      note,
      status: isDirect ? 'agreed' : 'open',
      now: ctx.clock.now().toISOString(),
    });
    if (isDirect) await queries.setAgreed(tx, { id, partnerId: own, meetsAt, note: null });
    if (isDirect) await remindOfMeeting(ctx, tx, { challengeId: id, meetsAt });
    await notify(ctx, tx, isDirect ? challengeAgreed : challengeAnswered, {
      eventId: randomUUID(),
      actorId: own,
      recipientIds: [challenge.memberId],
      payload: { challengeId: id },
    });
  });
  return getChallenge(ctx, { id });
}

async function lockAnswerable(ctx: MemberContext, tx: Tx, id: number) {
  const challenge = await lockChallenge.first(tx, { id });
  if (!challenge) throw new AppError('CHALLENGE_NOT_FOUND');
  const seen = await readSeen({ db: tx, actor: ctx.actor }, [challenge.memberId]);
  if (!seen.has(challenge.memberId) || !mayAnswer(ctx.actor, challenge)) {
    throw new AppError('CHALLENGE_NOT_FOUND');
  }
  if (!isOpen(challenge, ctx.clock.now().toISOString())) throw new AppError('CHALLENGE_OVER');
  return challenge;
}

/**
 * Takes the member's own answer back, unless it has been agreed with at the same moment.
 * @throws AppError ANSWER_NOT_FOUND
 */
export async function withdrawAnswer(
  ctx: MemberContext,
  { id }: z.output<typeof challengeInput>,
): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    await lockChallenge(tx, { id });
    const answer = { challengeId: id, memberId: ctx.actor.id };
    if (!(await queries.withdrawAnswer.first(tx, answer))) throw new AppError('ANSWER_NOT_FOUND');
  });
}

/**
 * Agrees with one of the answers: the two meet, and all others learn that it is taken.
 * @throws AppError CHALLENGE_NOT_FOUND, CHALLENGE_OVER, ANSWER_NOT_FOUND for one that was withdrawn,
 *   or whose member has blocked or left
 */
export async function agree(
  ctx: MemberContext,
  { id, answerId, note }: z.output<typeof agreeInput>,
): Promise<ChallengeOutput> {
  requireVoice(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    await lockOwnOpen(ctx, tx, id);
    const answer = await queries.agreeWith.first(tx, { challengeId: id, answerId });
    if (!answer) throw new AppError('ANSWER_NOT_FOUND');
    const { memberId: partnerId, meetsAt } = answer;
    const seen = await readSeen({ db: tx, actor: ctx.actor }, [partnerId]);
    if (!seen.has(partnerId)) throw new AppError('ANSWER_NOT_FOUND');
    await queries.setAgreed(tx, { id, partnerId, meetsAt, note: note ?? null });
    await remindOfMeeting(ctx, tx, { challengeId: id, meetsAt });
    const others = await listAnswerers(tx, { id });
    const told = { eventId: randomUUID(), actorId: ctx.actor.id, payload: { challengeId: id } };
    await notifyAll(ctx, tx, [
      telling(challengeAgreed, { ...told, recipientIds: [partnerId] }),
      telling(challengeOver, { ...told, recipientIds: others.map(({ memberId }) => memberId) }),
    ]);
  });
  return getChallenge(ctx, { id });
}
