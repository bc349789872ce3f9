import type { DB, Tx } from '@oche/db';
import type { Insertable } from 'kysely';

/** @returns undefined where the thread has a poll already */
export const insertPoll = (tx: Tx, poll: Insertable<DB['polls']>) =>
  tx
    .insertInto('polls')
    .values(poll)
    .onConflict((conflict) =>
      conflict.column('thread_id').where('thread_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();

export const insertOptions = (tx: Tx, options: readonly Insertable<DB['poll_options']>[]) =>
  tx.insertInto('poll_options').values(options).returning(['id', 'position']).execute();

export const insertBallots = (tx: Tx, ballots: readonly Insertable<DB['poll_ballots']>[]) =>
  tx.insertInto('poll_ballots').values(ballots).execute();

export const insertVotes = (tx: Tx, votes: readonly Insertable<DB['poll_votes']>[]) =>
  tx.insertInto('poll_votes').values(votes).execute();
