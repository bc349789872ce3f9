import type { Executor } from '@oche/db';
import type {
  ChallengeOutput,
  ChallengeSummary,
  challengeInput,
  Meeting,
  Opponent,
} from '@oche/validators/challenges/schemas';
import type { z } from 'zod';
import type { Actor } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { type Coordinates, findPlaceOfMember } from '../../lounges/index.ts';
import { viewerOf } from '../../people/index.ts';
import { isAmong, isMeeting, isOpen, mayAnswer, maySee } from '../challenges.policy.ts';
import { bandBetween, coarse } from '../place.ts';
import * as queries from './challenge.queries.ts';
import { type DescribedChallenge, gameOf } from './challenge.select.ts';

type Reading = Pick<MemberContext, 'db' | 'actor' | 'clock'>;

/** Somebody whom the reader may see, and where they are at home, coarsely. */
interface Seen {
  opponent: Opponent;
  place: Coordinates | null;
}
export type SeenById = ReadonlyMap<string, Seen>;

/** Members by their ids; those whom the reader may not see are missing. */
export async function readSeen(
  { db, actor }: { db: Executor; actor: Actor },
  ids: readonly (string | null)[],
): Promise<SeenById> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map();
  const rows = await queries.listOpponents(db, { ...viewerOf(actor), ids: known });
  return new Map(
    rows.map(({ average, rating, latitude, longitude, ...person }) => {
      const isKnown = latitude !== null && longitude !== null;
      const place = isKnown ? coarse({ latitude, longitude }) : null;
      return [person.id, { opponent: { person, average, rating }, place }];
    }),
  );
}

interface Reader {
  actor: Actor;
  seen: SeenById;
  /** where the reader is at home */
  origin: Coordinates | null;
  /** ISO time */
  now: string;
}

export function toSummary(
  row: DescribedChallenge,
  { actor, seen, origin, now }: Reader,
): ChallengeSummary {
  const { loungeId, loungeName, loungeCity } = row;
  const isOwn = row.memberId === actor.id;
  return {
    id: row.id,
    status: row.status === 'open' && !isOpen(row, now) ? 'expired' : row.status,
    by: seen.get(row.memberId)?.opponent ?? null,
    isOwn,
    isDirect: row.invitedId !== null,
    from: row.from,
    until: row.until,
    lounge:
      loungeId !== null && loungeName !== null && loungeCity !== null
        ? { id: loungeId, name: loungeName, city: loungeCity }
        : null,
    within: bandBetween(origin, row),
    radius: row.radius,
    game: gameOf(row),
    level: { min: row.levelMin, max: row.levelMax },
    note: row.note,
    answerCount: isOwn ? row.answerCount : 0,
    meetsAt: isMeeting(actor, row) ? row.meetsAt : null,
  };
}

/**
 * A challenge with what this member may know of it.
 * @throws AppError CHALLENGE_NOT_FOUND, also for those it isn't meant for
 */
export async function getChallenge(
  ctx: Reading,
  { id }: z.output<typeof challengeInput>,
): Promise<ChallengeOutput> {
  const { db, actor, clock } = ctx;
  const row = await queries.getChallenge.first(db, { id });
  if (!row) throw new AppError('CHALLENGE_NOT_FOUND');
  const isOwn = row.memberId === actor.id;
  const [origin, answers, ownAnswer] = await Promise.all([
    findPlaceOfMember(db, actor.id),
    isOwn && row.status === 'open' ? queries.listOpenAnswers(db, { challengeId: id }) : [],
    queries.getAnswerOf.first(db, { challengeId: id, memberId: actor.id }),
  ]);
  const seen = await readSeen(ctx, [
    row.memberId,
    row.partnerId,
    ...answers.map(({ memberId }) => memberId),
  ]);
  if (!maySee(actor, row, seen.has(row.memberId))) throw new AppError('CHALLENGE_NOT_FOUND');
  const now = clock.now().toISOString();
  const open = isOpen(row, now);
  // somebody who isn't seen any more has blocked the reader, or was blocked: their answer is gone
  const standing = answers.flatMap(({ memberId, ...answer }) => {
    const by = seen.get(memberId);
    return by ? [{ ...answer, by: by.opponent, within: bandBetween(row, by.place) }] : [];
  });
  return {
    ...toSummary(row, { actor, seen, origin, now }),
    zipCode: isOwn ? row.zipCode : null,
    answerCount: standing.length,
    answers: standing,
    ownAnswer: ownAnswer?.status === 'open' ? ownAnswer : null,
    meeting: isMeeting(actor, row) ? await readMeeting(ctx, row, seen) : null,
    can: {
      answer: open && mayAnswer(actor, row),
      edit: open && isOwn,
      close: open && isOwn,
      decline: open && row.invitedId === actor.id,
      cancel: row.status === 'agreed' && isMeeting(actor, row),
      report: !isOwn && row.note !== null && (isAmong(actor, row) || row.hiddenAt === null),
    },
  };
}

async function readMeeting(
  { db, actor }: Reading,
  row: DescribedChallenge,
  seen: SeenById,
): Promise<Meeting | null> {
  const { meetsAt, partnerId, bookingId, cancelledBy } = row;
  if (meetsAt === null || partnerId === null) return null;
  const other = actor.id === partnerId ? row.memberId : partnerId;
  const [answer, booking] = await Promise.all([
    queries.getAnswerOf.first(db, { challengeId: row.id, memberId: partnerId }),
    bookingId === null ? undefined : queries.getBooking.first(db, { bookingId }),
  ]);
  return {
    at: meetsAt,
    partner: seen.get(other)?.opponent ?? null,
    agreedNote: row.agreedNote,
    answerNote: answer?.note ?? null,
    booking: booking ? toBooking(booking, actor.id) : null,
    cancelled:
      row.status === 'cancelled'
        ? { isOwn: cancelledBy === actor.id, reason: row.cancelReason }
        : null,
  };
}

type BookingRow = NonNullable<Awaited<ReturnType<typeof queries.getBooking.first>>>;

const toBooking = (row: BookingRow, ownId: string): Meeting['booking'] => ({
  id: row.id,
  isOwn: row.memberId === ownId,
  isRequest: row.status === 'requested',
  startTime: row.startAt,
  endTime: row.endAt,
  boards: row.boards,
  lounge: {
    id: row.loungeId,
    name: row.name,
    address: row.address,
    zipCode: row.zipCode,
    city: row.city,
    timeZone: row.timeZone,
  },
});
