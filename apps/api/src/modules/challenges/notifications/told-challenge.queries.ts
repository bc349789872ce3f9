import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Challenges as members are told of them, with the names of both. */
export const listTold = prepared('challenges.listTold', (db, p: Placeholders<{ ids: number[] }>) =>
  db
    .selectFrom('challenges as challenge')
    .innerJoin('users as member', 'member.id', 'challenge.member_id')
    .leftJoin('users as partner', 'partner.id', 'challenge.partner_id')
    .leftJoin('users as invited', 'invited.id', 'challenge.invited_id')
    .leftJoin('bookings as booking', 'booking.id', 'challenge.booking_id')
    .leftJoin('lounges as lounge', (join) =>
      join.onRef('lounge.id', '=', sql`coalesce(booking.lounge_id, challenge.lounge_id)`),
    )
    .select([
      'challenge.id',
      'challenge.status',
      'challenge.member_id as memberId',
      'challenge.from_at as from',
      'challenge.until_at as until',
      'challenge.meets_at as meetsAt',
      'challenge.note',
      'challenge.agreed_note as agreedNote',
      'challenge.cancel_reason as reason',
      'challenge.game',
      'challenge.start_score as startScore',
      'challenge.best_of as bestOf',
      'member.first_name as memberName',
      sql<string | null>`coalesce(partner.first_name, invited.first_name)`.as('otherName'),
      'lounge.name as loungeName',
      sql<number>`(
          select count(*) from challenge_answers answer
          where answer.challenge_id = challenge.id and answer.status = 'open'
        )`.as('answerCount'),
    ])
    .where('challenge.id', '=', anyOfIds(p('ids'))),
);

const challengeId = sql`(item.payload ->> 'challengeId')::bigint`;

/** Whether the challenge of the row `item` of notifications is open, and shown to everybody. */
export const isOpenToAll = sql<boolean>`exists (
  select from challenges challenge
  where challenge.id = ${challengeId} and challenge.status = 'open' and challenge.hidden_at is null
)`;

/** Whether it waits for the recipient, for whom it is meant. */
export const isWaitingForInvited = sql<boolean>`exists (
  select from challenges challenge
  where challenge.id = ${challengeId} and challenge.invited_id = item.recipient_id
    and challenge.status = 'open'
)`;

/** Whether the recipient's own challenge has answers that stand. */
export const isOwnAnswered = sql<boolean>`exists (
  select from challenges challenge
  join challenge_answers answer on answer.challenge_id = challenge.id and answer.status = 'open'
  where challenge.id = ${challengeId} and challenge.member_id = item.recipient_id
    and challenge.status = 'open'
)`;

const isOwnMeeting = (status: 'agreed' | 'cancelled') => sql<boolean>`exists (
  select from challenges challenge
  where challenge.id = ${challengeId} and challenge.status = ${sql.lit(status)}
    and item.recipient_id in (challenge.member_id, challenge.partner_id)
)`;

export const isOwnAgreed = isOwnMeeting('agreed');
export const isOwnCancelled = isOwnMeeting('cancelled');

/** Whether it came to nothing for the recipient: it is over, or somebody else meets. */
export const isOverForRecipient = sql<boolean>`exists (
  select from challenges challenge
  where challenge.id = ${challengeId} and challenge.status in ('agreed', 'declined', 'closed')
    and challenge.partner_id is distinct from item.recipient_id
)`;
