import { describe, expect, it } from 'vitest';
import {
  codeOf,
  type TestMember,
  useFreshMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { areFriends, mayWriteTo } from '../index.ts';
import { setVisibility } from '../testing.ts';

const api = useTestApi({ now: '2026-11-23T19:00:00.000Z' });
const moderator = useMember(api, { role: 'moderator' });
const mia = useFreshMember(api, { first_name: 'Mia', last_name: 'Müller' });
const ben = useFreshMember(api, { first_name: 'Ben', last_name: 'Weiß' });
const cem = useFreshMember(api, { first_name: 'Cem', last_name: 'Kaya' });

const of = (member: TestMember | null) => api.callerFor(member).social.friends;
const ask = (one: TestMember | null, { id }: Pick<TestMember, 'id'>) =>
  of(one).request({ addresseeId: id });
const befriend = async (one: TestMember, other: TestMember) => {
  await ask(one, other);
  expect(await ask(other, one)).toEqual({ state: 'friends', requestId: null });
};
const friendsOf = async (member: TestMember, input = {}) =>
  (await of(member).list(input)).items.map(({ id }) => id);
const tieOf = async (one: TestMember, other: TestMember) =>
  (await of(one).ties({ userIds: [other.id] }))[0];
const newsOf = async (member: TestMember) => {
  const { items } = await api.callerFor(member).social.notifications.list({});
  return items.map(({ title }) => title);
};

describe('a request', () => {
  it('waits with both, and is answered with yes', async () => {
    const { state, requestId } = await ask(mia, ben);
    expect(state).toBe('outgoing');
    const request = {
      id: requestId,
      requester: { id: mia.id, firstName: 'Mia' },
      addressee: { id: ben.id, firstName: 'Ben' },
      createdAt: '2026-11-23T19:00:00.000Z',
    };
    expect((await of(ben).requests({})).items).toMatchObject([{ ...request, type: 'incoming' }]);
    expect((await of(mia).requests({})).items).toMatchObject([{ ...request, type: 'outgoing' }]);
    expect((await of(mia).requests({ type: 'incoming' })).items).toEqual([]);
    expect(await of(ben).counts()).toEqual({ friends: 0, incoming: 1, outgoing: 0 });
    expect(await newsOf(ben)).toEqual(['Mia Müller will mit dir befreundet sein']);
    expect(await tieOf(ben, mia)).toMatchObject({ state: 'incoming', requestId });

    await of(ben).respond({ id: requestId ?? 0, response: 'accepted' });
    expect([await friendsOf(mia), await friendsOf(ben)]).toEqual([[ben.id], [mia.id]]);
    expect((await of(mia).list({})).items[0]).toMatchObject({ since: '2026-11-23T19:00:00.000Z' });
    expect(await of(mia).counts()).toEqual({ friends: 1, incoming: 0, outgoing: 0 });
    expect(await newsOf(mia)).toEqual(['Ben Weiß und du seid jetzt befreundet']);
    expect(await newsOf(ben)).toEqual([]);
    expect(await areFriends(api.deps.db, { one: mia.id, other: ben.id })).toBe(true);
    expect(await tieOf(mia, ben)).toMatchObject({ state: 'friends', mayWrite: true });
  });

  it('is answered with no, of which nobody is told, or taken back', async () => {
    const first = await ask(mia, ben);
    await of(ben).respond({ id: first.requestId ?? 0, response: 'declined' });
    expect(await tieOf(mia, ben)).toMatchObject({ state: 'none', requestId: null });
    const second = await ask(mia, ben);
    await of(mia).cancel({ id: second.requestId ?? 0 });
    expect((await of(ben).requests({})).items).toEqual([]);
    expect([await newsOf(mia), await newsOf(ben)]).toEqual([[], []]);
    for (const id of [first.requestId ?? 0, second.requestId ?? 0]) {
      const answer = of(ben).respond({ id, response: 'accepted' });
      expect(await codeOf(answer)).toBe('FRIEND_REQUEST_NOT_FOUND');
      expect(await codeOf(of(mia).cancel({ id }))).toBe('FRIEND_REQUEST_NOT_FOUND');
    }
  });

  it('is sent once, not to friends, not to oneself, not to nobody', async () => {
    const { requestId } = await ask(mia, ben);
    expect(await codeOf(ask(mia, ben))).toBe('FRIEND_REQUEST_SENT');
    await of(ben).respond({ id: requestId ?? 0, response: 'accepted' });
    expect(await codeOf(ask(mia, ben))).toBe('ALREADY_FRIENDS');
    expect(await codeOf(ask(ben, mia))).toBe('ALREADY_FRIENDS');
    expect(await codeOf(ask(mia, mia))).toBe('THAT_IS_YOU');
    expect(await codeOf(ask(mia, { id: 'niemand' }))).toBe('MEMBER_NOT_FOUND');
  });

  it('is answered by its addressee and taken back by its requester alone', async () => {
    const id = (await ask(mia, ben)).requestId ?? 0;
    for (const member of [mia, cem, moderator]) {
      const answer = of(member).respond({ id, response: 'accepted' });
      expect(await codeOf(answer)).toBe('FRIEND_REQUEST_NOT_FOUND');
    }
    for (const member of [ben, cem, moderator]) {
      expect(await codeOf(of(member).cancel({ id }))).toBe('FRIEND_REQUEST_NOT_FOUND');
    }
  });

  it('is refused to visitors and suspended members, who still end what is there', async () => {
    const id = (await ask(mia, ben)).requestId ?? 0;
    await befriend(mia, cem);
    const suspended: TestMember = { ...mia, status: 'suspended' };
    expect(await codeOf(ask(null, ben))).toBe('UNAUTHENTICATED');
    expect(await codeOf(ask(suspended, ben))).toBe('ACCOUNT_SUSPENDED');
    const answer = of(suspended).respond({ id, response: 'accepted' });
    expect(await codeOf(answer)).toBe('ACCOUNT_SUSPENDED');
    await of(suspended).cancel({ id });
    await of(suspended).remove({ userId: cem.id });
    expect(await of(mia).counts()).toEqual({ friends: 0, incoming: 0, outgoing: 0 });
  });

  it('with bad input is refused', async () => {
    expect(await codeOf(ask(mia, { id: '' }))).toBe('BAD_INPUT');
    expect(await codeOf(of(mia).respond({ id: 1, response: 'maybe' as 'declined' }))).toBe(
      'BAD_INPUT',
    );
    expect(await codeOf(of(mia).cancel({ id: 0.5 }))).toBe('BAD_INPUT');
    expect(await codeOf(of(mia).requests({ cursor: 'x' }))).toBe('BAD_INPUT');
    expect(await codeOf(of(mia).list({ cursor: 'x' }))).toBe('BAD_INPUT');
    expect(await codeOf(of(mia).ties({ userIds: [] }))).toBe('BAD_INPUT');
  });

  it('waits with at most 200', async () => {
    await api.deps.db
      .insertInto('users')
      .values(
        Array.from({ length: 200 }, (_, n) => ({
          id: `${mia.id}-${n}`,
          email: `${mia.id}-${n}@oche.test`,
          first_name: 'Viele',
          last_name: 'Fremde',
        })),
      )
      .execute();
    await api.deps.db
      .insertInto('friend_requests')
      .values(
        Array.from({ length: 200 }, (_, n) => ({
          requester_id: mia.id,
          addressee_id: `${mia.id}-${n}`,
          created_at: new Date(),
        })),
      )
      .execute();
    expect(await codeOf(ask(mia, ben))).toBe('TOO_MANY_FRIEND_REQUESTS');
    // a member who has been asked can always say yes
    await ask(ben, mia);
    expect(await ask(mia, ben)).toEqual({ state: 'friends', requestId: null });
  });
});

describe('friends', () => {
  it('are listed, the latest first, page by page, or by part of the name', async () => {
    await befriend(mia, ben);
    api.deps.clock.advance({ minutes: 1 });
    await befriend(cem, mia);
    expect(await friendsOf(mia)).toEqual([cem.id, ben.id]);
    const { items, nextCursor } = await of(mia).list({ limit: 1 });
    expect(items.map(({ id }) => id)).toEqual([cem.id]);
    expect(await friendsOf(mia, { limit: 1, cursor: nextCursor })).toEqual([ben.id]);
    expect(await friendsOf(mia, { query: 'weiss' })).toEqual([ben.id]);
    expect(await friendsOf(mia, { query: 'cem.k' })).toEqual([cem.id]);
    expect(await friendsOf(mia, { query: '%' })).toEqual([]);
  });

  it('end it both at once, again without harm', async () => {
    await befriend(mia, ben);
    await of(ben).remove({ userId: mia.id });
    expect(await of(ben).remove({ userId: mia.id })).toEqual({ ok: true });
    expect([await friendsOf(mia), await friendsOf(ben)]).toEqual([[], []]);
    expect(await newsOf(mia)).toEqual([]);
  });

  it('see the profile that is for friends, and still find each other when it is closed', async () => {
    await setVisibility(api, ben, 'friends');
    await befriend(mia, ben);
    const seen = async () => (await of(mia).list({})).items[0]?.userType;
    expect(await seen()).toBe('Darts-Spieler');
    await setVisibility(api, ben, 'private');
    expect(await seen()).toBeNull();
    expect(await tieOf(mia, ben)).toMatchObject({ state: 'friends', mayWrite: true });
    expect((await of(mia).counts()).friends).toBe(1);
    await api.deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', ben.id)
      .execute();
    expect(await friendsOf(mia)).toEqual([]);
    expect((await of(mia).counts()).friends).toBe(0);
  });

  it('are counted in common', async () => {
    await befriend(mia, ben);
    await befriend(cem, ben);
    await ask(cem, mia);
    expect((await of(mia).requests({})).items[0]?.commonFriends).toBe(1);
    expect((await tieOf(mia, cem))?.commonFriends).toBe(1);
  });
});

describe('a block', () => {
  const block = (one: TestMember, { id }: TestMember) =>
    api.callerFor(one).social.people.block({ userId: id });

  it('ends friendship and request, and is not told apart from nobody', async () => {
    await befriend(mia, ben);
    await ask(cem, mia);
    await block(ben, mia);
    await block(mia, cem);
    expect(await of(mia).counts()).toEqual({ friends: 0, incoming: 0, outgoing: 0 });
    expect(await newsOf(mia)).toEqual([]);
    expect(await codeOf(ask(mia, ben))).toBe('MEMBER_NOT_FOUND');
    expect(await codeOf(ask(ben, mia))).toBe('MEMBER_NOT_FOUND');
    expect(await tieOf(mia, ben)).toBeUndefined();
    expect(await tieOf(mia, cem)).toMatchObject({ state: 'blocked', mayRequest: false });
    expect(await mayWriteTo(api.deps.db, { fromId: mia.id, toId: ben.id })).toBe(false);
    await api.callerFor(ben).social.people.unblock({ userId: mia.id });
    expect(await tieOf(mia, ben)).toMatchObject({ state: 'none', mayRequest: true });
  });

  it('by a moderator, or of one, counts as well', async () => {
    await block(mia, moderator);
    expect(await codeOf(ask(moderator, mia))).toBe('MEMBER_NOT_FOUND');
    expect(await mayWriteTo(api.deps.db, { fromId: moderator.id, toId: mia.id })).toBe(false);
  });
});

describe('who may send requests and messages', () => {
  const may = async () => {
    const { mayRequest, mayWrite } = (await tieOf(cem, mia)) ?? {};
    expect(await mayWriteTo(api.deps.db, { fromId: cem.id, toId: mia.id })).toBe(mayWrite);
    return { mayRequest, mayWrite };
  };

  it('is everybody for requests, and friends for messages, as long as nothing is chosen', async () => {
    expect(await of(mia).contact()).toEqual({ requestsFrom: 'everyone', messagesFrom: 'nobody' });
    expect(await may()).toEqual({ mayRequest: true, mayWrite: false });
  });

  it('is chosen: everybody, friends of friends, nobody', async () => {
    await of(mia).chooseContact({ messagesFrom: 'everyone' });
    expect(await may()).toEqual({ mayRequest: true, mayWrite: true });
    const circle = 'friendsOfFriends' as const;
    await of(mia).chooseContact({ messagesFrom: circle, requestsFrom: circle });
    expect(await may()).toEqual({ mayRequest: false, mayWrite: false });
    expect(await codeOf(ask(cem, mia))).toBe('FRIEND_REQUESTS_CLOSED');
    await befriend(mia, ben);
    await befriend(ben, cem);
    expect(await may()).toEqual({ mayRequest: true, mayWrite: true });
    await of(mia).chooseContact({ messagesFrom: 'nobody', requestsFrom: 'nobody' });
    expect(await may()).toEqual({ mayRequest: false, mayWrite: false });
    // a member whom she asks herself can say yes, and then write
    await ask(mia, cem);
    expect(await ask(cem, mia)).toEqual({ state: 'friends', requestId: null });
    expect(await may()).toEqual({ mayRequest: false, mayWrite: true });
  });

  it('is nobody for a private profile, and is chosen by the member alone', async () => {
    await setVisibility(api, mia, 'private');
    await of({ ...mia, status: 'suspended' }).chooseContact({ messagesFrom: 'everyone' });
    expect(await mayWriteTo(api.deps.db, { fromId: cem.id, toId: mia.id })).toBe(false);
    expect(await mayWriteTo(api.deps.db, { fromId: mia.id, toId: mia.id })).toBe(false);
    expect(await codeOf(of(null).contact())).toBe('UNAUTHENTICATED');
    expect(await codeOf(of(mia).chooseContact({ messagesFrom: 'all' as 'nobody' }))).toBe(
      'BAD_INPUT',
    );
  });
});
