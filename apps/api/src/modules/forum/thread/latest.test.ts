import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createSubforum } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api);
const ben = useMember(api);
const forum = (member: TestMember | null) => api.callerFor(member).forum;
type Input = Parameters<ReturnType<typeof forum>['thread']['latest']>[0];

const titles = async (member: TestMember | null, input: Input = {}) =>
  (await forum(member).thread.latest(input)).items.map(({ title }) => title);
/** Whatever other tests have begun is gone. */
const clear = () =>
  api.deps.db.updateTable('forum_threads').set({ deleted_at: new Date().toISOString() }).execute();
const begin = async (member: TestMember, title: string) => {
  const subforumId = await createSubforum(api.deps.db);
  return forum(member).thread.create({ subforumId, title, content: 'Wer weiß es?' });
};
const write = (member: TestMember, threadId: number) =>
  forum(member).post.create({ threadId, content: 'Servus' });

describe('the latest of all places', () => {
  beforeEach(clear);

  it('is every thread where something was written, the newest first, each on one page', async () => {
    const first = await begin(anna, 'Erster');
    await begin(anna, 'Zweiter');
    await begin(ben, 'Dritter');
    expect(await titles(null)).toEqual(['Dritter', 'Zweiter', 'Erster']);
    await write(ben, first.id);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await forum(null).thread.latest({ limit: 1, cursor });
      seen.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['Erster', 'Dritter', 'Zweiter']);
  });

  it('says where a thread is, and leaves out what the overview does not show', async () => {
    const thread = await begin(anna, 'Sichtbar');
    const { items } = await forum(null).thread.latest({});
    const subforum = await forum(null).subforum.get({ id: thread.subforumId });
    expect(items).toMatchObject([{ title: 'Sichtbar', subforumName: subforum.name }]);
    const closed = await createSubforum(api.deps.db, { is_active: false });
    await api.deps.db
      .updateTable('forum_threads')
      .set({ subforum_id: closed })
      .where('id', '=', thread.id)
      .execute();
    expect(await titles(null)).toEqual([]);
    expect(await titles(anna, { isUnread: true })).toEqual([]);
  });

  it('is refused for a cursor that is not ours', async () => {
    expect(await codeOf(titles(null, { cursor: 'x' }))).toBe('BAD_INPUT');
  });
});

describe('what a member has not read', () => {
  beforeEach(clear);

  it('is where others have written since, and what is new', async () => {
    const thread = await begin(anna, 'Gelesen');
    await begin(anna, 'Nie geöffnet');
    await begin(ben, 'Mein eigener');
    const unread = () => titles(ben, { isUnread: true });
    await forum(ben).reading.visit({ threadId: thread.id });
    expect(await unread()).toEqual(['Nie geöffnet']);
    await write(anna, thread.id);
    expect(await unread()).toEqual(['Gelesen', 'Nie geöffnet']);
    await write(ben, thread.id);
    expect(await unread()).toEqual(['Nie geöffnet']);
  });

  it('ends a month back for what was never opened', async () => {
    const thread = await begin(anna, 'Alt');
    await forum(ben).reading.visit({ threadId: thread.id });
    await begin(anna, 'Nie geöffnet');
    await write(anna, thread.id);
    await api.deps.db
      .updateTable('forum_threads')
      .set({ last_post_at: new Date(Date.now() - 31 * 86_400_000).toISOString() })
      .execute();
    expect(await titles(ben, { isUnread: true })).toEqual(['Alt']);
  });

  it('is refused to visitors', async () => {
    expect(await codeOf(titles(null, { isUnread: true }))).toBe('UNAUTHENTICATED');
  });
});
