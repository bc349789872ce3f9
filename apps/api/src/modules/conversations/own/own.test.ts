import { beforeEach, describe, expect, it, vi } from 'vitest';
import { codeOf, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { tellOfMessage } from '../notifications/tell.service.ts';
import { open, say, tab, talks } from '../testing.ts';

const api = useTestApi();
const mia = useFreshMember(api);
const ben = useFreshMember(api);
let id: number;

beforeEach(async () => {
  id = await open(api, [mia, ben]);
});

const of = (member: TestMember | null) => talks(api, member);
const idsOf = async (filter: 'all' | 'unread' | 'archived') =>
  (await of(ben).list({ filter })).items.map((entry) => entry.id);

describe('a conversation', () => {
  it('that is mute doesn’t count and is told to nobody, but says what is unread', async () => {
    await of(ben).mute({ id, isMuted: true });
    const message = await say(api, mia, id, 'Hallo');
    await tellOfMessage(api.deps, { messageId: message.id });
    expect((await api.callerFor(ben).social.notifications.list({})).items).toEqual([]);
    expect(await of(ben).unread()).toEqual({ count: 0 });
    expect((await of(ben).list({})).items).toMatchObject([{ id, unread: 1, isMuted: true }]);
    await of(ben).mute({ id, isMuted: false });
    expect(await of(ben).unread()).toEqual({ count: 1 });
  });

  it('that was put away comes back when somebody writes, unless it is mute, too', async () => {
    const message = await say(api, mia, id, 'Hallo');
    expect([await idsOf('all'), await idsOf('unread'), await idsOf('archived')]).toEqual([
      [id],
      [id],
      [],
    ]);
    await of(ben).read({ id, upTo: message.id });
    await of(ben).archive({ id, isArchived: true });
    expect([await idsOf('all'), await idsOf('unread'), await idsOf('archived')]).toEqual([
      [],
      [],
      [id],
    ]);
    await say(api, mia, id, 'Noch da?');
    expect(await idsOf('all')).toEqual([id]);
    await of(ben).archive({ id, isArchived: true });
    await of(ben).mute({ id, isMuted: true });
    await say(api, mia, id, 'Hm');
    expect([await idsOf('all'), await idsOf('archived')]).toEqual([[], [id]]);
    await say(api, ben, id, 'Ja!');
    expect(await idsOf('all')).toEqual([id]);
    // the other one’s list is the other one’s
    expect((await of(mia).list({})).items).toMatchObject([{ id, isMuted: false }]);
  });

  it('is put away and muted by its members, also suspended ones', async () => {
    const cem = await api.createMember();
    expect(await codeOf(of(cem).mute({ id, isMuted: true }))).toBe('CONVERSATION_NOT_FOUND');
    expect(await codeOf(of(null).archive({ id, isArchived: true }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(of(ben).archive({ id: 0, isArchived: true }))).toBe('BAD_INPUT');
    await of({ ...ben, status: 'suspended' }).mute({ id, isMuted: true });
    expect(await of(ben).get({ id })).toMatchObject({ isMuted: true });
  });
});

describe('read marks', () => {
  it('are seen live by the other, and by nobody if either has switched them off', async () => {
    const { id: upTo } = await say(api, mia, id, 'Gelesen?');
    const hers = tab(api, mia, id);
    hers.connect();
    await vi.waitFor(() => expect(hers.heard()).toBeGreaterThan(0));
    await of(ben).read({ id, upTo });
    await vi.waitFor(() => expect(hers.events.at(-1)?.reads).toEqual([{ userId: ben.id, upTo }]));
    await hers.cut();
    expect(await of(ben).settings()).toEqual({ showsRead: true, showsTyping: true });
    await of(ben).saveSettings({ showsRead: false, showsTyping: true });
    expect([(await of(mia).get({ id })).reads, (await of(ben).get({ id })).reads]).toEqual([
      [],
      [],
    ]);
    expect(await codeOf(of(null).settings())).toBe('UNAUTHENTICATED');
    expect(await codeOf(of(ben).saveSettings({} as never))).toBe('BAD_INPUT');
  });
});

describe('who is writing', () => {
  it('is told to the others’ tabs and stored nowhere; who shows nothing sees nothing', async () => {
    const his = tab(api, ben, id);
    const list = tab(api, ben, null);
    for (const each of [his, list]) each.connect();
    await vi.waitFor(() => expect([his.heard(), list.heard()]).toEqual([1, 1]));
    await of(mia).typing({ id });
    const typing = [{ conversationId: id, userId: mia.id }];
    await vi.waitFor(() => expect([his.heard(), list.heard()]).toEqual([2, 2]));
    for (const each of [his, list]) {
      expect(each.events.at(-1)).toMatchObject({ typing, messages: [], hasChanged: false });
    }
    await of(ben).saveSettings({ showsRead: true, showsTyping: false });
    await of(mia).typing({ id });
    await of(ben).typing({ id });
    await say(api, mia, id, 'Fertig');
    await vi.waitFor(() => expect(his.heard()).toBe(3));
    expect(his.events.at(-1)).toMatchObject({ typing: [], hasChanged: true });
    for (const each of [his, list]) await each.cut();
    const cem = await api.createMember();
    expect(await codeOf(of(cem).typing({ id }))).toBe('CONVERSATION_NOT_FOUND');
    expect(await codeOf(of(null).typing({ id }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(of({ ...mia, status: 'suspended' }).typing({ id }))).toBe(
      'ACCOUNT_SUSPENDED',
    );
  });
});
