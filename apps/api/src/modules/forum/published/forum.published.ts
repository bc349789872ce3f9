import { z } from 'zod';
import { type Hearable, publishedKind } from '../../../lib/declared/published.ts';
import {
  asSeen,
  hearableBy,
  linksSchema,
  linksTo,
  memberSchema,
  momentSchema,
  nameOf,
} from '../../../lib/declared/published-parts.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { plainOf } from '../../../lib/formatting/plain.ts';
import { readBlockedIds } from '../../people/index.ts';
import { type PostIds, postCreated, threadCreated } from '../forum.outside.ts';
import { getSubforum } from '../overview/category.service.ts';
import { getPost } from '../post/post.service.ts';
import { getThread } from '../thread/thread.service.ts';
import { around } from './around.service.ts';

const thread = z.object({
  id: z.int(),
  ...linksSchema,
  title: z.string(),
  subforum: z.object({ id: z.int(), name: z.string() }),
});

const post = z.object({
  id: z.int(),
  ...linksSchema,
  number: z.int().describe('of the post in its thread; the first post is number 1'),
  author: memberSchema,
  text: z.string().describe('without signs of formatting'),
  createdAt: momentSchema,
});

const data = z.object({ thread, post });

const about = {
  scope: 'forum' as const,
  data,
  narrows: ['thread', 'subforum', 'club', 'site'],
  thingOf: ({ threadId }: PostIds) => `thread/${threadId}`,
  around,
  /** As on the page: what somebody writes whom the member blocks is not told. */
  async read(ctx: MemberContext, { postId, threadId }: PostIds) {
    const [shown, said] = [
      await asSeen(getThread(ctx, { id: threadId })),
      await asSeen(getPost(ctx, postId)),
    ];
    if (!shown || !said || said.threadId !== shown.id) return null;
    if ((await readBlockedIds(ctx.db, ctx.actor.id)).includes(said.authorId)) return null;
    const path = `/forum/thread/${shown.id}`;
    return {
      thread: {
        id: shown.id,
        ...linksTo(ctx.env, path, `/forum/threads/${shown.id}`),
        title: shown.title,
        subforum: shown.subforum,
      },
      post: {
        id: said.id,
        ...linksTo(
          ctx.env,
          `${path}?post=${said.number}#post-${said.number}`,
          `/forum/threads/${shown.id}/posts`,
        ),
        number: said.number,
        author: { id: said.authorId, name: nameOf(said.author) },
        text: plainOf(said.content),
        createdAt: said.createdAt,
      },
    };
  },
};

const started = publishedKind({
  ...about,
  ...threadCreated,
  texts: {
    de: { name: 'Neuer Thread', about: 'Jemand hat im Forum einen Thread begonnen.' },
    en: { name: 'New thread', about: 'Somebody has started a thread in the forum.' },
  },
});

const answered = publishedKind({
  ...about,
  ...postCreated,
  texts: {
    de: { name: 'Neue Antwort', about: 'Jemand hat in einem Thread geantwortet.' },
    en: { name: 'New answer', about: 'Somebody has answered in a thread.' },
  },
});

export const forumPublished = [started, answered];

/** They are chosen by the addresses of their pages. */
export const forumHearables: readonly Hearable<MemberContext>[] = [
  hearableBy({
    kind: 'subforum',
    texts: { de: 'Unterforum', en: 'Subforum' },
    path: /^\/forum\/subforum\/(\d{1,15})$/,
    pathOf: (id) => `/forum/subforum/${id}`,
    read: (ctx: MemberContext, id) => getSubforum(ctx, { id }),
    show: ({ name }) => ({ name }),
  }),
  hearableBy({
    kind: 'thread',
    texts: { de: 'Thread', en: 'Thread' },
    path: /^\/forum\/thread\/(\d{1,15})$/,
    pathOf: (id) => `/forum/thread/${id}`,
    read: (ctx: MemberContext, id) => getThread(ctx, { id }),
    show: ({ title }) => ({ name: title }),
  }),
];
