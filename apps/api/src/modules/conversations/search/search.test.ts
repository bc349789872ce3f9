import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { createSubforum } from '../../forum/testing.ts';
import { createLounge } from '../../lounges/testing.ts';
import { open, say, talks } from '../testing.ts';

const api = useTestApi();
const mia = useFreshMember(api);
const ben = useFreshMember(api);
let id: number;

beforeEach(async () => {
  id = await open(api, [mia, ben]);
});

const found = async (member: TestMember, query: string, more = {}) =>
  (await talks(api, member).search({ query, ...more })).items.map(({ message }) => message.content);

describe('the search in own messages', () => {
  it('finds words in all own conversations, the latest first, page by page', async () => {
    const other = await open(api, [ben, mia]);
    await say(api, mia, id, 'Das Turnier in Köln beginnt um 18:30 Uhr');
    await say(api, ben, other, 'Wie viele Turniere? Grüße');
    await say(api, ben, id, 'Bis dann');
    expect(await found(mia, 'Turnier')).toHaveLength(2);
    expect(await found(mia, 'turn')).toHaveLength(0);
    expect(await found(ben, 'koeln TURNIER')).toEqual(['Das Turnier in Köln beginnt um 18:30 Uhr']);
    expect(await found(ben, 'gruesse')).toHaveLength(1);
    expect(await found(ben, '18:30')).toHaveLength(1);
    expect(await found(mia, 'turn', { conversationId: id })).toHaveLength(1);
    const first = await talks(api, mia).search({ query: 'turnieren', limit: 1 });
    expect(first.items).toMatchObject([{ id: other, kind: 'pub', message: { senderId: ben.id } }]);
    const next = { query: 'turnieren', limit: 1, cursor: first.nextCursor ?? '' };
    const second = await talks(api, mia).search(next);
    expect(second).toMatchObject({ items: [{ id }], nextCursor: null });
    expect(await found(mia, "'); -- & | ! :*")).toEqual([]);
  });

  it('finds the same in a long conversation: common words page by page, and rare ones', async () => {
    await sql`
      insert into conversation_messages (conversation_id, revision, sender_id, body, created_at)
      select ${id}, n, ${ben.id}, case when n % 10 = 0 then 'Bull ' || n else 'Doppel' end, now()
      from generate_series(1000, 6000) n`.execute(api.deps.db);
    await sql`update conversations set revision = 6001 where id = ${id}`.execute(api.deps.db);
    await say(api, mia, id, 'Der letzte Bull');
    const expected = ['Der letzte Bull', 'Bull 6000', 'Bull 5990', 'Bull 5980'];
    for (const where of [{}, { conversationId: id }]) {
      const first = await talks(api, mia).search({ query: 'bull', limit: 2, ...where });
      const cursor = first.nextCursor ?? '';
      const second = await talks(api, mia).search({ query: 'bull', limit: 2, cursor, ...where });
      const items = [...first.items, ...second.items];
      expect(items.map(({ message }) => message.content)).toEqual(expected);
      expect(await found(mia, 'bull 1230', where)).toEqual(['Bull 1230']);
      expect(await found(mia, 'keller', where)).toEqual([]);
    }
    expect(await found(mia, 'bul', { conversationId: id, limit: 3 })).toEqual(expected.slice(0, 3));
  });

  it('finds nothing of others’, of what a block closes, and for visitors', async () => {
    await say(api, mia, id, 'Geheimnis');
    const cem = await api.createMember({ role: 'admin' });
    expect(await found(cem, 'geheimnis')).toEqual([]);
    const inHers = { query: 'geheimnis', conversationId: id };
    expect(await codeOf(talks(api, cem).search(inHers))).toBe('CONVERSATION_NOT_FOUND');
    expect(await codeOf(talks(api, null).search({ query: 'geheimnis' }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(talks(api, mia).search({ query: 'g' }))).toBe('BAD_INPUT');
    expect(await codeOf(talks(api, mia).search({ query: 'ge', cursor: 'x' }))).toBe('BAD_INPUT');
    await api.callerFor(ben).social.people.block({ userId: mia.id });
    expect([await found(mia, 'geheimnis'), await found(ben, 'geheimnis')]).toEqual([[], []]);
  });
});

describe('links', () => {
  it('become cards of what their reader may know of, in the order in which they stand', async () => {
    const lounge = await createLounge(api, mia, { name: 'Bullseye', city: 'Köln' });
    const { id: gameId } = await api.callerFor(mia).games.start({
      rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
      format: { legs: { kind: 'firstTo', count: 3 } },
      sides: [[{ userId: mia.id }], [{ guestName: 'Onkel Kurt' }]],
      visibility: 'private',
    });
    const paths = [`/games/${gameId}`, '/nowhere/1', `/venues/${lounge.id}`, '/venues/999999999'];
    expect(await talks(api, mia).links({ paths })).toMatchObject([
      {
        path: paths[0],
        kind: 'game',
        title: expect.stringContaining('Onkel Kurt'),
        detail: '0 : 0',
      },
      { path: paths[2], kind: 'lounge', title: 'Bullseye', detail: 'Köln' },
    ]);
    expect(await talks(api, ben).links({ paths })).toMatchObject([{ path: paths[2] }]);
    // the forum shows them to visitors, too
    expect(await talks(api, null).links({ paths })).toMatchObject([{ path: paths[2] }]);
    expect(await codeOf(talks(api, ben).links({ paths: ['https://evil'] }))).toBe('BAD_INPUT');
  });

  it('to threads and members are cards for whoever may see these', async () => {
    const { db } = api.deps;
    const subforumId = await createSubforum(db);
    const start = (title: string) =>
      api.callerFor(mia).forum.thread.create({ subforumId, title, content: 'Was meint ihr?' });
    const [kept, gone] = [await start('Erstes Thema'), await start('Zweites Thema')];
    const paths = [kept, gone].map(({ id }) => `/forum/thread/${id}`);
    const titles = async (reader: TestMember | null) =>
      (await talks(api, reader).links({ paths: [...paths, `/profile/${mia.id}`] })).map(
        ({ title }) => title,
      );
    const name = expect.stringContaining('Muster');
    expect(await titles(ben)).toEqual(['Erstes Thema', 'Zweites Thema', name]);
    expect(await titles(null)).toEqual(['Erstes Thema', 'Zweites Thema']);
    await api.callerFor(mia).forum.thread.delete({ id: gone.id });
    expect(await titles(null)).toEqual(['Erstes Thema']);
    const blocker = await api.createMember();
    await api.callerFor(blocker).social.people.block({ userId: mia.id });
    expect(await titles(blocker)).toEqual([]);
    await db
      .updateTable('forum_subforums')
      .set({ is_active: false, deleted_at: new Date().toISOString(), was_active: true })
      .where('id', '=', subforumId)
      .execute();
    expect(await titles(null)).toEqual([]);
    expect(await titles(ben)).toEqual([name]);
  });
});
