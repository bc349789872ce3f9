import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../plugins/testing.ts';
import { codeOf, type TestMember } from '../../testing/index.ts';
import { createThread } from '../forum/testing.ts';

const server = useTestApp();
const { api } = server;

type Who = 'admin' | 'moderator' | 'ofPart' | 'member';
const people = {} as Record<Who, TestMember>;
const cookies = {} as Record<Who, string>;

beforeAll(async () => {
  const totp = { totp_enabled_at: new Date() };
  const makers: Record<Who, object> = {
    admin: { role: 'admin', ...totp },
    moderator: { role: 'moderator', ...totp },
    ofPart: { moderates: ['forum', 'forum/1'], ...totp },
    member: { first_name: 'Zita', last_name: 'Zwölf', email: 'geheime.adresse@darts.test' },
  };
  for (const who of Object.keys(makers) as Who[]) {
    people[who] = await api.createMember(makers[who]);
    cookies[who] = await server.signIn(people[who]);
  }
  await createThread(api, people.member, { replies: 1 });
});

const get = (path: string, who: Who | null) =>
  server.app.inject({ url: path, headers: who ? { cookie: cookies[who] } : {} });

const READS = [
  '/api/admin/stats',
  '/api/admin/users',
  '/api/admin/users?search=Zita&sort=name',
  '/api/admin/banners',
  '/api/admin/forum/categories',
  '/api/admin/forum/subforums',
  '/api/admin/forum/threads',
  '/api/admin/forum/posts-admin',
];

describe('what moderators read of the administration', () => {
  it.each(READS)('GET %s answers them as it answers admins, without an address', async (path) => {
    const [full, answer] = [await get(path, 'admin'), await get(path, 'moderator')];
    expect([full.statusCode, answer.statusCode]).toEqual([200, 200]);
    const { email: _, ...documented } = [full.json()].flat()[0] ?? {};
    expect(Object.keys([answer.json()].flat()[0] ?? {})).toEqual(Object.keys(documented));
    expect(answer.body).not.toMatch(/@(darts|oche)\.test/);
    expect(answer.body).not.toContain('"email"');
    expect((await get(path, 'ofPart')).statusCode).toBe(403);
    expect((await get(path, 'member')).statusCode).toBe(403);
    expect((await get(path, null)).statusCode).toBe(401);
  });

  it('are the lists of the other tabs, too', async () => {
    const callsOf = (who: Who | null) => {
      const { admin, forum } = api.callerFor(who && people[who]);
      return [
        admin.locations.list({}),
        admin.tournaments.list({}),
        admin.marketplace.list({}),
        forum.admin.trail({}),
      ];
    };
    const lists = await Promise.all(callsOf('moderator'));
    expect(lists).toMatchObject([{ items: [] }, { items: [] }, { items: [] }, { thread: null }]);
    for (const [who, code] of [
      ['ofPart', 'FORBIDDEN'],
      ['member', 'FORBIDDEN'],
      [null, 'UNAUTHENTICATED'],
    ] as const) {
      const codes = await Promise.all(callsOf(who).map(codeOf));
      expect(new Set(codes)).toEqual(new Set([code]));
    }
  });
});

describe('the list of all members, for moderators,', () => {
  const found = async (who: Who, search: string) => {
    const { items } = await api.callerFor(people[who]).admin.members.list({ search, limit: 100 });
    return items.map(({ id }) => id);
  };

  it('is found by parts of name and username', async () => {
    for (const text of ['zita', 'ZWOELF', 'wölf zit', 'zi', 'zita.zwoelf']) {
      expect(await found('moderator', text), text).toEqual([people.member.id]);
    }
  });

  it('says nothing of an address: no guess at one finds anybody', async () => {
    const guesses = [
      'geheime',
      'geheime.adresse@darts.test',
      'adresse@',
      '@darts',
      'darts.te',
      'ge',
    ];
    for (const text of guesses) {
      expect(await found('moderator', text), text).toEqual([]);
      expect(await found('moderator', `zita ${text}`), text).toEqual([]);
    }
    // an admin's search shows that there is something to be found
    for (const text of ['geheime', 'geheime.adresse@darts.test', 'darts.te', 'zita adresse@']) {
      expect(await found('admin', text), text).toEqual([people.member.id]);
    }
  });

  it('is not sorted by address, and its next page has none in its link', async () => {
    const { members } = api.callerFor(people.moderator).admin;
    expect(await codeOf(members.list({ sort: 'email' }))).toBe('FORBIDDEN');
    const { nextCursor } = await api
      .callerFor(people.admin)
      .admin.members.list({ sort: 'email', limit: 1 });
    expect(await codeOf(members.list({ sort: 'email', cursor: nextCursor ?? '' }))).toBe(
      'FORBIDDEN',
    );
    for (const sort of ['joined', 'active', 'name', 'username'] as const) {
      const page = await members.list({ sort, limit: 1 });
      const cursor = Buffer.from(page.nextCursor ?? '', 'base64url').toString();
      expect([sort, /@/.test(cursor)]).toEqual([sort, false]);
    }
  });
});
