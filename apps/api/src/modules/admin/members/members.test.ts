import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import {
  codeOf,
  outcomeOf,
  receiveMails,
  refusal,
  runJobs,
  TEST_PASSWORD,
  type TestMember,
  useMember,
} from '../../../testing/index.ts';
import { createThread } from '../../forum/testing.ts';
import { usernameOf } from '../../people/testing.ts';

const server = useTestApp();
const { api } = server;
const admin = useMember(api, { role: 'admin', first_name: 'Ada', last_name: 'Admin' });
const moderator = useMember(api, { role: 'moderator' });
const plain = useMember(api);

const members = (by: TestMember | null) => api.callerFor(by).admin.members;
const password = TEST_PASSWORD;
const rowOf = (member: Pick<TestMember, 'id'>) =>
  api.deps.db.selectFrom('users').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow();

type Update = Parameters<ReturnType<typeof members>['update']>[0];

/** Everything as it is, but for what changes. */
async function edit(by: TestMember | null, member: TestMember, change: Partial<Update>) {
  const { id, email, role, status } = await rowOf(member);
  const now = {
    id,
    email,
    role,
    status: status as 'active',
    username: await usernameOf(api, member),
  };
  return members(by).update({ ...now, ...change });
}

const logOf = (member: TestMember) =>
  api.deps.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('thing_id', '=', member.id)
    .orderBy('id')
    .execute();

describe('the list of all members', () => {
  it('is found by parts of name, username and address, folded or as they are typed', async () => {
    const joerg = await api.createMember({
      first_name: 'Jörg',
      last_name: 'Weiß_berg',
      email: 'pfeil.werfer@darts.test',
    });
    const search = async (text: string) =>
      (await members(admin).list({ search: text })).items.map(({ id }) => id);
    for (const text of ['jörg', 'JOERG', 'weiss', 'berg jör', 'il.werfer@', 'pf', 'joerg.weiss']) {
      expect(await search(text), text).toContain(joerg.id);
    }
    // what means something to `like` is only a character here
    for (const text of ['p%r', 'j_rg', 'eil', 'arts \\']) {
      const found = await search(text);
      expect(found.includes(joerg.id), text).toBe(text === 'eil');
    }
    await api.deps.db
      .updateTable('users')
      .set({ last_name: 'Schwarz' })
      .where('id', '=', joerg.id)
      .execute();
    expect(await search('jörg schwarz')).toEqual([joerg.id]);
    expect(await search('jörg weiß_')).toEqual([]);
  });

  it('is walked in every order without losing or repeating anybody', async () => {
    await Promise.all(
      [1, 2, 3, 4, 5].map(() => api.createMember({ first_name: 'Zoe', last_name: 'Gleich' })),
    );
    const all = (await members(admin).list({ limit: 100 })).items.map(({ id }) => id).sort();
    for (const sort of ['joined', 'active', 'name', 'username', 'email'] as const) {
      for (const direction of ['asc', 'desc'] as const) {
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await members(admin).list({ sort, direction, limit: 3, cursor });
          seen.push(...page.items.map(({ id }) => id));
          cursor = page.nextCursor ?? undefined;
        } while (cursor);
        expect(seen.toSorted(), `${sort} ${direction}`).toEqual(all);
      }
    }
    const { nextCursor } = await members(admin).list({ sort: 'name', limit: 1 });
    const other = members(admin).list({ sort: 'joined', cursor: nextCursor ?? '' });
    expect(await codeOf(other)).toBe('BAD_INPUT');
  });

  it('is narrowed down by role, standing, day of joining, last visit and what is open', async () => {
    const list = async (input: Parameters<ReturnType<typeof members>['list']>[0]) =>
      (await members(admin).list({ ...input, limit: 100 })).items.map(({ id }) => id);
    const over = await api.createMember({ created_at: '2020-03-05T23:30:00+01:00' });
    const out = await api.createMember({ status: 'suspended', status_reason: 'Ton' });
    const { thread } = await createThread(api, over);
    await api.callerFor(plain).moderation.report.create({
      kind: 'thread',
      id: String(thread.id),
      reason: 'spam',
      description: 'Werbung',
    });
    await api.deps.db
      .updateTable('users')
      .set({ status: 'suspended', suspended_until: new Date(Date.now() - 1000) })
      .where('id', '=', over.id)
      .execute();
    expect(await list({ role: 'moderator' })).toEqual([moderator.id]);
    expect(await list({ status: 'suspended' })).toEqual([out.id]);
    expect(await list({ status: 'active', joinedTo: '2020-03-05' })).toEqual([over.id]);
    expect(await list({ joinedFrom: '2020-03-05', joinedTo: '2020-03-05' })).toEqual([over.id]);
    expect(await list({ joinedTo: '2020-03-04' })).toEqual([]);
    expect(await list({ active: 'dormant' })).toEqual([over.id]);
    expect(await list({ active: 'day' })).not.toContain(over.id);
    expect(await list({ concern: 'reported' })).toEqual([over.id]);
    expect(await list({ concern: 'unconfirmed' })).toEqual([]);
    await server.signIn(over);
    expect(await list({ active: 'dormant' })).toEqual([]);
    const [shown] = (await members(admin).list({ concern: 'reported' })).items;
    expect(shown).toMatchObject({ status: 'active', openCases: 1, suspendedUntil: null });
  });

  it('is a plain array over REST, with the documented fields and the next page in the header', async () => {
    const ada = await api.createMember({
      role: 'admin',
      totp_enabled_at: new Date(),
      first_name: 'Ada',
      last_name: 'Rest',
    });
    const cookie = await server.signIn(ada);
    const get = (url: string, who = cookie) =>
      server.app.inject({ method: 'GET', url, headers: { cookie: who } });
    const answer = await get('/api/admin/users?search=Ada%20Rest');
    expect(answer.json()).toMatchObject([
      { id: ada.id, email: ada.email, role: 'admin', status: 'active', username: 'ada.rest' },
    ]);
    expect((await get('/api/admin/users?limit=1')).headers.link).toContain('rel="next"');
    const refused = await get('/api/admin/users', await server.signIn(plain));
    expect(refused.statusCode).toBe(403);
    expect((await get('/api/admin/users', '')).statusCode).toBe(401);
  });
});

describe('the page of a member', () => {
  it('tells what helps, and nobody but admins', async () => {
    const member = await api.createMember({ created_at: '2025-01-01T00:00:00Z' });
    const { thread } = await createThread(api, member, { replies: 2 });
    const said = await api
      .callerFor(member)
      .forum.post.create({ threadId: thread.id, content: 'Zu viel gesagt' });
    await api.callerFor(member).forum.post.delete({ id: said.id });
    const { id } = member;
    expect(await members(admin).get({ id })).toMatchObject({
      email: member.email,
      joinedAt: '2025-01-01T00:00:00.000Z',
      counts: { threads: 1, posts: 3, clubs: 0 },
      isOwn: false,
      canSanction: true,
    });
    const content = await members(admin).content({ id, kind: 'thread' });
    expect(content.items).toMatchObject([{ id: String(thread.id), isShown: true }]);
    // what is gone for all others is still there to judge it
    const posts = await members(admin).content({ id, kind: 'post', limit: 2 });
    expect(posts.items[0]).toMatchObject({ id: String(said.id), isShown: false });
    const next = { id, kind: 'post', limit: 2, cursor: posts.nextCursor ?? '' } as const;
    // the post that opens a thread is shown as the thread
    expect((await members(admin).content(next)).items).toHaveLength(1);
    for (const by of [null, plain, moderator]) {
      const code = by ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      expect(await codeOf(members(by).get({ id }))).toBe(code);
      expect(await codeOf(members(by).content({ id, kind: 'post' }))).toBe(code);
      expect(await codeOf(members(by).sessions({ id }))).toBe(code);
    }
    expect(await codeOf(members(admin).get({ id: 'nobody' }))).toBe('NOT_FOUND');
  });

  it('ends one session or all of them, at once', async () => {
    const member = await api.createMember();
    const [here, there] = [await server.signIn(member), await server.signIn(member)];
    const isIn = async (cookie: string) => {
      const me = await server.app.inject({ url: '/api/auth/user', headers: { cookie } });
      return me.json() !== null && me.statusCode === 200;
    };
    const sessions = await members(admin).sessions({ id: member.id });
    expect(sessions).toHaveLength(2);
    const other = (await members(admin).sessions({ id: plain.id }))[0]?.id;
    const foreign = other ?? '00000000-0000-4000-8000-000000000000';
    const end = (sessionId?: string, by: TestMember = admin) =>
      members(by).endSessions({ id: member.id, sessionId });
    expect(await codeOf(end(foreign))).toBe('NOT_FOUND');
    expect(await codeOf(end(undefined, moderator))).toBe('FORBIDDEN');
    await end(sessions[0]?.id);
    expect([await isIn(here), await isIn(there)].filter(Boolean)).toHaveLength(1);
    await end();
    expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
    expect((await logOf(member)).map(({ action }) => action)).toEqual([
      'member.signOut',
      'member.signOut',
    ]);
  });
});

describe('an admin who changes a member', () => {
  it('gives another username and role, with the password, and all of it is in the log', async () => {
    const member = await api.createMember();
    await edit(admin, member, { username: 'Neuer.Name' });
    // not asked again for what opens no doors, and the username can change twice a day here
    const changed = await edit(admin, member, { username: 'noch.einer' });
    expect(changed).toMatchObject({ username: 'noch.einer', role: 'user' });
    const without = await refusal(edit(admin, member, { role: 'moderator' }));
    expect(without).toMatchObject({ code: 'BAD_INPUT', fields: { password: 'required' } });
    const wrong = edit(admin, member, { role: 'moderator', password: 'falsch-falsch' });
    expect(await codeOf(wrong)).toBe('INVALID_CREDENTIALS');
    expect((await rowOf(member)).role).toBe('user');
    await edit(admin, member, { role: 'moderator', password });
    expect((await rowOf(member)).role).toBe('moderator');
    expect(await logOf(member)).toEqual([
      { action: 'member.edit', before: null, after: { username: true } },
      { action: 'member.edit', before: null, after: { username: true } },
      { action: 'member.edit', before: { role: 'user' }, after: { role: 'moderator' } },
    ]);
    // what is as it was, is no change
    await edit(admin, member, {});
    expect(await logOf(member)).toHaveLength(3);
  });

  it('gives another address, which has to be confirmed, and both addresses hear of it', async () => {
    const member = await api.createMember();
    const taken = edit(admin, member, { email: plain.email.toUpperCase(), password });
    expect(await codeOf(taken)).toBe('EMAIL_TAKEN');
    const email = `neu-${member.id}@oche.test`;
    expect(await edit(admin, member, { email, password })).toMatchObject({
      email,
      emailVerified: false,
    });
    await runJobs(api);
    const [told] = await receiveMails(api, member.email);
    expect(told?.subject).toBe('Deine E-Mail-Adresse wurde geändert');
    const [asked] = await receiveMails(api, email);
    expect(asked?.subject).toContain('Bestätige deine E-Mail-Adresse');
  });

  it('suspends with an end and a reason, bans, and takes it back, each with a mail', async () => {
    const member = await api.createMember();
    const mailed = async () => {
      await runJobs(api);
      return (await receiveMails(api, member.email)).map(({ text }) => text).join();
    };
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const past = edit(admin, member, { status: 'suspended', until: '2020-01-01T00:00:00Z' });
    expect((await refusal(past)).fields).toEqual({ until: 'past' });
    const reason = 'Dreimal nicht zum Spiel gekommen';
    expect(await edit(admin, member, { status: 'suspended', until, reason })).toMatchObject({
      status: 'suspended',
      suspendedUntil: until,
      statusReason: reason,
    });
    expect(await mailed()).toContain(reason);
    await edit(admin, member, { status: 'banned', reason: 'Betrug', rule: 'fraud' });
    expect(await mailed()).toContain('Betrug');
    expect(await edit(admin, member, { status: 'active' })).toMatchObject({ status: 'active' });
    const { sanctions } = await api
      .callerFor(moderator)
      .moderation.member.get({ userId: member.id });
    expect(sanctions.map(({ kind, isActive }) => [kind, isActive])).toEqual([
      ['ban', false],
      ['suspension', false],
    ]);
    expect(await mailed()).toContain('Entscheidung der Administration');
  });

  it('does nothing of it to an admin, or to the own role and address', async () => {
    const other = await api.createMember({ role: 'admin' });
    expect(await codeOf(edit(admin, other, { status: 'banned' }))).toBe('ADMIN_STANDS');
    expect(await codeOf(edit(admin, admin, { role: 'user', password }))).toBe('OWN_ROLE');
    const email = 'andere@oche.test';
    expect(await codeOf(edit(admin, admin, { email, password }))).toBe('OWN_ADDRESS');
    expect(await edit(admin, admin, { username: 'chefin' })).toMatchObject({ username: 'chefin' });
    // without the role the same member can be banned in one step
    const input = { role: 'user', status: 'banned', reason: 'Betrug', password } as const;
    expect(await edit(admin, other, input)).toMatchObject({ role: 'user', status: 'banned' });
    for (const by of [null, plain, moderator, { ...admin, status: 'suspended' as const }]) {
      const code = await codeOf(edit(by, moderator, { username: 'niemals' }));
      expect(['UNAUTHENTICATED', 'FORBIDDEN', 'ACCOUNT_SUSPENDED']).toContain(code);
    }
    const bad = await refusal(edit(admin, plain, { username: '', email: 'kein' }));
    expect(bad.fields).toEqual({ username: 'usernameRequired', email: 'invalidEmail' });
  });

  it('keeps an admin, also when two take each other the role at once', async () => {
    const two = [
      await api.createMember({ role: 'admin' }),
      await api.createMember({ role: 'admin' }),
    ] as const;
    for (let round = 0; round < 3; round++) {
      const input = { role: 'user', password } as const;
      const outcomes = await Promise.all([
        outcomeOf(edit(two[0], two[1], input)),
        outcomeOf(edit(two[1], two[0], input)),
      ]);
      expect(outcomes.toSorted()).toEqual(['FORBIDDEN', 'done']);
      for (const { id } of two) {
        await api.deps.db
          .updateTable('users')
          .set({ role: 'admin' })
          .where('id', '=', id)
          .execute();
      }
    }
    await api.deps.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', admin.id)
      .execute();
  });
});

describe('notes', () => {
  it('are the staff’s: written once, taken away by who wrote them or an admin, and brought back', async () => {
    const member = await api.createMember();
    const input = { userId: member.id, text: 'Ruft oft an.', idempotencyKey: 'note-key-1' };
    const { note } = members(moderator);
    const [{ id }, again] = [await note.create(input), await note.create(input)];
    expect(again.id).toBe(id);
    const list = async (by: TestMember) =>
      (await members(by).note.list({ userId: member.id })).items;
    expect(await list(moderator)).toMatchObject([{ text: 'Ruft oft an.', canDelete: true }]);
    const max = await api.createMember({ role: 'moderator' });
    expect((await list(max))[0]?.canDelete).toBe(false);
    const remove = (by: TestMember, isDeleted = true) =>
      members(by).note.setDeleted({ id, isDeleted });
    expect(await codeOf(remove(max))).toBe('FORBIDDEN');
    await remove(admin);
    expect(await list(moderator)).toEqual([]);
    await remove(admin, false);
    expect(await list(moderator)).toHaveLength(1);
    for (const by of [null, plain, member]) {
      const code = by ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      expect(await codeOf(members(by).note.create(input))).toBe(code);
      expect(await codeOf(members(by).note.list({ userId: member.id }))).toBe(code);
      expect(await codeOf(members(by).note.setDeleted({ id, isDeleted: true }))).toBe(code);
    }
    expect(await codeOf(note.create({ userId: 'nobody', text: 'x' }))).toBe('NOT_FOUND');
    expect(await codeOf(note.setDeleted({ id: id + 1000, isDeleted: true }))).toBe(
      'NOTE_NOT_FOUND',
    );
    expect(await codeOf(note.create({ userId: member.id, text: '\u200b' }))).toBe('BAD_INPUT');
  });
});
