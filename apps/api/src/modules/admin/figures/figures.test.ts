import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, refusal, runJobs, useMember, useTestApi } from '../../../testing/index.ts';
import { correctFigures, keepFigures } from './keep-figures.service.ts';

const NOW = '2031-03-10T09:00:00.000Z';
const api = useTestApi({ now: NOW });
const admin = useMember(api, { role: 'admin', created_at: new Date('2031-01-20T12:00:00Z') });
const moderator = useMember(api, {
  role: 'moderator',
  created_at: new Date('2031-03-01T12:00:00Z'),
});
// in Berlin it is the ninth already
const anna = useMember(api, { created_at: new Date('2031-03-08T23:30:00Z') });

const list = (input: object = {}) => api.callerFor(admin).admin.figures.list(input);
const dayOf = async (day: string) => (await list({ from: day, to: day })).days[0];

const signIn = (userId: string, at: string) =>
  api.deps.db
    .insertInto('sign_ins')
    .values({ user_id: userId, method: 'password', signed_in_at: at })
    .execute();

async function write(userId: string, at: string): Promise<number> {
  const { db } = api.deps;
  const category = await db
    .insertInto('forum_categories')
    .values({ name: 'Zahlen' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const subforum = await db
    .insertInto('forum_subforums')
    .values({ name: 'Zahlen', category_id: category.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const thread = await db
    .insertInto('forum_threads')
    .values({
      subforum_id: subforum.id,
      author_id: userId,
      title: 'Zahlen',
      last_post_author_id: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const post = await db
    .insertInto('forum_posts')
    .values({
      thread_id: thread.id,
      author_id: userId,
      number: 1,
      root_number: 1,
      content: 'Zahl',
      revision: 1,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return post.id;
}

let postId: number;
beforeAll(async () => {
  await signIn(moderator.id, '2031-03-04T12:00:00Z');
  await signIn(anna.id, '2031-03-09T12:00:00Z');
  await signIn(anna.id, '2031-03-09T18:00:00Z');
  postId = await write(anna.id, '2031-03-09T22:59:00Z');
  await keepFigures(api.deps);
});

describe('the daily figures', () => {
  it('are filled from the first account on, by the days of Berlin', async () => {
    const { days } = await list({ from: '2031-01-01', to: '2031-03-10' });
    expect(days[0]).toMatchObject({ day: '2031-01-20', members: 1, newMembers: 1 });
    expect(days).toHaveLength(50);
    expect(await dayOf('2031-03-08')).toMatchObject({ members: 2, newMembers: 0 });
    expect(await dayOf('2031-03-09')).toEqual({
      day: '2031-03-09',
      members: 3,
      newMembers: 1,
      posts: 1,
      bookings: 0,
      games: 0,
      listings: 0,
      activeDay: 1,
      activeWeek: 2,
    });
    expect(await dayOf('2031-03-04')).toMatchObject({ activeDay: 1, activeWeek: 1 });
    // the seven days that end with it
    expect(await dayOf('2031-03-10')).toMatchObject({ activeDay: 0, activeWeek: 2 });
  });

  it('are corrected when something changes late, and fill what a standstill missed', async () => {
    await api.deps.db
      .updateTable('forum_posts')
      .set({ deleted_at: NOW })
      .where('id', '=', postId)
      .execute();
    await api.deps.clock.set('2031-03-13T09:00:00Z');
    await keepFigures(api.deps);
    expect(await dayOf('2031-03-12')).toMatchObject({ members: 3, activeWeek: 1 });
    expect(await dayOf('2031-03-09')).toMatchObject({ posts: 1, activeDay: 1 });
    await Promise.all([correctFigures(api.deps), keepFigures(api.deps)]);
    expect(await dayOf('2031-03-09')).toMatchObject({ posts: 0, activeDay: 1, activeWeek: 2 });
  });

  it('keep who was there only as long as weeks need it, and what was counted stays', async () => {
    api.deps.clock.set('2031-05-01T09:00:00Z');
    await keepFigures(api.deps);
    await correctFigures(api.deps);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from active_days
      where day < '2031-04-01'`.execute(api.deps.db);
    expect(rows).toEqual([{ n: 0 }]);
    expect(await dayOf('2031-03-09')).toMatchObject({ activeDay: 1, activeWeek: 2 });
  });

  it('come at the start, by a job', async () => {
    const { adminModule } = await import('../module.ts');
    await adminModule.beforeStart?.(api.deps);
    await adminModule.beforeStart?.(api.deps);
    await runJobs(api);
    expect((await list()).computedAt).not.toBeNull();
  });

  it('are for admins, in days that there are', async () => {
    expect(await codeOf(api.callerFor(moderator).admin.figures.list({}))).toBe('FORBIDDEN');
    expect(await codeOf(api.callerFor(null).admin.figures.list({}))).toBe('UNAUTHENTICATED');
    expect(await refusal(list({ from: '2031-02-31', to: '2031-03-01' }))).toMatchObject({
      fields: { from: 'invalidDate' },
    });
    expect(await refusal(list({ from: '2031-03-02', to: '2031-03-01' }))).toMatchObject({
      fields: { to: 'endBeforeBegin' },
    });
    expect(await list({ from: '1950-01-01', to: '2031-03-01' })).toMatchObject({
      from: '2030-01-26',
    });
  });
});

describe('the overview', () => {
  it('counts what there is, and what waits and since when', async () => {
    const caller = api.callerFor(admin).admin;
    expect(await caller.stats()).toEqual({
      totalUsers: 3,
      totalVenues: 0,
      totalTournaments: 0,
      totalMarketplaceItems: 0,
    });
    await api.deps.db
      .insertInto('verifications')
      .values({ user_id: anna.id, kind: 'identity', status: 'pending', requested_at: NOW })
      .execute();
    const duties = await caller.duties();
    expect(duties.map(({ duty }) => duty)).toEqual([
      'cases',
      'appeals',
      'approvals',
      'claims',
      'verifications',
      'failedJobs',
    ]);
    expect(duties).toContainEqual({ duty: 'verifications', count: 1, since: NOW });
    const { admin: theirs } = api.callerFor(moderator);
    expect(await codeOf(theirs.duties())).toBe('FORBIDDEN');
    expect(await theirs.stats()).toEqual(await api.callerFor(admin).admin.stats());
  });
});
