import { TAG_NAME_MAX } from '@oche/validators/forum/tags/limits';
import { idOfText } from '@oche/validators/id-text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { StalePages } from '../../../lib/declared/stale-pages.ts';
import type { Deps } from '../../../lib/deps.ts';
import { addressKey } from '../../../lib/limits/address.ts';
import { isKnownTag } from '../../../plugins/etag.ts';
import { originOf } from '../../../plugins/guards/request-guards.ts';
import { type PlainOperation, says, sends } from '../../../plugins/openapi/plain-operation.ts';
import { visitorPages } from '../../../web/page-cache.ts';
import { StoredPage, sendStored } from '../../../web/stored-page.ts';
import { type FeedOf, feedPath, findFeed } from './feed.service.ts';

/** Whose place or author no event names: a change drops all of them, and their states tell what hasn't changed. */
const UNNAMED = ['/forum/feed.atom', '/forum/category', '/forum/tag', '/forum/member'];

/** By what a stored feed is dropped. */
const stalenessOf = (feed: FeedOf): string =>
  feed.of === 'category' || feed.of === 'tag' || feed.of === 'member'
    ? `/forum/${feed.of}`
    : feedPath(feed);

const staleFeeds: StalePages = {
  'thread.changed': ({ threadId, subforumId }) => [
    feedPath({ of: 'thread', id: threadId }),
    feedPath({ of: 'subforum', id: subforumId }),
    ...UNNAMED,
  ],
  'thread.moved': ({ fromSubforumId }) => [feedPath({ of: 'subforum', id: fromSubforumId })],
  'forum.placesChanged': () => 'all',
  'forum.tagsChanged': () => 'all',
};

const operation = (
  of: FeedOf['of'],
  summary: string,
  missing?: NonNullable<PlainOperation['errors']>[number],
  parameters: z.ZodObject = z.object({ id: z.string().describe(`Of the ${of}`) }),
): PlainOperation => ({
  id: `forum.${of}Feed`,
  area: 'forum',
  tag: 'Forum',
  summary,
  ...(missing && { parameters }),
  answers: {
    200: sends('RFC 4287', 'application/atom+xml'),
    304: says('The one that you have, by `If-None-Match`'),
  },
  errors: [...(missing ? [missing] : []), 'RATE_LIMITED'],
});

const ID = '(^\\d{1,15}$)';

const feeds: {
  path: string;
  operation: PlainOperation;
  feedOf: (id: string) => FeedOf;
}[] = [
  {
    path: '/forum/feed.atom',
    operation: operation('forum', 'The latest posts of the forum as a feed'),
    feedOf: () => ({ of: 'forum' }),
  },
  {
    path: `/forum/category/:id${ID}/feed.atom`,
    operation: operation('category', 'The latest posts of a category', 'CATEGORY_NOT_FOUND'),
    feedOf: (id) => ({ of: 'category', id: idOfText(id) ?? 0 }),
  },
  {
    path: `/forum/subforum/:id${ID}/feed.atom`,
    operation: operation('subforum', 'The latest posts of a subforum', 'SUBFORUM_NOT_FOUND'),
    feedOf: (id) => ({ of: 'subforum', id: idOfText(id) ?? 0 }),
  },
  {
    path: `/forum/thread/:id${ID}/feed.atom`,
    operation: operation('thread', 'The latest posts of a thread', 'THREAD_NOT_FOUND'),
    feedOf: (id) => ({ of: 'thread', id: idOfText(id) ?? 0 }),
  },
  {
    path: `/forum/tag/:slug(^[a-z0-9-]{1,${TAG_NAME_MAX}}$)/feed.atom`,
    operation: operation(
      'tag',
      'The newest threads that bear a tag',
      'TAG_NOT_FOUND',
      z.object({ slug: z.string().describe('Of the tag, also one that it had before') }),
    ),
    feedOf: (id) => ({ of: 'tag', id }),
  },
  {
    path: '/forum/member/:id/feed.atom',
    operation: operation(
      'member',
      'The latest posts of a member whose profile everybody may see',
      'MEMBER_NOT_FOUND',
    ),
    feedOf: (id) => ({ of: 'member', id }),
  },
];

/**
 * Feeds of what visitors may read, kept as their pages are. Who asks whether something has changed costs no statement
 * while the feed is kept, and else one that reads no posts.
 */
export function registerFeedRoutes(app: FastifyInstance, deps: Deps): void {
  const stored = visitorPages(deps.events, [staleFeeds]);
  const counted = async (request: FastifyRequest) =>
    deps.limits.use('call', addressKey(request.ip));

  for (const { path, operation: config, feedOf } of feeds) {
    app.get<{ Params: { id?: string; slug?: string } }>(
      path,
      { onRequest: counted, config: { operation: config } },
      (request, reply) =>
        send(request, reply, feedOf(request.params.slug ?? request.params.id ?? '')),
    );
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    feed: FeedOf,
  ): FastifyReply | Promise<FastifyReply> {
    reply.header('cache-control', 'public, no-cache').header('x-robots-tag', 'noindex');
    const key = stalenessOf(feed);
    const site = deps.env.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
    const variant = `${site} ${feedPath(feed)}`;
    if (request.headers['if-none-match'] !== undefined && !stored.has(key, variant)) {
      return sendUnlessKnown(request, reply, feed, variant);
    }
    return sendKept(request, reply, feed, variant);
  }

  /** Those that are kept are sent without waiting for a promise. */
  function sendKept(
    request: FastifyRequest,
    reply: FastifyReply,
    feed: FeedOf,
    variant: string,
  ): FastifyReply | Promise<FastifyReply> {
    const page = stored.get(stalenessOf(feed), variant, () =>
      write(feed, originOf(request, deps.env)),
    );
    if (page instanceof StoredPage) return sendStored(request, reply, page);
    return page.then((written) => sendStored(request, reply, written));
  }

  async function sendUnlessKnown(
    request: FastifyRequest,
    reply: FastifyReply,
    feed: FeedOf,
    variant: string,
  ): Promise<FastifyReply> {
    const { state } = await findFeed(deps, feed);
    if (!isKnownTag(request.headers['if-none-match'], tagOf(state))) {
      return sendKept(request, reply, feed, variant);
    }
    return reply
      .header('etag', `W/${tagOf(state)}`)
      .code(304)
      .send();
  }

  async function write(feed: FeedOf, origin: string): Promise<StoredPage> {
    const { state, write } = await findFeed(deps, feed);
    return new StoredPage({
      status: 200,
      html: await write(origin),
      etag: `W/${tagOf(state)}`,
      headers: { 'content-type': 'application/atom+xml; charset=utf-8', vary: 'accept-encoding' },
    });
  }
}

const tagOf = (state: string): string => `"${state}"`;
