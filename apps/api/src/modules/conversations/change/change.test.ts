import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  insertPicture,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';
import { announce, open, say, talks } from '../testing.ts';

const NOW = '2031-03-03T09:00:00.000Z';
const api = useTestApi({ now: NOW });
const mia = useFreshMember(api, { first_name: 'Mia' });
const ben = useFreshMember(api);
let id: number;

beforeEach(async () => {
  id = await open(api, [mia, ben]);
});

const minutesLater = (minutes: number) =>
  api.deps.clock.set(new Date(Date.parse(NOW) + minutes * 60_000));
const latestFor = async (member: TestMember) =>
  (await talks(api, member).messages({ conversationId: id })).items.at(-1);
const edit = (member: TestMember | null, messageId: number, content: string) =>
  talks(api, member).edit({ messageId, content });
const takeBack = (member: TestMember | null, messageId: number) =>
  talks(api, member).delete({ messageId });
const react = (member: TestMember | null, messageId: number, reaction: 'up' | 'bull' | null) =>
  talks(api, member).react({ messageId, reaction });

describe('a message', () => {
  it('can be changed for fifteen minutes, and says so', async () => {
    const { id: messageId, revision, changeableUntil } = await say(api, mia, id, 'Um siebn');
    expect(changeableUntil).toBe('2031-03-03T09:15:00.000Z');
    minutesLater(14);
    expect(await edit(mia, messageId, 'Um sieben')).toMatchObject({
      content: 'Um sieben',
      editedAt: '2031-03-03T09:14:00.000Z',
      revision: revision + 1,
    });
    expect(await latestFor(ben)).toMatchObject({ content: 'Um sieben', changeableUntil: null });
    minutesLater(15);
    expect(await codeOf(edit(mia, messageId, 'Um acht'))).toBe('MESSAGE_FIXED');
    expect(await codeOf(takeBack(mia, messageId))).toBe('MESSAGE_FIXED');
  });

  it('taken back leaves nothing: no text, photo, reaction, quote, search or notification', async () => {
    const picture = await insertPicture(api, mia);
    const sent = { pictureIds: [picture] };
    const { id: messageId } = await say(api, mia, id, 'Peinlich', sent);
    await say(api, ben, id, 'Hm?', { answersId: messageId });
    await react(ben, messageId, 'up');
    await takeBack(mia, messageId);
    await takeBack(mia, messageId);
    const { items } = await talks(api, ben).messages({ conversationId: id });
    expect(items[0]).toMatchObject({ content: '', pictures: [], reactions: [], isDeleted: true });
    expect(items[1]?.answers).toMatchObject({ content: '', hasPictures: false });
    expect((await talks(api, ben).search({ query: 'peinlich' })).items).toEqual([]);
    expect(await talks(api, ben).get({ id })).toMatchObject({ unread: 0 });
    const { rows } = await sql<{ body: string; used: string | null }>`
      select body, reported_body, (select used_by from uploads where id = ${picture}) as used
      from conversation_messages where id = ${messageId}`.execute(api.deps.db);
    expect(rows).toEqual([{ body: '', reported_body: null, used: null }]);
    expect(await codeOf(edit(mia, messageId, 'Doch'))).toBe('MESSAGE_FIXED');
    expect(await codeOf(react(ben, messageId, 'up'))).toBe('MESSAGE_NOT_FOUND');
  });

  it('that was reported stays for the moderators as it was, whatever its sender does', async () => {
    const { id: messageId } = await say(api, mia, id, 'Du Lusche');
    const thing = { kind: 'message', id: String(messageId) };
    const why = { reason: 'inappropriate', description: 'Das geht nicht.' } as const;
    await api.callerFor(ben).moderation.report.create({ ...thing, ...why });
    await edit(mia, messageId, 'Du Held');
    await takeBack(mia, messageId);
    const moderator = await api.createMember({ role: 'moderator' });
    const reports = await api.deps.reportables
      .get('message')
      ?.read(api.deps.db, [String(messageId)]);
    expect(reports).toMatchObject([{ text: 'Du Lusche' }]);
    const around = await talks(api, moderator).look({ messageId });
    expect(around.messages).toMatchObject([{ content: '', isDeleted: true }]);
  });

  it('sent again by a phone that was offline is the same, though it was changed meanwhile', async () => {
    const key = { idempotencyKey: 'phone-was-off-1' };
    const { id: messageId } = await say(api, mia, id, 'Eins', key);
    await edit(mia, messageId, 'Zwei');
    expect(await say(api, mia, id, 'Eins', key)).toMatchObject({ id: messageId, content: 'Zwei' });
  });

  it('is its sender’s alone, and cards, notices and those of the house stay', async () => {
    const { id: own } = await say(api, ben, id, 'Hallo');
    const house = await announce(api, id, 'Von der Oche');
    const cem = await api.createMember();
    for (const stranger of [mia, cem]) {
      expect(await codeOf(edit(stranger, own, 'Nein'))).toBe('MESSAGE_NOT_FOUND');
      expect(await codeOf(takeBack(stranger, own))).toBe('MESSAGE_NOT_FOUND');
    }
    expect(await codeOf(takeBack(mia, house))).toBe('MESSAGE_NOT_FOUND');
    expect(await codeOf(edit(null, own, 'Nein'))).toBe('UNAUTHENTICATED');
    expect(await codeOf(edit(ben, own, ' '))).toBe('BAD_INPUT');
    const suspended = { ...ben, status: 'suspended' as const };
    expect(await codeOf(edit(suspended, own, 'Doch'))).toBe('ACCOUNT_SUSPENDED');
    await api.callerFor(mia).social.people.block({ userId: ben.id });
    expect(await codeOf(edit(ben, own, 'Doch'))).toBe('CONVERSATION_BLOCKED');
    await takeBack(suspended, own);
  });

  it('is answered with what it said, and only within its conversation', async () => {
    const { id: first } = await say(api, mia, id, `Wann? ${'x'.repeat(300)}`);
    const { answers } = await say(api, ben, id, 'Um acht', { answersId: first });
    expect(answers).toMatchObject({ id: first, senderId: mia.id, hasPictures: false });
    expect(answers?.content).toHaveLength(160);
    const elsewhere = await say(api, mia, await open(api, [mia, ben]), 'Woanders');
    const wrong = say(api, ben, id, 'Hm', { answersId: elsewhere.id });
    expect(await codeOf(wrong)).toBe('MESSAGE_NOT_FOUND');
  });
});

describe('a reaction', () => {
  it('is one a member, of which the latest counts', async () => {
    const { id: messageId } = await say(api, mia, id, '180!');
    await Promise.all([react(ben, messageId, 'up'), react(mia, messageId, 'bull')]);
    await react(ben, messageId, 'bull');
    expect(await latestFor(mia)).toMatchObject({
      reactions: [{ reaction: 'bull', userIds: [mia.id, ben.id].sort() }],
      revision: 4,
    });
    // the same again is no change that anybody is told
    await react(ben, messageId, 'bull');
    await react(mia, messageId, null);
    await react(mia, messageId, null);
    expect(await latestFor(ben)).toMatchObject({
      reactions: [{ reaction: 'bull', userIds: [ben.id] }],
      revision: 5,
    });
    expect(await codeOf(react(await api.createMember(), messageId, 'up'))).toBe(
      'MESSAGE_NOT_FOUND',
    );
    expect(await codeOf(react(null, messageId, 'up'))).toBe('UNAUTHENTICATED');
    expect(await codeOf(react(mia, messageId, 'nope' as 'up'))).toBe('BAD_INPUT');
    await api.callerFor(ben).social.people.block({ userId: mia.id });
    expect(await codeOf(react(mia, messageId, 'up'))).toBe('CONVERSATION_BLOCKED');
  });
});
