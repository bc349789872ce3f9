import { type Placeholders, prepared, type Tx } from '@oche/db';

interface NewAnswer {
  challengeId: number;
  memberId: string;
  meetsAt: string;
  note: string | null;
  status: 'open' | 'agreed';
  now: string;
}

/** A member's answer; another one takes the place of the first. */
export async function saveAnswer(tx: Tx, answer: NewAnswer): Promise<number> {
  const said = {
    meets_at: answer.meetsAt,
    note: answer.note,
    status: answer.status,
    created_at: answer.now,
  };
  const { id } = await tx
    .insertInto('challenge_answers')
    .values({ challenge_id: answer.challengeId, member_id: answer.memberId, ...said })
    .onConflict((conflict) => conflict.columns(['challenge_id', 'member_id']).doUpdateSet(said))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns no row if it doesn't stand (any more) */
export const withdrawAnswer = prepared(
  'challenges.withdrawAnswer',
  (db, p: Placeholders<{ challengeId: number; memberId: string }>) =>
    db
      .updateTable('challenge_answers')
      .set({ status: 'withdrawn' })
      .where('challenge_id', '=', p('challengeId'))
      .where('member_id', '=', p('memberId'))
      .where('status', '=', 'open')
      .returning('id'),
);

/** @returns no row if it doesn't stand (any more) */
export const agreeWith = prepared(
  'challenges.agreeWith',
  (db, p: Placeholders<{ challengeId: number; answerId: number }>) =>
    db
      .updateTable('challenge_answers')
      .set({ status: 'agreed' })
      .where('id', '=', p('answerId'))
      .where('challenge_id', '=', p('challengeId'))
      .where('status', '=', 'open')
      .returning(['member_id as memberId', 'meets_at as meetsAt']),
);

interface Agreed {
  id: number;
  partnerId: string;
  meetsAt: string;
  note: string | null;
}

export const setAgreed = prepared('challenges.setAgreed', (db, p: Placeholders<Agreed>) =>
  db
    .updateTable('challenges')
    .set({
      status: 'agreed',
      partner_id: p('partnerId'),
      meets_at: p('meetsAt'),
      agreed_note: p('note'),
    })
    .where('id', '=', p('id')),
);

interface Cancelled {
  id: number;
  by: string;
  reason: string | null;
}

export const setCancelled = prepared('challenges.setCancelled', (db, p: Placeholders<Cancelled>) =>
  db
    .updateTable('challenges')
    .set({ status: 'cancelled', cancelled_by: p('by'), cancel_reason: p('reason') })
    .where('id', '=', p('id')),
);

/** The board is booked from then on, so that is when the two meet. */
export const setBooking = prepared(
  'challenges.setBooking',
  (db, p: Placeholders<{ id: number; bookingId: number; meetsAt: string }>) =>
    db
      .updateTable('challenges')
      .set({ booking_id: p('bookingId'), meets_at: p('meetsAt') })
      .where('id', '=', p('id')),
);
