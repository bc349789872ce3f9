import { sql } from 'kysely';
import type { Tx } from '../index.ts';

const HOUR_MS = 3_600_000;

interface DemoCase {
  /** how the post begins that is reported */
  post: string;
  reports: { by: string; hoursAgo: number; reason: 'inappropriate' | 'spam'; text: string }[];
  /** that nothing is wrong with it */
  decided?: { hoursAgo: number; note: string };
}

const cases: DemoCase[] = [
  {
    post: 'Mein Gott, vor zwanzig Jahren hat sich niemand gefilmt.',
    reports: [
      {
        by: 'kasia',
        hoursAgo: 5,
        reason: 'inappropriate',
        text: 'Der macht jeden Anfänger nieder.',
      },
      { by: 'ben', hoursAgo: 2, reason: 'inappropriate', text: 'Ton wie an der Theke um drei.' },
    ],
  },
  {
    post: 'Spiele damit fast jeden Abend online',
    reports: [{ by: 'heike', hoursAgo: 9, reason: 'spam', text: 'Klingt nach bezahlter Werbung.' }],
  },
  {
    post: 'Löschen.',
    reports: [
      { by: 'anna', hoursAgo: 30, reason: 'spam', text: 'Ein Wort ist doch kein Beitrag.' },
    ],
    decided: { hoursAgo: 26, note: 'Kurz, aber ein Scherz unter Freunden.' },
  },
];

/**
 * Inserts cases for the moderators: two that wait, one that is decided, a warning, and their entries in
 * the log.
 * @param userId gives the id for a demo member's key
 */
export async function insertDemoModeration(
  tx: Tx,
  now: Date,
  userId: (key: string) => string,
): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  for (const { post, reports, decided } of cases) {
    const id = await insertCase(tx, { post, times: reports.map(({ hoursAgo }) => ago(hoursAgo)) });
    for (const { by, hoursAgo, reason, text } of reports) {
      await sql`
        insert into moderation_reports
          (case_id, thing_kind, thing_id, reporter_id, reason, description, reported_at)
        select id, thing_kind, thing_id, ${userId(by)}, ${reason}, ${text}, ${ago(hoursAgo)}
        from moderation_cases where id = ${id}`.execute(tx);
    }
    if (!decided) continue;
    const decidedAt = ago(decided.hoursAgo);
    await sql`
      with decision as (
        insert into moderation_decisions (case_id, decided_by, decided_at, action, did_change, note)
        values (${id}, ${userId('mod')}, ${decidedAt}, 'none', false, ${decided.note})
        returning case_id
      ), closed as (
        update moderation_cases set closed_at = ${decidedAt}, outcome = 'rejected'
        where id = (select case_id from decision)
        returning *
      )
      insert into audit_log
        (happened_at, actor_id, action, thing_kind, thing_id, scope, reason, after)
      select ${decidedAt}, ${userId('mod')}, 'post.keep', thing_kind, thing_id, scope, ${decided.note},
        jsonb_build_object('case', id, 'isChanged', false)
      from closed`.execute(tx);
  }
  await insertWarning(tx, { memberId: userId('frank'), moderatorId: userId('mod'), at: ago(400) });
}

async function insertCase(
  tx: Tx,
  { post, times }: { post: string; times: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into moderation_cases
      (thing_kind, thing_id, scope, author_id, report_count, weight, opened_at, last_reported_at)
    select 'post', post.id::text, 'forum/' || subforum.category_id, post.author_id, ${times.length}::int,
      2 * ${times.length}::int, ${times[0]}, ${times.at(-1)}
    from forum_posts post
    join forum_threads thread on thread.id = post.thread_id
    join forum_subforums subforum on subforum.id = thread.subforum_id
    where post.number > 1 and left(post.content, ${post.length}::int) = ${post}
    order by post.id limit 1
    returning id`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error(`no demo post begins with "${post}"`);
  return found.id;
}

async function insertWarning(
  tx: Tx,
  { memberId, moderatorId, at }: { memberId: string; moderatorId: string; at: string },
): Promise<void> {
  const reason =
    'Drei Mitglieder haben sich über deinen Ton gegenüber Neuen beschwert. Bitte freundlich bleiben.';
  await sql`
    with warning as (
      insert into sanctions (user_id, kind, rule, reason, imposed_at, imposed_by)
      values (${memberId}, 'warning', 'inappropriate', ${reason}, ${at}, ${moderatorId})
      returning *
    )
    insert into audit_log (happened_at, actor_id, action, thing_kind, thing_id, scope, reason, after)
    select imposed_at, imposed_by, 'member.warn', 'member', user_id, 'site', reason,
      jsonb_build_object('sanction', id, 'until', null)
    from warning`.execute(tx);
}
