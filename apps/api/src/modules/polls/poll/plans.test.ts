import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, expect, it } from 'vitest';
import { createMember } from '../../../testing/members.ts';
import {
  genericPlan,
  indexesOf,
  insertMembers,
  runGeneric,
  scannedOf,
  touched,
  vacuum,
} from '../../../testing/plans.ts';
import { placePolls } from '../thread/thread-poll.queries.ts';
import { getThreadPoll, listCurrent } from './poll.queries.ts';

const NOW = '2031-03-03T09:00:00.000Z';
const READER = { viewerId: 'reader', seesAll: false, now: NOW };
const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

/** 20,000 polls in threads, 60 of the site, of which two are open, and 20,000 votes in one of them. */
beforeAll(async () => {
  const { db, pool } = database;
  await createMember(db, { id: 'reader' });
  await insertMembers(
    pool,
    `insert into users (id, email, first_name, last_name, terms_accepted_at)
     select 'voter-' || n, 'voter-' || n || '@oche.test', 'Mia', 'Muster', now()
     from generate_series(1, 20000) n`,
  );
  await pool.query(`
    insert into forum_categories (name) values ('Alles');
    insert into forum_subforums (category_id, name) select id, 'Fragen' from forum_categories;
    insert into forum_threads (subforum_id, author_id, title, last_post_author_id)
      select subforum.id, 'reader', 'Frage ' || n, 'reader'
      from forum_subforums subforum, generate_series(1, 20000) n;
    insert into polls (kind, question, is_multiple, is_changeable, results, opens_at, closes_at, thread_id,
        created_by, created_at)
      select 'free', 'Frage', false, true, 'always', '2031-03-01', null, id, 'reader', '2031-03-01'
      from forum_threads;
    insert into polls (kind, question, is_multiple, is_changeable, results, opens_at, closes_at, created_by, created_at)
      select 'set', 'Set', false, true, 'always', '2031-03-04'::timestamptz - make_interval(months => n),
        case when n > 2 then '2031-03-05'::timestamptz - make_interval(months => n - 1) end, 'reader', '2031-01-01'
      from generate_series(1, 60) n;
    insert into poll_options (poll_id, position, text, vote_count)
      select polls.id, n, 'Antwort ' || n, 0 from polls, generate_series(0, 3) n;
    insert into poll_ballots (poll_id, user_id, voted_at)
      select (select min(id) from polls where thread_id is null), id, '2031-03-02' from users;
    insert into poll_votes (poll_id, user_id, option_id)
      select ballot.poll_id, ballot.user_id, option.id from poll_ballots ballot
      join poll_options option on option.poll_id = ballot.poll_id and option.position = 1;`);
  await vacuum(pool);
}, 120_000);

it('what can be voted on is found among the site’s own, however many polls and votes there are', async () => {
  const params = { ...READER, since: '2031-02-01T00:00:00.000Z' };
  const plan = await runGeneric(database.pool, listCurrent, params, true);
  expect(scannedOf(plan)).not.toContain('polls');
  expect(scannedOf(plan)).not.toContain('poll_votes');
  expect(touched(plan)).toBeLessThan(500);
});

it('the poll of a thread is found by the thread', async () => {
  const { rows } = await database.pool.query('select max(id) as id from forum_threads');
  const plan = await runGeneric(
    database.pool,
    getThreadPoll,
    { ...READER, threadId: rows[0].id },
    true,
  );
  expect(indexesOf(plan)).toContain('polls_thread');
  expect(scannedOf(plan)).toEqual(
    expect.not.arrayContaining(['polls', 'poll_options', 'poll_votes', 'poll_ballots']),
  );
  expect(touched(plan)).toBeLessThan(100);
});

it('the polls that go along with a thread are found by keys', async () => {
  const plan = await genericPlan(database.pool, placePolls.sql);
  expect(indexesOf(plan)).toEqual(expect.arrayContaining(['polls_thread', 'polls_came_from']));
  expect(scannedOf(plan)).not.toContain('polls');
});
