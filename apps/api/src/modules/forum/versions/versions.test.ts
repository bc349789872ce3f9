import { createHash } from 'node:crypto';
import type { Compilable } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { usernameOf } from '../../people/testing.ts';
import { forumOwnData } from '../forum.own-data.ts';
import { createSubforum, createThread } from '../testing.ts';
import { piecesBetween } from './difference.ts';

const api = useTestApi();
const anna = useMember(api);
const ben = useMember(api);
const moderator = useMember(api, { role: 'moderator' });
const admin = useMember(api, { role: 'admin' });
const of = (member: TestMember | null) => api.callerFor(member).forum;

let threadId: number;
let subforumId: number;
let postId: number;
beforeEach(async () => {
  api.deps.clock.set('2026-11-21T19:00:00.000Z');
  subforumId = await createSubforum(api.deps.db);
  threadId = (await createThread(api, ben, { subforumId })).thread.id;
  postId = (await of(anna).post.create({ threadId, content: 'Ich werfe 22 Gramm.' })).id;
});

async function edit(content: string, minutes = 1) {
  api.deps.clock.advance({ minutes });
  return of(anna).post.update({ id: postId, data: { content } });
}
const list = (member: TestMember | null, input: { limit?: number; cursor?: string } = {}) =>
  of(member).version.list({ postId, ...input });
/** What somebody reads of each version, its difference as [-out-]{+in+}. */
async function read(member: TestMember | null) {
  const { items } = await list(member);
  return items.map(({ pieces }) => pieces && written(pieces));
}
const MARKS = { same: ['', ''], in: ['{+', '+}'], out: ['[-', '-]'] } as const;
const written = (pieces: ReturnType<typeof piecesBetween>) =>
  pieces.map(({ kind, text }) => MARKS[kind].join(text)).join('');

describe('an edit', () => {
  it('keeps the text before it, which everybody reads with the difference', async () => {
    await edit('Ich werfe 23 Gramm.');
    await edit('Ich werfe 23 Gramm, aus Wolfram.', 2);
    expect(await list(null)).toEqual({
      items: [
        {
          version: 3,
          writtenAt: '2026-11-21T19:03:00.000Z',
          isCurrent: true,
          isTaken: false,
          isCompared: true,
          pieces: [
            { kind: 'same', text: 'Ich werfe 23 Gramm' },
            { kind: 'in', text: ', aus Wolfram' },
            { kind: 'same', text: '.' },
          ],
        },
        {
          version: 2,
          writtenAt: '2026-11-21T19:01:00.000Z',
          isCurrent: false,
          isTaken: false,
          isCompared: true,
          pieces: [
            { kind: 'same', text: 'Ich werfe ' },
            { kind: 'out', text: '22' },
            { kind: 'in', text: '23' },
            { kind: 'same', text: ' Gramm.' },
          ],
        },
        {
          version: 1,
          writtenAt: '2026-11-21T19:00:00.000Z',
          isCurrent: false,
          isTaken: false,
          isCompared: false,
          pieces: [{ kind: 'same', text: 'Ich werfe 22 Gramm.' }],
        },
      ],
      nextCursor: null,
      canTake: false,
    });
  });

  it('that changes nothing keeps nothing', async () => {
    await edit('Ich werfe 22 Gramm.');
    expect(await list(ben)).toMatchObject({ items: [{ version: 1, isCurrent: true }] });
  });

  it('by an admin keeps it, too', async () => {
    await of(admin).admin.post.update({ id: postId, content: 'Ich werfe.' });
    expect(await read(ben)).toEqual(['Ich werfe[- 22 Gramm-].', 'Ich werfe 22 Gramm.']);
  });

  it('at the same time as another one comes after it, so that no text is lost', async () => {
    const texts = Array.from(
      { length: 6 },
      (_, count) => `Ich werfe ${20 + count} Gramm, ehrlich.`,
    );
    await Promise.all(
      texts.map((content) => of(anna).post.update({ id: postId, data: { content } })),
    );
    const { items } = await list(anna);
    expect(items.map(({ version }) => version)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    const known = items.map(({ pieces }) =>
      pieces?.flatMap(({ kind, text }) => (kind === 'out' ? [] : text)).join(''),
    );
    expect(known.sort()).toEqual(['Ich werfe 22 Gramm.', ...texts].sort());
  });

  it('shows members by their names, not as they are stored', async () => {
    const name = await usernameOf(api, ben);
    await edit(`Frag @${name}.`);
    await edit('Frag niemanden.');
    const former = (await list(null)).items[1]?.pieces ?? [];
    expect(former.map(({ kind, text }) => (kind === 'out' ? '' : text)).join('')).toBe(
      `Frag @${name}.`,
    );
  });
});

describe('a history', () => {
  it('is read in pages', async () => {
    for (const word of ['eins', 'zwei', 'drei', 'vier']) await edit(`Das ist ${word}`);
    const first = await list(ben, { limit: 2 });
    const second = await list(ben, { limit: 2, cursor: first.nextCursor ?? '' });
    const third = await list(ben, { limit: 2, cursor: second.nextCursor ?? '' });
    const versionsOf = ({ items }: typeof first) => items.map(({ version }) => version);
    expect([first, second, third].map(versionsOf)).toEqual([[5, 4], [3, 2], [1]]);
    expect(first.items.at(-1)).toMatchObject({ isCompared: true });
    expect(third).toMatchObject({ nextCursor: null, items: [{ isCompared: false }] });
    expect((await refusal(list(ben, { cursor: 'kaputt' }))).code).toBe('BAD_INPUT');
    expect((await refusal(list(ben, { limit: 11 }))).code).toBe('BAD_INPUT');
  });

  it('of a deleted post is read by nobody, and again when the post is back', async () => {
    await edit('Ich werfe nicht mehr.');
    await of(anna).post.delete({ id: postId });
    for (const reader of [null, anna, ben, moderator, admin]) {
      expect((await refusal(list(reader))).code).toBe('POST_NOT_FOUND');
    }
    await of(anna).post.restore({ id: postId });
    expect(await read(null)).toHaveLength(2);
  });

  it.each(['forum_threads', 'forum_subforums', 'forum_categories'] as const)(
    'is read by nobody where %s are deleted',
    async (table) => {
      await edit('Ich werfe nicht mehr.');
      const { db } = api.deps;
      const gone = { deleted_at: api.deps.clock.now() };
      const isActive = table === 'forum_threads' ? {} : { is_active: false, was_active: true };
      await db
        .updateTable(table)
        .set({ ...gone, ...isActive })
        .execute();
      expect((await refusal(list(anna))).code).toBe('POST_NOT_FOUND');
    },
  );

  it('leaves with the own data, but not of what was deleted', async () => {
    await edit('Ich werfe nicht mehr.');
    const { db } = api.deps;
    const own = async () => {
      const list = forumOwnData.lists?.['forum/versions']?.rows(db, anna.id);
      const { rows } = await db.executeQuery<object>((list as Compilable<object>).compile());
      return rows.filter((row) => 'post_id' in row && row.post_id === postId);
    };
    expect(await own()).toEqual([
      {
        post_id: postId,
        version: 1,
        content: 'Ich werfe 22 Gramm.',
        written_at: '2026-11-21T19:00:00.000Z',
      },
    ]);
    await of(moderator).post.delete({ id: postId });
    expect(await own()).toEqual([]);
  });
});

describe('what a moderator takes away', () => {
  beforeEach(async () => {
    await edit('Ruf mich an: 0170 1234567.');
    await edit('Ruf mich an.');
  });
  const take = (member: TestMember, versions?: number[], isTaken = true) =>
    of(member).version.take({ postId, ...(versions && { versions }), isTaken });

  it('is read by its author alone, and comes back', async () => {
    const before = await read(ben);
    expect(await take(moderator, [2])).toEqual({ versions: [2] });
    for (const reader of [null, ben, moderator, admin]) {
      expect(await read(reader)).toEqual(['Ruf mich an.', null, 'Ich werfe 22 Gramm.']);
    }
    expect(JSON.stringify(await list(moderator))).not.toContain('0170');
    expect(await read(anna)).toEqual(before);
    expect((await list(anna)).items[1]).toMatchObject({ isTaken: true });
    expect(await take(moderator, [2])).toEqual({ versions: [] });
    expect(await take(moderator, [2], false)).toEqual({ versions: [2] });
    expect(await read(ben)).toEqual(before);
  });

  it('can be all that there are, which is noted without their words', async () => {
    expect(await take(moderator)).toEqual({ versions: [2, 1] });
    expect(await read(ben)).toEqual(['Ruf mich an.', null, null]);
    const log = await api.deps.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('thing_kind', '=', 'post')
      .where('thing_id', '=', String(postId))
      .execute();
    expect(log).toEqual([{ action: 'post.takeVersions', after: { versions: 2 } }]);
  });

  it('is for moderators to decide', async () => {
    for (const member of [anna, ben]) {
      expect((await refusal(take(member))).code).toBe('FORBIDDEN');
    }
    expect((await refusal(of(null).version.take({ postId, isTaken: true }))).code).toBe(
      'UNAUTHENTICATED',
    );
    const suspended = { ...moderator, status: 'suspended' as const };
    expect((await refusal(take(suspended))).code).toBe('ACCOUNT_SUSPENDED');
    expect((await list(moderator)).canTake).toBe(true);
    expect(
      (await refusal(of(moderator).version.take({ postId, versions: [], isTaken: true }))).code,
    ).toBe('BAD_INPUT');
    await of(moderator).post.delete({ id: postId });
    expect((await refusal(take(moderator))).code).toBe('POST_NOT_FOUND');
  });
});

describe('a difference', () => {
  it('leaves both texts as they are', () => {
    const former = 'Zwei Wörter – und ein Absatz.\n\nDann 🎯 mehr.';
    const text = 'Zwei **Wörter**, ein Absatz.\n\nDann mehr 🎯!';
    const pieces = piecesBetween(former, text);
    const without = (kind: 'in' | 'out') =>
      pieces.flatMap((each) => (each.kind === kind ? [] : each.text)).join('');
    expect(without('in')).toBe(former);
    expect(without('out')).toBe(text);
  });

  it('of texts that have nothing in common is one after the other', () => {
    const words = (seed: string) =>
      Array.from({ length: 5000 }, (_, count) =>
        createHash('md5').update(`${seed}${count}`).digest('hex'),
      ).join(' ');
    const [former, text] = [words('a'), words('b')];
    expect(piecesBetween(former, text)).toEqual([
      { kind: 'out', text: former },
      { kind: 'in', text },
    ]);
  });
});
