import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import type { PollKind } from '@oche/validators/polls/schemas';
import { sql } from 'kysely';

/** Polls as members are told of them, with what came first if anybody has voted. */
export const listTold = prepared('polls.listTold', (db, p: Placeholders<{ ids: number[] }>) =>
  db
    .selectFrom('polls as poll')
    .select([
      'poll.id',
      sql<PollKind>`poll.kind`.as('kind'),
      'poll.question',
      sql<string[]>`coalesce((
        select json_agg(coalesce(lounge.name, option.text) order by option.position)
        from poll_options option left join lounges lounge on lounge.id = option.lounge_id
        where option.poll_id = poll.id and option.vote_count > 0 and option.vote_count = (
          select max(each.vote_count) from poll_options each where each.poll_id = poll.id
        )
      ), '[]')`.as('winners'),
    ])
    .where('poll.id', '=', anyOfIds(p('ids'))),
);

/** Whether the poll of the row `item` of notifications is (still) on the start page. */
export const isShown = sql<boolean>`exists (
  select from polls poll
  where poll.id = (item.payload ->> 'pollId')::bigint and poll.pinned_at is not null
)`;

interface Slice {
  pollId: number;
  after: string;
  limit: number;
}

/** Who voted in it. */
export const listVoters = prepared('polls.listVoters', (db, p: Placeholders<Slice>) =>
  db
    .selectFrom('poll_ballots')
    .select('user_id as userId')
    .where('poll_id', '=', p('pollId'))
    .where('user_id', '>', p('after'))
    .orderBy('user_id')
    .limit(sql<number>`${p('limit')}::int`),
);

/** Who voted in the pinned one of this kind before it, and not yet in this one. */
export const listFormerVoters = prepared('polls.listFormerVoters', (db, p: Placeholders<Slice>) =>
  db
    .selectFrom('poll_ballots as ballot')
    .select('ballot.user_id as userId')
    .where(
      'ballot.poll_id',
      '=',
      sql<number>`(
        select former.id from polls former, polls poll
        where poll.id = ${p('pollId')} and former.kind = poll.kind and former.pinned_at is not null
          and former.opens_at < poll.opens_at
        order by former.opens_at desc limit 1
      )`,
    )
    .where('ballot.user_id', '>', p('after'))
    .where(
      sql<boolean>`not exists (
        select from poll_ballots own
        where own.poll_id = ${p('pollId')} and own.user_id = ballot.user_id
      )`,
    )
    .orderBy('ballot.user_id')
    .limit(sql<number>`${p('limit')}::int`),
);

/** @returns pinned polls that have opened and nobody was told of; they count as told now */
export const takeOpened = prepared('polls.takeOpened', (db, p: Placeholders<{ now: string }>) =>
  db
    .updateTable('polls')
    .set({ opening_told_at: p('now') })
    .where('pinned_at', 'is not', null)
    .where('opening_told_at', 'is', null)
    .where('opens_at', '<=', p('now'))
    .where('closed_at', 'is', null)
    .where(sql<boolean>`(closes_at is null or closes_at > ${p('now')}::timestamptz)`)
    .returning(['id', 'opens_at as at']),
);

/** The same for those that have ended since; what ended long before it was pinned is no news. */
export const takeClosed = prepared(
  'polls.takeClosed',
  (db, p: Placeholders<{ now: string; since: string }>) =>
    db
      .updateTable('polls')
      .set({ closing_told_at: p('now') })
      .where('pinned_at', 'is not', null)
      .where('closing_told_at', 'is', null)
      .where(
        sql<boolean>`least(closed_at, closes_at) between ${p('since')}::timestamptz
          and ${p('now')}::timestamptz`,
      )
      .returning(['id', sql<string>`least(closed_at, closes_at)`.as('at')]),
);
