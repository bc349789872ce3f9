import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface Ballot {
  pollId: number;
  userId: string;
}

export const listVotes = prepared('polls.listVotes', (db, p: Placeholders<Ballot>) =>
  db
    .selectFrom('poll_votes')
    .select('option_id as optionId')
    .where('poll_id', '=', p('pollId'))
    .where('user_id', '=', p('userId')),
);

export const saveBallot = prepared(
  'polls.saveBallot',
  (db, p: Placeholders<Ballot & { now: string }>) =>
    db
      .insertInto('poll_ballots')
      .values({ poll_id: p('pollId'), user_id: p('userId'), voted_at: p('now') })
      .onConflict((conflict) =>
        conflict.columns(['poll_id', 'user_id']).doUpdateSet({ voted_at: p('now') }),
      ),
);

interface Choices extends Ballot {
  optionIds: number[];
}

/** @returns one row for each that is an option of this poll */
export const insertVotes = prepared('polls.insertVotes', (db, p: Placeholders<Choices>) =>
  db
    .insertInto('poll_votes')
    .columns(['poll_id', 'user_id', 'option_id'])
    .expression(
      db
        .selectFrom('poll_options')
        .select(['poll_id', sql<string>`${p('userId')}::text`.as('user_id'), 'id as option_id'])
        .where('poll_id', '=', p('pollId'))
        .where('id', '=', sql<number>`any(${p('optionIds')}::bigint[])`),
    )
    .returning('option_id'),
);

export const deleteVotes = prepared('polls.deleteVotes', (db, p: Placeholders<Choices>) =>
  db
    .deleteFrom('poll_votes')
    .where('poll_id', '=', p('pollId'))
    .where('user_id', '=', p('userId'))
    .where('option_id', '=', sql<number>`any(${p('optionIds')}::bigint[])`),
);

/** Moves what options count; the poll's row is locked. */
export const countVotes = prepared(
  'polls.countVotes',
  (db, p: Placeholders<{ pollId: number; added: number[]; removed: number[] }>) =>
    db
      .updateTable('poll_options')
      .set({
        vote_count: sql`vote_count + case when id = any(${p('added')}::bigint[]) then 1 else -1 end`,
      })
      .where('poll_id', '=', p('pollId'))
      .where(sql<boolean>`id = any(${p('added')}::bigint[] || ${p('removed')}::bigint[])`),
);

export const optionIdsOf = prepared(
  'polls.optionIdsOf',
  (db, p: Placeholders<{ pollId: number }>) =>
    db
      .selectFrom('poll_options')
      .select('id')
      .where('poll_id', '=', p('pollId'))
      .orderBy('position'),
);

/** Polls whose votes have changed since, for the check. */
export const listVotedSince = prepared(
  'polls.listVotedSince',
  (db, p: Placeholders<{ since: string; after: number }>) =>
    db
      .selectFrom('polls')
      .select('id')
      .where('id', '>', p('after'))
      .where(
        sql<boolean>`(closed_at is null or closed_at > ${p('since')}::timestamptz)
          and (closes_at is null or closes_at > ${p('since')}::timestamptz)`,
      )
      .orderBy('id')
      .limit(100),
);

/** @returns a row for each option whose number was wrong, and is right now; the poll's row is locked */
export const correctOptions = prepared(
  'polls.correctOptions',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .updateTable('poll_options as option')
      .from(
        db
          .selectFrom('poll_options')
          .select([
            'poll_options.id',
            sql<number>`(select count(*)::int from poll_votes vote
            where vote.poll_id = poll_options.poll_id and vote.option_id = poll_options.id)`.as(
              'counted',
            ),
          ])
          .where('poll_options.poll_id', '=', p('id'))
          .as('right'),
      )
      .set((eb) => ({ vote_count: eb.ref('right.counted') }))
      .whereRef('option.id', '=', 'right.id')
      .whereRef('option.vote_count', '<>', 'right.counted')
      .returning('option.id'),
);

export const correctVoters = prepared(
  'polls.correctVoters',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .updateTable('polls')
      .set({
        voter_count: sql`(select count(*)::int from poll_ballots where poll_id = polls.id)`,
      })
      .where('id', '=', p('id'))
      .where(
        sql<boolean>`voter_count <> (select count(*)::int from poll_ballots where poll_id = polls.id)`,
      )
      .returning('id'),
);
