import { stringifySearch } from '../../lib/addresses/search-params.ts';
import { type PageHead, shorten } from '../../lib/head.ts';
import { fullName } from '../../lib/person-name.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { plainOf } from './post/plain-of.ts';
import type { ThreadWindow } from './thread/thread-window.ts';

type Category = RouterOutputs['forum']['category']['list'][number];
type Subforum = RouterOutputs['forum']['subforum']['get'];
type ThreadSummary = RouterOutputs['forum']['thread']['list']['items'][number];
type Thread = RouterOutputs['forum']['thread']['get'];

interface Site {
  /** public origin */
  origin: string;
  /** name of the overview */
  forum: string;
}

/** For search engines the page after a cursor is a page of its own; the page around a post is not. */
export const subforumHead = (subforum: Subforum, cursor: string | undefined): PageHead => ({
  title: subforum.name,
  description: subforum.description ?? undefined,
  path: `/forum/subforum/${subforum.id}${stringifySearch({ cursor })}`,
});

export const threadHead = (
  thread: Thread,
  { cursor, before }: { cursor?: string; before?: string },
): PageHead => ({
  title: thread.title,
  description: shorten(thread.plain ?? thread.content),
  path: `/forum/thread/${thread.id}${stringifySearch({ cursor, before })}`,
  type: 'article',
  image: {
    url: `/forum/thread/${thread.id}/picture.png?v=${thread.revision}`,
    width: 1200,
    height: 630,
  },
});

/** What search engines learn of the overview (schema.org). */
export const overviewJsonLd = ({ origin, forum }: Site, categories: readonly Category[]) => ({
  '@type': 'CollectionPage',
  name: forum,
  url: `${origin}/forum`,
  hasPart: categories
    .flatMap(({ subforums }) => subforums)
    .map(({ id, name }) => ({ '@type': 'CollectionPage', name, url: subforumUrl(origin, id) })),
});

export const subforumJsonLd = (
  site: Site,
  subforum: Subforum,
  threads: readonly ThreadSummary[],
) => ({
  '@graph': [
    {
      '@type': 'CollectionPage',
      name: subforum.name,
      url: subforumUrl(site.origin, subforum.id),
      hasPart: threads.map((thread) => ({
        '@type': 'DiscussionForumPosting',
        headline: thread.title,
        url: threadUrl(site.origin, thread.id),
        author: person(thread.author),
        datePublished: thread.createdAt,
      })),
    },
    breadcrumbs(site, [{ name: subforum.name, item: subforumUrl(site.origin, subforum.id) }]),
  ],
});

/** A thread with the posts of this page as comments. */
export const threadJsonLd = (site: Site, thread: Thread, { posts }: ThreadWindow) => {
  const url = threadUrl(site.origin, thread.id);
  return {
    '@graph': [
      {
        '@type': 'DiscussionForumPosting',
        '@id': url,
        url,
        headline: thread.title,
        text: thread.plain ?? thread.content,
        author: person(thread.author),
        datePublished: thread.createdAt,
        dateModified: thread.lastPostAt,
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/CommentAction',
          userInteractionCount: thread.postCount - 1,
        },
        comment: posts
          .filter(({ number }) => number > 1)
          .map((post) => ({
            '@type': 'Comment',
            url: `${url}#post-${post.number}`,
            text: plainOf(post),
            author: person(post.author),
            datePublished: post.createdAt,
          })),
      },
      breadcrumbs(site, [
        { name: thread.subforum.name, item: subforumUrl(site.origin, thread.subforumId) },
        { name: thread.title, item: url },
      ]),
    ],
  };
};

const subforumUrl = (origin: string, id: number) => `${origin}/forum/subforum/${id}`;
const threadUrl = (origin: string, id: number) => `${origin}/forum/thread/${id}`;

const person = (author: Thread['author']) => ({ '@type': 'Person', name: fullName(author) });

const breadcrumbs = ({ origin, forum }: Site, pages: { name: string; item: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: forum, item: `${origin}/forum` }, ...pages].map((page, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...page,
  })),
});
