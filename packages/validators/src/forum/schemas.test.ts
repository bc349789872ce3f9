import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createPostInput,
  createThreadInput,
  postListInput,
  threadEventOutput,
  threadEventsInput,
  threadListInput,
  updatePostInput,
} from './schemas.ts';

/** Field → key of the schema's message. */
function problems(result: { success: boolean; error?: { issues: Issue[] } }) {
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
}
interface Issue {
  path: PropertyKey[];
  message: string;
}

const thread = { subforumId: 1, title: 'Neue Flights', content: 'Welche Form nehmt ihr?' };
const post = { threadId: 1, content: 'Standard' };

describe('a new thread', () => {
  it('is taken trimmed, its title on one line', () => {
    const parsed = createThreadInput.parse({
      ...thread,
      title: '  Neue\n\t Flights ',
      content: '\n Welche Form\nnehmt ihr? ',
    });
    expect(parsed).toEqual({
      ...thread,
      title: 'Neue Flights',
      content: 'Welche Form\nnehmt ihr?',
    });
  });

  it.each([
    [{ title: '' }, { title: 'titleRequired' }],
    [{ title: 'ab' }, { title: 'titleTooShort' }],
    [{ title: ' a b ' }, {}],
    [{ title: 'x'.repeat(200) }, {}],
    [{ title: 'x'.repeat(201) }, { title: 'tooLong' }],
    [{ content: 'neunmalix' }, { content: 'contentTooShort' }],
    [{ content: 'zehnmalixx' }, {}],
    [{ content: 'x'.repeat(10_001) }, { content: 'tooLong' }],
    [{ subforumId: '1' }, { subforumId: 'required' }],
    [{ idempotencyKey: 'mit leerzeichen' }, { idempotencyKey: 'invalid' }],
  ])('with %j has the problems %j', (fields, expected) => {
    expect(problems(createThreadInput.safeParse({ ...thread, ...fields }))).toEqual(expected);
  });
});

describe('a new post', () => {
  it.each([
    [{ content: 'x' }, {}],
    [{ content: '\u200B\u2060 ' }, { content: 'contentRequired' }],
    [{ content: 'x'.repeat(10_000) }, {}],
    [{ content: 'x'.repeat(10_001) }, { content: 'tooLong' }],
    [{ parentPostId: null, quotedPostId: null, quotedNumber: null }, {}],
    [{ parentPostId: 0 }, { parentPostId: 'invalid' }],
    [{ quotedNumber: 0 }, { quotedNumber: 'invalid' }],
    [{ quotedNumber: 1.5 }, { quotedNumber: 'invalid' }],
  ])('with %j has the problems %j', (fields, expected) => {
    expect(problems(createPostInput.safeParse({ ...post, ...fields }))).toEqual(expected);
  });

  it('never holds what the database refuses, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (content) => {
        const parsed = createPostInput.safeParse({ ...post, content });
        if (!parsed.success) return;
        expect([...parsed.data.content].length).toBeGreaterThanOrEqual(1);
        expect(parsed.data.content).not.toContain('\u0000');
        expect(parsed.data.content.isWellFormed()).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

it('an edit has its text in data', () => {
  expect(updatePostInput.parse({ id: 3, data: { content: ' Karbon ' } })).toEqual({
    id: 3,
    data: { content: 'Karbon' },
  });
  const empty = updatePostInput.safeParse({ id: 3, data: { content: '' } });
  expect(problems(empty)).toEqual({ 'data.content': 'contentRequired' });
});

it('lists have twenty entries a page unless asked otherwise, and at most a hundred', () => {
  expect(threadListInput.parse({ subforumId: 1 }).limit).toBe(20);
  expect(postListInput.parse({ threadId: 1, limit: 100 }).limit).toBe(100);
  expect(postListInput.safeParse({ threadId: 1, limit: 101 }).success).toBe(false);
  expect(postListInput.safeParse({ threadId: 1, around: 2 ** 31 }).success).toBe(false);
});

it('an event id is a revision and nothing else', () => {
  const accepts = (lastEventId: unknown) =>
    threadEventsInput.safeParse({ threadId: 1, lastEventId }).success;
  expect(['0', '17', null, undefined].map(accepts)).toEqual([true, true, true, true]);
  expect(['', '-1', '1.5', '1e3', 17].map(accepts)).toEqual([false, false, false, false, false]);
});

it('an event carries only the fields of its kind', () => {
  const thread = { postCount: 2, can: { reply: true, delete: false, restore: false } };
  const deleted = { type: 'post.deleted', postId: 7, number: 3, thread };
  expect(threadEventOutput.parse({ ...deleted, content: 'weg' })).toEqual(deleted);
  expect(threadEventOutput.safeParse({ type: 'post.shown' }).success).toBe(false);
});
