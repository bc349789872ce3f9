import type { PostOrder } from '@oche/validators/forum/reading-limits';
import type { Post } from '@oche/validators/forum/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  covers,
  type PostPage,
  type ThreadWindow,
  windowOf,
  withNextPage,
  withoutPost,
  withPost,
  withPreviousPage,
} from './thread-window.ts';

const PAGE_SIZE = 3;

const post = (number: number, rootNumber = number, facts: Partial<Post> = {}): Post => ({
  id: number * 10,
  threadId: 1,
  number,
  rootNumber,
  content: `Beitrag ${number}`,
  mentions: [],
  parentPostId: rootNumber === number ? null : rootNumber * 10,
  parent: rootNumber === number ? null : { number: rootNumber, snippet: `Beitrag ${rootNumber}` },
  quote: null,
  authorId: 'anna',
  author: { firstName: 'Anna', lastName: 'Beck', imageUrl: null },
  createdAt: '2026-11-21T19:00:00.000Z',
  editedAt: null,
  can: { editUntil: null, delete: false },
  ...facts,
});

/** A thread as the server has it: posts in reading order, pages by keyset. */
class Thread {
  posts: Post[] = [post(1)];
  readonly order: PostOrder;
  #count = 1;

  constructor(order: PostOrder = 'answers') {
    this.order = order;
  }

  write(answered: number | null): Post {
    this.#count += 1;
    const parent = this.posts.find(({ number }) => number === answered);
    const isReply = parent !== undefined && parent.number > 1;
    const written = post(this.#count, isReply ? parent.rootNumber : this.#count, {
      parentPostId: isReply ? parent.id : null,
      parent: isReply ? { number: parent.number, snippet: parent.content } : null,
    });
    this.posts = [...this.posts, written].sort((a, b) => (key(a, this) > key(b, this) ? 1 : -1));
    return written;
  }

  edit(id: number): Post | undefined {
    this.posts = this.posts.map((one) => {
      if (one.id === id) return { ...one, content: `${one.content}!` };
      if (one.parentPostId !== id || !one.parent) return one;
      return { ...one, parent: { ...one.parent, snippet: `${one.parent.snippet}!` } };
    });
    return this.posts.find((one) => one.id === id);
  }

  delete(id: number): void {
    this.posts = this.posts
      .filter((one) => one.id !== id)
      .map((one) =>
        one.parentPostId === id && one.parent
          ? { ...one, parent: { ...one.parent, snippet: null } }
          : one,
      );
  }

  #facts = () => ({ order: this.order, revision: 1, reactionRevision: 0 });

  /** @param from index of the first post */
  page(from: number): PostPage {
    const items = this.posts.slice(from, from + PAGE_SIZE);
    const last = items.at(-1);
    return {
      items,
      nextCursor: last && last !== this.posts.at(-1) ? key(last, this) : null,
      previousCursor: items[0] && items[0] !== this.posts[0] ? key(items[0], this) : null,
      ...this.#facts(),
    };
  }

  after(cursor: string): PostPage {
    const from = this.posts.findIndex((one) => key(one, this) > cursor);
    return from === -1
      ? { items: [], nextCursor: null, previousCursor: cursor, ...this.#facts() }
      : this.page(from);
  }

  before(cursor: string): PostPage {
    const ahead = this.posts.filter((one) => key(one, this) < cursor);
    const items = ahead.slice(-PAGE_SIZE);
    const previousCursor = items[0] && ahead.length > items.length ? key(items[0], this) : null;
    return { items, nextCursor: cursor, previousCursor, ...this.#facts() };
  }
}

const key = ({ rootNumber, number }: Post, { order }: Thread) =>
  [order === 'time' ? 0 : rootNumber, number].map((n) => String(n).padStart(4, '0')).join('.');

type Step =
  | { do: 'write'; answer: number }
  | { do: 'edit' | 'delete'; which: number }
  | { do: 'next' | 'previous' };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('write' as const), answer: fc.nat(30) }),
    fc.record({ do: fc.constantFrom('edit' as const, 'delete' as const), which: fc.nat(30) }),
    fc.record({ do: fc.constantFrom('next' as const, 'previous' as const) }),
  ),
  { maxLength: 40 },
);

const orders = fc.constantFrom<PostOrder>('answers', 'time');

/** Lets a step happen on the server, and tells the reader of it. */
function apply(thread: Thread, window: ThreadWindow, step: Step): ThreadWindow {
  switch (step.do) {
    case 'write':
      return withPost(window, thread.write(step.answer));
    case 'edit':
    case 'delete': {
      const { id } = thread.posts[step.which % thread.posts.length] ?? post(1);
      if (id === 10) return window;
      const edited = step.do === 'edit' ? thread.edit(id) : undefined;
      if (edited) return withPost(window, edited);
      thread.delete(id);
      return withoutPost(window, id);
    }
    case 'next':
      return window.nextCursor ? withNextPage(window, thread.after(window.nextCursor)) : window;
    case 'previous':
      return window.previousCursor
        ? withPreviousPage(window, thread.before(window.previousCursor))
        : window;
  }
}

describe('a window on a thread', () => {
  it('has no gap, whatever happens in between, and is the thread once all is loaded', () => {
    fc.assert(
      fc.property(orders, fc.nat(20), fc.nat(20), steps, (order, count, start, happening) => {
        const thread = new Thread(order);
        for (let i = 0; i < count; i += 1) thread.write(i % 3 === 0 ? i : null);
        let window = windowOf(thread.page(start % thread.posts.length));
        for (const step of happening) {
          window = apply(thread, window, step);
          const start = thread.posts.findIndex(({ id }) => id === window.posts[0]?.id);
          const shown = thread.posts.slice(start, start + window.posts.length);
          if (window.posts.length > 0) expect(window.posts).toEqual(shown);
        }
        while (window.nextCursor) window = apply(thread, window, { do: 'next' });
        while (window.previousCursor) window = apply(thread, window, { do: 'previous' });
        expect(window.posts).toEqual(thread.posts);
      }),
      { numRuns: 2000 },
    );
  });

  it('holds a post once when the answer and the event both bring it', () => {
    const window = windowOf(new Thread().page(0));
    const twice = withPost(withPost(window, post(2)), post(2));
    expect(twice.posts.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('takes the words of a deleted post out of answers and quotes, and no others', () => {
    const quoteOf = (number: number) => ({ postId: number * 10, number, text: `Zitat ${number}` });
    const window = [post(2), post(3), post(4, 2), post(5, 2, { quote: quoteOf(2) })]
      .concat(post(6, 3, { quote: quoteOf(3) }))
      .reduce(withPost, windowOf(new Thread().page(0)));
    const { posts } = withoutPost(window, 20);
    const shown = posts.map(({ number, parent, quote }) => [number, parent?.snippet, quote?.text]);
    expect(shown).toEqual([
      [1, undefined, undefined],
      [4, null, undefined],
      [5, null, null],
      [3, undefined, undefined],
      [6, 'Beitrag 3', 'Zitat 3'],
    ]);
  });

  it('puts a reply right beneath its root post', () => {
    const window = [post(2), post(3), post(4, 2), post(5, 3)].reduce(
      withPost,
      windowOf(new Thread().page(0)),
    );
    expect(window.posts.map(({ number }) => number)).toEqual([1, 2, 4, 3, 5]);
  });

  it('leaves out what belongs to pages that are not loaded', () => {
    const thread = new Thread();
    for (let i = 0; i < 8; i += 1) thread.write(null);
    const window = windowOf(thread.page(3));
    expect(covers(window, post(99))).toBe(false);
    expect(covers(window, post(98, 2))).toBe(false);
    expect(covers(window, post(97, 5))).toBe(true);
    expect(withPost(window, post(99)).posts).toEqual(window.posts);
  });
});
