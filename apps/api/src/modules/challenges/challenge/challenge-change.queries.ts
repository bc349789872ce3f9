import { type Placeholders, prepared, type Tx } from '@oche/db';
import type { ChallengeStatus } from '@oche/validators/challenges/schemas';
import { sql } from 'kysely';

/** What a member can say of a challenge, as the table has it. */
export interface Wish {
  from_at: string;
  until_at: string;
  lounge_id: number | null;
  zip_code: string | null;
  latitude: number;
  longitude: number;
  radius_km: number;
  game: 'x01' | 'cricket' | null;
  start_score: number | null;
  best_of: number;
  level_min: number | null;
  level_max: number | null;
  note: string | null;
}

/** Lets a member's new challenges come one after the other, so that their number is right. */
export const lockMember = prepared(
  'challenges.lockMember',
  (db, p: Placeholders<{ userId: string }>) =>
    db.selectFrom('profiles').select('user_id').where('user_id', '=', p('userId')).forNoKeyUpdate(),
);

export const countOpen = prepared(
  'challenges.countOpen',
  (db, p: Placeholders<{ userId: string; now: string }>) =>
    db
      .selectFrom('challenges')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('member_id', '=', p('userId'))
      .where('status', '=', 'open')
      .where('until_at', '>', p('now')),
);

export async function insertChallenge(
  tx: Tx,
  challenge: Wish & { member_id: string; invited_id: string | null; created_at: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('challenges')
    .values(challenge)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateWish(tx: Tx, id: number, wish: Wish): Promise<void> {
  await tx.updateTable('challenges').set(wish).where('id', '=', id).execute();
}

/**
 * Locks a challenge: answers, agreements and whatever else happens with it come one after the other.
 */
export const lockChallenge = prepared(
  'challenges.lockChallenge',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('challenges')
      .select([
        'id',
        'status',
        'member_id as memberId',
        'invited_id as invitedId',
        'partner_id as partnerId',
        'from_at as from',
        'until_at as until',
        'hidden_at as hiddenAt',
        'meets_at as meetsAt',
        'booking_id as bookingId',
      ])
      .where('id', '=', p('id'))
      .forUpdate(),
);

export const setStatus = prepared(
  'challenges.setStatus',
  (db, p: Placeholders<{ id: number; status: ChallengeStatus }>) =>
    db
      .updateTable('challenges')
      .set({ status: p('status') })
      .where('id', '=', p('id')),
);

/** Members whose answers still stand. */
export const listAnswerers = prepared(
  'challenges.listAnswerers',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('challenge_answers')
      .select('member_id as memberId')
      .where('challenge_id', '=', p('id'))
      .where('status', '=', 'open'),
);

/** How many end in one statement, so that none of them waits long for the others. */
const BATCH = 1000;

/** Ends open challenges whose time is over. Whoever is just answering one comes first. */
export const expireChallenges = prepared(
  'challenges.expire',
  (db, p: Placeholders<{ now: string }>) =>
    db
      .updateTable('challenges')
      .set({ status: 'expired' })
      .where(
        'id',
        '=',
        sql<number>`any(array(
          select id from challenges where status = 'open' and until_at <= ${p('now')}::timestamptz
          order by until_at limit ${sql.lit(BATCH)} for update skip locked
        ))`,
      )
      .returning('id'),
);

export const getLoungePlace = prepared(
  'challenges.getLoungePlace',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db
      .selectFrom('lounges')
      .select(['latitude', 'longitude'])
      .where('id', '=', p('loungeId'))
      .where('is_active', '=', true),
);
