import { sql } from 'kysely';
import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';

/** Votes stay counted: they belong to nobody then. A thread's poll stays with the thread. */
export const pollsOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'polls/votes': {
      rows: (db, userId) =>
        db
          .selectFrom('poll_ballots as ballot')
          .innerJoin('polls as poll', 'poll.id', 'ballot.poll_id')
          .select([
            'poll.id as poll_id',
            'poll.question',
            'ballot.voted_at',
            sql<string[]>`(
              select json_agg(option.text order by option.position)
              from poll_votes vote join poll_options option on option.id = vote.option_id
              where vote.poll_id = ballot.poll_id and vote.user_id = ballot.user_id
            )`.as('choices'),
          ])
          .where('ballot.user_id', '=', userId)
          .orderBy('ballot.voted_at'),
    },
    'polls/asked': {
      rows: (db, userId) =>
        db
          .selectFrom('polls')
          .select([
            'id',
            'question',
            'thread_id',
            'created_at',
            sql<string[]>`(
              select json_agg(option.text order by option.position)
              from poll_options option where option.poll_id = polls.id
            )`.as('choices'),
          ])
          .where('created_by', '=', userId)
          .orderBy('id'),
    },
  },
  async erase() {
    // what is left is a number for each choice, and the question in a thread that others read
  },
};
