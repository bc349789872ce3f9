import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { codeOf, type TestMember } from '../../../testing/index.ts';
import { befriend, inbox } from '../testing.ts';

const server = useTestApp();
const { api } = server;
let mia: TestMember;
let ben: TestMember;
let cem: TestMember;

beforeEach(async () => {
  [mia, ben, cem] = await Promise.all([
    api.createMember({ first_name: 'Mia' }),
    api.createMember({ first_name: 'Ben' }),
    api.createMember({ first_name: 'Cem' }),
  ]);
  await befriend(api, mia, ben);
});

const openDirect = (one: TestMember | null, { id: userId }: { id: string }) =>
  inbox(api, one).openDirect({ userId });

describe('a direct conversation', () => {
  it('is one, whoever of the two opens it, however many times at once', async () => {
    const opened = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? openDirect(mia, ben) : openDirect(ben, mia))),
    );
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    const id = opened[0]?.id ?? 0;
    expect((await inbox(api, ben).list({})).items).toEqual([]);
    await inbox(api, mia).send({ conversationId: id, content: 'Mittwoch?' });
    const entry = { id, kind: 'direct', subject: null, ownerId: null, unread: 1 };
    expect((await inbox(api, ben).list({})).items).toMatchObject([
      { ...entry, others: [{ id: mia.id }], latest: { receiverId: ben.id, content: 'Mittwoch?' } },
    ]);
    expect(await inbox(api, ben).get({ id })).toMatchObject({ ...entry, closed: null });
    expect(await codeOf(inbox(api, cem).get({ id }))).toBe('CONVERSATION_NOT_FOUND');
  });

  it('is for friends, and for whom the other one lets write', async () => {
    expect(await codeOf(openDirect(null, ben))).toBe('UNAUTHENTICATED');
    expect(await codeOf(openDirect(mia, mia))).toBe('THAT_IS_YOU');
    expect(await codeOf(openDirect({ ...mia, status: 'suspended' }, ben))).toBe(
      'ACCOUNT_SUSPENDED',
    );
    expect(await codeOf(openDirect(cem, { id: 'nobody' }))).toBe('MEMBER_NOT_FOUND');
    expect(await codeOf(openDirect(cem, mia))).toBe('CONVERSATION_UNWANTED');
    const { social } = api.callerFor(mia);
    await social.friends.chooseContact({
      ...(await social.friends.contact()),
      messagesFrom: 'everyone',
    });
    const { id } = await openDirect(cem, mia);
    await inbox(api, cem).send({ conversationId: id, content: 'Hallo' });
    // somebody who was written to can answer, though Cem lets nobody begin
    await inbox(api, mia).send({ conversationId: id, content: 'Kennen wir uns?' });
    expect(await inbox(api, mia).get({ id })).toMatchObject({ closed: 'unwanted' });
    const more = inbox(api, mia).send({ conversationId: id, content: 'Und?' });
    expect(await codeOf(more)).toBe('CONVERSATION_UNWANTED');
  });

  it('ends with a block: to others it is as if nobody were there', async () => {
    const { id } = await openDirect(mia, ben);
    await inbox(api, mia).send({ conversationId: id, content: 'Hallo' });
    await api.callerFor(ben).social.people.block({ userId: mia.id });
    expect(await inbox(api, mia).get({ id })).toMatchObject({ closed: 'blocked', reads: [] });
    const again = inbox(api, mia).send({ conversationId: id, content: 'Hallo?' });
    expect(await codeOf(again)).toBe('CONVERSATION_BLOCKED');
    await api.callerFor(ben).social.people.block({ userId: cem.id });
    expect(await codeOf(openDirect(cem, ben))).toBe('MEMBER_NOT_FOUND');
  });
});

describe('the documented calls', () => {
  let cookie: string;
  let sender: TestMember;
  let friend: TestMember;

  beforeAll(async () => {
    [sender, friend] = [await api.createMember(), await api.createMember()];
    await befriend(api, sender, friend);
    cookie = await server.signIn(sender);
  });

  async function call(method: 'GET' | 'POST', url: string, payload?: object, headers?: object) {
    const sent = { method, url: `/api${url}`, headers: { cookie, ...headers } };
    const response = await server.app.inject({ ...sent, ...(payload && { payload }) });
    const { statusCode: status, headers: answered } = response;
    return { status, body: response.json(), link: String(answered.link ?? '') };
  }

  it('say something to a friend, and give what was said, page by page', async () => {
    for (const content of ['Eins', 'Zwei', 'Drei']) {
      const { status, body } = await call('POST', '/messages', { receiverId: friend.id, content });
      expect([status, body.senderId, body.receiverId, body.content]).toEqual([
        201,
        sender.id,
        friend.id,
        content,
      ]);
    }
    const latest = await call('GET', `/messages/${friend.id}?limit=2`);
    expect(latest.body.map(({ content }: { content: string }) => content)).toEqual([
      'Zwei',
      'Drei',
    ]);
    const [, next = ''] = /^<\/api([^>]+)>; rel="next"$/.exec(latest.link) ?? [];
    const before = await call('GET', next);
    expect(before.body).toMatchObject([
      {
        content: 'Eins',
        senderId: sender.id,
        receiverId: friend.id,
        createdAt: expect.any(String),
      },
    ]);
    expect(before.link).toBe('');
  });

  it('refuse visitors, strangers, an empty text and an unknown cursor', async () => {
    const stranger = await api.createMember();
    const said = { receiverId: stranger.id, content: 'Hallo' };
    expect((await call('POST', '/messages', said)).body.code).toBe('CONVERSATION_UNWANTED');
    expect(await call('GET', `/messages/${stranger.id}`)).toMatchObject({ status: 200, body: [] });
    expect((await call('GET', '/messages/nobody')).status).toBe(404);
    const empty = await call('POST', '/messages', { receiverId: friend.id, content: '  ' });
    expect([empty.status, empty.body.fields[0].path]).toEqual([400, 'content']);
    expect((await call('GET', `/messages/${friend.id}?cursor=x`)).status).toBe(400);
    const visitor = await server.app.inject({ url: `/api/messages/${friend.id}` });
    expect(visitor.statusCode).toBe(401);
  });
});
