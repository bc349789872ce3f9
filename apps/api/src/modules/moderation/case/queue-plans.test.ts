import type { PreparedQuery } from '@oche/db';
import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, expect, it } from 'vitest';
import { indexesOf, runGeneric, scannedOf, touched, vacuum } from '../../../testing/plans.ts';
import { listWaitingAppeals } from '../appeal/appeal.queries.ts';
import { entriesOf } from '../audit/audit.queries.ts';
import { listOwnCases, listOwnReports } from '../own/own-case.queries.ts';
import { listOpenCases } from './case.queries.ts';

const CASES = 20_000;
const PAGE = 20;

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

/** Many decided cases, one in twenty open; each reported once, and some decisions appealed. */
beforeAll(async () => {
  const { pool } = database;
  await pool.query(`
    insert into users (id, email, first_name, last_name, email_verified_at)
    select 'm' || n, 'm' || n || '@oche.test', 'Mia', 'Muster ' || n, now()
    from generate_series(1, 400) n`);
  await pool.query(`
    insert into moderation_cases (thing_kind, thing_id, scope, author_id, report_count, weight, opened_at,
      last_reported_at, closed_at, outcome)
    select 'post', n::text, 'forum/' || n % 7, 'm' || 1 + n % 200, 1, 1 + n % 9, now(),
      now() - n * interval '1 minute', case when n % 20 > 0 then now() end,
      case when n % 20 > 0 then 'upheld' end
    from generate_series(1, ${CASES}) n`);
  await pool.query(`
    insert into moderation_reports (case_id, thing_kind, thing_id, reporter_id, reason, description,
      reported_at)
    select id, thing_kind, thing_id, 'm' || 201 + id % 200, 'spam', 'Werbung', now()
    from moderation_cases`);
  await pool.query(`
    insert into moderation_decisions (case_id, decided_by, decided_at, action, did_change, rule, statement)
    select id, 'm400', now(), 'delete', true, 'spam', 'Werbung'
    from moderation_cases where closed_at is not null`);
  await pool.query(`
    insert into moderation_appeals (decision_id, appellant_id, text, appealed_at, outcome, decided_by,
      decided_at, statement)
    select id, 'm1', 'Nein', now() - id * interval '1 minute',
      case when id % 50 > 0 then 'rejected' end, case when id % 50 > 0 then 'm399' end,
      case when id % 50 > 0 then now() end, case when id % 50 > 0 then 'Doch' end
    from moderation_decisions where id % 3 = 0`);
  await pool.query(`
    insert into sanctions (user_id, kind, rule, reason, imposed_at, imposed_by)
    select 'm' || 1 + n % 200, 'warning', 'spam', 'Werbung', now(), 'm400'
    from generate_series(1, 5000) n`);
  // few, and all at the beginning of the log
  await pool.query(`
    insert into audit_log (happened_at, actor_id, action, thing_kind, thing_id, scope)
    select now(), 'm399', 'lounge.hide', 'lounge', '77', 'site' from generate_series(1, 30) n`);
  await pool.query(`
    insert into audit_log (happened_at, actor_id, action, thing_kind, thing_id, scope)
    select now(), 'm400', 'post.delete', 'post', n::text, 'forum/' || n % 7
    from generate_series(1, ${CASES}) n`);
  await vacuum(pool);
}, 60_000);

const run = <P, R>(query: PreparedQuery<P, R>, params: P) =>
  runGeneric(database.pool, query, params);

const reader = { isAdmin: false, isSite: true, scopes: [] as string[] };
const log = (filter: { kind?: string; thingId?: string; actorId?: string; action?: string }) => {
  const none = { actorId: null, action: null, kind: null, thingId: null, from: null, until: null };
  const wish = { ...reader, ...none, ...filter, before: 9_999_999 };
  return run(entriesOf(wish).withLimit(PAGE), wish);
};
const first = { weight: null, openedAt: null, id: null };

it.each([
  [
    'the queue',
    () =>
      run(listOpenCases.withLimit(PAGE), {
        ...reader,
        ...first,
        isApproval: false,
        kind: null,
        scope: null,
      }),
    'moderation_cases_queue',
    PAGE * 12,
  ],
  [
    'the queue of a category’s moderator',
    () =>
      run(listOpenCases.withLimit(PAGE), {
        ...reader,
        ...first,
        isSite: false,
        scopes: ['forum/3'],
        isApproval: false,
        kind: null,
        scope: null,
      }),
    'moderation_cases_queue',
    // six of seven are passed by
    PAGE * 24,
  ],
  [
    'the appeals',
    () =>
      run(listWaitingAppeals.withLimit(PAGE), {
        ...reader,
        moderatorId: 'm1',
        appealedAt: null,
        id: null,
      }),
    'moderation_appeals_open',
    PAGE * 24,
  ],
  [
    'the own cases',
    () => run(listOwnCases.withLimit(PAGE), { userId: 'm7', before: 9_999_999 }),
    'moderation_cases_author',
    PAGE * 16,
  ],
  [
    'the own reports',
    () => run(listOwnReports.withLimit(PAGE), { userId: 'm207', before: 9_999_999 }),
    'moderation_reports_reporter_id_thing_kind_thing_id_key',
    PAGE * 40,
  ],
  ['the log', () => log({}), 'audit_log_pkey', PAGE * 6],
  ['the log of a thing', () => log({ kind: 'lounge', thingId: '77' }), 'audit_log_thing', PAGE * 6],
  ['the log of somebody', () => log({ actorId: 'm399' }), 'audit_log_actor', PAGE * 6],
  ['the log of an action', () => log({ action: 'lounge.hide' }), 'audit_log_action', PAGE * 6],
  ['the log of a noun', () => log({ action: 'lounge' }), 'audit_log_noun', PAGE * 6],
] as const)(
  '%s is a walk along an index, and no table is read as a whole',
  async (_, read, index, pages) => {
    const plan = await read();
    expect(plan['Actual Rows']).toBe(PAGE);
    expect(indexesOf(plan)).toContain(index);
    // small tables of people may be
    expect(scannedOf(plan).filter((name) => name !== 'users')).toEqual([]);
    expect(touched(plan)).toBeLessThan(pages);
  },
);
