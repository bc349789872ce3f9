import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  insertPicture,
  outcomeOf,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';
import { A_SET, announce, open, say, talks } from '../testing.ts';

const api = useTestApi({ now: '2031-03-03T09:00:00.000Z' });
const mia = useFreshMember(api, { first_name: 'Mia' });
const ben = useFreshMember(api, { first_name: 'Ben' });
const cem = useFreshMember(api, { first_name: 'Cem' });
let id: number;

beforeEach(async () => {
  id = await open(api, [mia, ben]);
});

const textsOf = async (member: TestMember, page = {}) =>
  (await talks(api, member).messages({ conversationId: id, ...page })).items.map(
    ({ content }) => content,
  );

describe('a conversation', () => {
  it('is one, however many open it at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, () => open(api, [mia, ben], `pub/race-${mia.id}`)),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await open(api, [cem, ben], `pub/race-${mia.id}`)).toBe(ids[0]);
    expect(await codeOf(talks(api, cem).get({ id: ids[0] ?? 0 }))).toBe('CONVERSATION_NOT_FOUND');
  });

  it('says what it is about and who is in it, and is in the list when something was said', async () => {
    expect((await talks(api, ben).list({})).items).toEqual([]);
    const { key: _, changeableUntil: __, ...said } = await say(api, mia, id, 'Noch da?');
    expect(await talks(api, ben).get({ id })).toMatchObject({
      subject: A_SET,
      others: [{ id: mia.id, firstName: 'Mia' }],
      unread: 1,
      closed: null,
    });
    expect((await talks(api, ben).list({})).items).toMatchObject([
      { id, subject: A_SET, others: [{ firstName: 'Mia' }], unread: 1, latest: said },
    ]);
    expect((await talks(api, mia).list({})).items).toMatchObject([{ id, unread: 0 }]);
  });

  it('lists by what was said last, page by page', async () => {
    const others = await Promise.all([1, 2, 3].map(() => open(api, [mia, cem])));
    for (const one of [...others, id]) await say(api, mia, one, 'Hallo');
    await say(api, mia, others[0] ?? 0, 'Nochmal');
    const first = await talks(api, mia).list({ limit: 2 });
    const second = await talks(api, mia).list({ limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map((entry) => entry.id)).toEqual([
      others[0],
      id,
      others[2],
      others[1],
    ]);
    expect(second.nextCursor).toBeNull();
    expect(await codeOf(talks(api, mia).list({ cursor: 'x' }))).toBe('BAD_INPUT');
  });
});

describe('sending', () => {
  it('says who says it to whom, with the time and order of the server', async () => {
    expect(await say(api, mia, id, '  Servus  ', { idempotencyKey: 'schluessel-1' })).toMatchObject(
      {
        conversationId: id,
        senderId: mia.id,
        receiverId: ben.id,
        content: 'Servus',
        key: 'schluessel-1',
        createdAt: '2031-03-03T09:00:00.000Z',
      },
    );
    // the key is the sender's own
    expect((await talks(api, ben).messages({ conversationId: id })).items[0]?.key).toBeNull();
  });

  it('again with the same key is the same message, at once or later, in whatever state', async () => {
    const send = () => say(api, mia, id, 'Einmal', { idempotencyKey: 'immer-gleich' });
    const all = await Promise.all(Array.from({ length: 10 }, send));
    expect(new Set(all.map((message) => message.id)).size).toBe(1);
    await api.callerFor(ben).social.people.block({ userId: mia.id });
    expect((await send()).id).toBe(all[0]?.id);
    expect(await textsOf(ben)).toEqual(['Einmal']);
    const other = say(api, mia, id, 'Anders', { idempotencyKey: 'immer-gleich' });
    expect(await codeOf(other)).toBe('IDEMPOTENCY_KEY_REUSED');
    // another member's key is another one
    await api.callerFor(ben).social.people.unblock({ userId: mia.id });
    await say(api, ben, id, 'Meins', { idempotencyKey: 'immer-gleich' });
    expect(await textsOf(mia)).toEqual(['Einmal', 'Meins']);
  });

  it('has one order for all, however many write at once', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => say(api, n % 2 ? mia : ben, id, `Nachricht ${n}`)),
    );
    const rows = await api.deps.db
      .selectFrom('conversation_messages')
      .select(['id', 'revision'])
      .where('conversation_id', '=', id)
      .orderBy('id')
      .execute();
    expect(rows.map(({ revision }) => revision)).toEqual(rows.map((_, index) => index + 1));
    expect(await textsOf(mia)).toEqual(await textsOf(ben));
  });

  it('takes up to four photos of the sender’s own, also without words', async () => {
    const pictureIds = await Promise.all([1, 2, 3, 4].map(() => insertPicture(api, mia)));
    const sent = await say(api, mia, id, '', { pictureIds });
    expect(sent.pictures.map((picture) => picture.id)).toEqual(pictureIds);
    expect(sent.content).toBe('');
    const foreign = await insertPicture(api, cem);
    for (const wrong of [[foreign], pictureIds.slice(0, 1)]) {
      expect(await codeOf(say(api, mia, id, 'Foto', { pictureIds: wrong }))).toBe(
        'UPLOAD_NOT_FOUND',
      );
    }
    const five = Array.from({ length: 5 }, (_, n) => `${n}`.padEnd(26, 'a'));
    expect(await codeOf(say(api, mia, id, '', { pictureIds: five }))).toBe('BAD_INPUT');
  });

  it('refuses what says nothing, or too much', async () => {
    for (const content of ['', '   ', '\u200b', 'x'.repeat(4001)]) {
      expect(await codeOf(say(api, mia, id, content))).toBe('BAD_INPUT');
    }
  });

  it('is refused to who is suspended or silenced, and where it is over', async () => {
    const suspended = await api.createMember({ status: 'suspended' });
    const silenced = await api.createMember({
      silenced_until: api.deps.clock.inMinutes(60),
      silence_reason: 'Ton',
    });
    const theirs = await open(api, [suspended, silenced]);
    expect(await codeOf(say(api, suspended, theirs, 'x'))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(say(api, silenced, theirs, 'x'))).toBe('ACCOUNT_SILENCED');
    const over = talks(api, mia, { mayWrite: async (_, __, userId) => userId !== mia.id });
    expect(await codeOf(over.send({ conversationId: id, content: 'x' }))).toBe('CONVERSATION_OVER');
    expect((await over.get({ id })).closed).toBe('over');
    // nobody declares what it is about
    const unknown = api.callerFor(mia, { conversationals: new Map() }).social.conversations;
    expect(await codeOf(unknown.send({ conversationId: id, content: 'x' }))).toBe(
      'CONVERSATION_OVER',
    );
  });

  it('ends with a block, whoever blocks: nothing is listed or counted, but what was said stays', async () => {
    await say(api, mia, id, 'Hallo');
    const { block, unblock } = api.callerFor(ben).social.people;
    await block({ userId: mia.id });
    for (const member of [mia, ben]) {
      expect(await outcomeOf(say(api, member, id, 'x'))).toBe('CONVERSATION_BLOCKED');
      expect((await talks(api, member).list({})).items).toEqual([]);
      expect(await talks(api, member).unread()).toEqual({ count: 0 });
      expect((await talks(api, member).get({ id })).closed).toBe('blocked');
      expect(await textsOf(member)).toEqual(['Hallo']);
    }
    await unblock({ userId: mia.id });
    expect(await talks(api, ben).unread()).toEqual({ count: 1 });
  });
});

describe('what is suspicious', () => {
  const warned = (isGrave: boolean) =>
    talks(api, mia, { warn: async () => ({ kinds: ['payment_link'], isGrave }) });

  it('warns who reads it, and not who wrote it', async () => {
    const sent = await warned(false).send({ conversationId: id, content: 'Zahl hier' });
    expect(sent.suspicions).toEqual([]);
    const [read] = (await talks(api, ben).messages({ conversationId: id })).items;
    expect(read?.suspicions).toEqual(['payment_link']);
    expect((await talks(api, ben).list({})).items[0]?.latest.suspicions).toEqual(['payment_link']);
  });

  it('is looked at by the moderators if it is grave: the message, not the conversation', async () => {
    const moderator = await api.createMember({ role: 'moderator' });
    await say(api, mia, id, 'Unter uns');
    const sent = await warned(true).send({ conversationId: id, content: 'Zahl hier' });
    const { items } = await api.callerFor(moderator).moderation.case.list({ kind: 'message' });
    expect(items).toMatchObject([{ thing: { id: String(sent.id), text: 'Zahl hier' } }]);
    expect(await codeOf(talks(api, moderator).look({ messageId: sent.id }))).toBe(
      'CONVERSATION_NOT_REPORTED',
    );
  });
});

it('the house says something, with a card of the domain', async () => {
  await announce(api, id, 'Angenommen', { kind: 'offer', id: 7 });
  expect((await talks(api, ben).messages({ conversationId: id })).items).toMatchObject([
    { senderId: null, receiverId: null, content: 'Angenommen', card: { kind: 'offer', id: 7 } },
  ]);
});

describe('pages', () => {
  it('go both ways without a gap, and begin with what is unread', async () => {
    for (let n = 1; n <= 30; n++) await say(api, mia, id, `${n}`);
    const of = (member: TestMember, page: object) =>
      talks(api, member).messages({ conversationId: id, limit: 5, ...page });
    const contents = ({ items }: Awaited<ReturnType<typeof of>>) => items.map((m) => m.content);

    const newest = await of(mia, {});
    expect(contents(newest)).toEqual(['26', '27', '28', '29', '30']);
    expect(newest).toMatchObject({ hasOlder: true, hasNewer: false, firstUnreadId: null });
    const older = await of(mia, { before: newest.items[0]?.id });
    expect(contents(older)).toEqual(['21', '22', '23', '24', '25']);
    expect(older).toMatchObject({ hasOlder: true, hasNewer: true });
    const back = await of(mia, { after: older.items.at(-1)?.id });
    expect(contents(back)).toEqual(contents(newest));
    expect(back.hasNewer).toBe(false);

    const begin = await of(ben, {});
    expect(contents(begin)).toEqual(['1', '2', '3', '4', '5']);
    expect(begin).toMatchObject({
      hasOlder: false,
      hasNewer: true,
      firstUnreadId: begin.items[0]?.id,
    });
    const twelfth = (await of(ben, { after: begin.items[0]?.id, limit: 11 })).items.at(-1);
    await talks(api, ben).read({ id, upTo: twelfth?.id ?? 0 });
    const unread = await of(ben, {});
    // ten known ones above the first unread one
    expect(contents(unread).slice(9, 12)).toEqual(['12', '13', '14']);
    expect(unread.items.find((m) => m.id === unread.firstUnreadId)?.content).toBe('13');
    const both = of(mia, { before: 1, after: 1 });
    expect(await codeOf(both)).toBe('BAD_INPUT');
  });
});
