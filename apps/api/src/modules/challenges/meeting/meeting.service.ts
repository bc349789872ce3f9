import { randomUUID } from 'node:crypto';
import { type Tx, withTransaction } from '@oche/db';
import type {
  attachBookingInput,
  ChallengeOutput,
  cancelMeetingInput,
  meetingLoungesInput,
  meetingLoungesOutput,
} from '@oche/validators/challenges/schemas';
import type { z } from 'zod';
import { hasVoice, requireWriter } from '../../../lib/actor.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { addJob, type Jobs } from '../../../lib/jobs/jobs.ts';
import { HOUR_MS } from '../../../lib/time/wall-clock.ts';
import { cubeOf, findPlaceOfMember } from '../../lounges/index.ts';
import { notify } from '../../notifications/index.ts';
import { getBooking, getChallenge as getDescribed } from '../challenge/challenge.queries.ts';
import { getChallenge } from '../challenge/challenge.service.ts';
import { lockChallenge } from '../challenge/challenge-change.queries.ts';
import { isAroundMeeting, isMeeting } from '../challenges.policy.ts';
import {
  meetingBooked,
  meetingCancelled,
  meetingReminder,
} from '../notifications/challenges.notifications.ts';
import { bandBetween, coarse, middleOf } from '../place.ts';
import { setBooking, setCancelled } from './answer.queries.ts';
import { getBookableLounge, listLoungesAround } from './meeting-lounges.queries.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    /** Reminds the two an hour before, unless they no longer meet at `meetsAt`. */
    'challenges.reminder': { challengeId: number; meetsAt: string };
  }
}

/** Plans the reminder, one for each meeting; there is none for one that begins within the hour. */
export async function remindOfMeeting(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { challengeId, meetsAt }: Jobs['challenges.reminder'],
): Promise<void> {
  const runAt = new Date(Date.parse(meetsAt) - HOUR_MS);
  if (runAt <= clock.now()) return;
  const key = `challenges.reminder:${challengeId}`;
  await addJob(tx, 'challenges.reminder', { challengeId, meetsAt }, { runAt, key });
}

/** Reminds both, if they still meet then. */
export async function remind(
  ctx: Pick<Deps, 'db' | 'clock' | 'events'>,
  { challengeId, meetsAt }: Jobs['challenges.reminder'],
): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    const meeting = await lockChallenge.first(tx, { id: challengeId });
    if (meeting?.status !== 'agreed' || meeting.meetsAt !== meetsAt) return;
    // too late, as the server was off
    if (meetsAt <= ctx.clock.now().toISOString() || meeting.partnerId === null) return;
    await notify(ctx, tx, meetingReminder, {
      eventId: eventIdOf(`challenges.reminder ${challengeId} ${meetsAt}`),
      recipientIds: [meeting.memberId, meeting.partnerId],
      payload: { challengeId },
    });
  });
}

async function lockOwnMeeting({ actor }: MemberContext, tx: Tx, id: number) {
  const challenge = await lockChallenge.first(tx, { id });
  if (!challenge || !isMeeting(actor, challenge)) throw new AppError('CHALLENGE_NOT_FOUND');
  if (challenge.status !== 'agreed') throw new AppError('CHALLENGE_OVER');
  const { memberId, partnerId, meetsAt } = challenge;
  if (partnerId === null || meetsAt === null) throw new AppError('CHALLENGE_OVER');
  return { ...challenge, meetsAt, otherId: actor.id === memberId ? partnerId : memberId };
}

/**
 * Calls the meeting off, which suspended and silenced members can, too; the other is told why, if the member may say
 * something. A booked board stays booked until its member cancels.
 * @throws AppError CHALLENGE_NOT_FOUND, CHALLENGE_OVER
 */
export async function cancelMeeting(
  ctx: MemberContext,
  { id, reason }: z.output<typeof cancelMeetingInput>,
): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    const { otherId } = await lockOwnMeeting(ctx, tx, id);
    const told = hasVoice(ctx.actor) ? reason : undefined;
    await setCancelled(tx, { id, by: ctx.actor.id, reason: told ?? null });
    await notify(ctx, tx, meetingCancelled, {
      eventId: randomUUID(),
      actorId: ctx.actor.id,
      recipientIds: [otherId],
      payload: { challengeId: id },
    });
  });
}

/**
 * Notes the board that one of the two has booked for it: from then on they meet when it begins.
 * @throws AppError CHALLENGE_NOT_FOUND, CHALLENGE_OVER, MEETING_BOOKING_UNFIT for somebody else's, for
 *   another day's, and when a board is booked already
 */
export async function attachBooking(
  ctx: MemberContext,
  { id, bookingId }: z.output<typeof attachBookingInput>,
): Promise<ChallengeOutput> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const meeting = await lockOwnMeeting(ctx, tx, id);
    if (meeting.bookingId === bookingId) return;
    const known =
      meeting.bookingId !== null && (await getBooking.first(tx, { bookingId: meeting.bookingId }));
    const booking = await getBooking.first(tx, { bookingId });
    const isFit =
      booking?.memberId === ctx.actor.id && isAroundMeeting(meeting.meetsAt, booking.startAt);
    if (known || !isFit) throw new AppError('MEETING_BOOKING_UNFIT');
    await setBooking(tx, { id, bookingId, meetsAt: booking.startAt });
    await remindOfMeeting(ctx, tx, { challengeId: id, meetsAt: booking.startAt });
    await notify(ctx, tx, meetingBooked, {
      eventId: eventIdOf(`challenges.booked ${id} ${bookingId}`),
      actorId: ctx.actor.id,
      recipientIds: [meeting.otherId],
      payload: { challengeId: id },
    });
  });
  return getChallenge(ctx, { id });
}

/**
 * Lounges between the two, the closest to the middle first; around the lounge of the challenge if it names one. One
 * that was searched for comes before them. How far the other has to go is told as roughly as everywhere.
 * @throws AppError CHALLENGE_NOT_FOUND for all but the two
 */
export async function listMeetingLounges(
  { db, actor }: MemberContext,
  { id, loungeId }: z.output<typeof meetingLoungesInput>,
): Promise<z.infer<typeof meetingLoungesOutput>> {
  const challenge = await getDescribed.first(db, { id });
  if (!challenge || !isMeeting(actor, challenge)) throw new AppError('CHALLENGE_NOT_FOUND');
  const [home, partnersHome] = await Promise.all([
    findPlaceOfMember(db, challenge.memberId),
    findPlaceOfMember(db, challenge.partnerId ?? ''),
  ]);
  const members = home ? coarse(home) : null;
  const partners = partnersHome ? coarse(partnersHome) : null;
  const middle =
    challenge.loungeId === null && partners ? middleOf(challenge, partners) : challenge;
  const [wanted, around] = await Promise.all([
    loungeId === undefined ? undefined : getBookableLounge.first(db, { id: loungeId }),
    listLoungesAround(db, { origin: cubeOf(middle) }),
  ]);
  const others = around.filter((lounge) => lounge.id !== wanted?.id);
  const isOwn = challenge.memberId === actor.id;
  return [...(wanted ? [wanted] : []), ...others].map(({ latitude, longitude, ...lounge }) => {
    const place = latitude !== null && longitude !== null ? { latitude, longitude } : null;
    const ways = [bandBetween(members, place), bandBetween(partners, place)] as const;
    const [ownWithin, otherWithin] = isOwn ? ways : ([ways[1], ways[0]] as const);
    return { ...lounge, ownWithin, otherWithin };
  });
}
