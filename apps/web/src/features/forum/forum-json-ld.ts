import { idOfText } from '@oche/validators/id-text';
import type { QueryClient } from '@tanstack/react-query';
import type { I18n } from '../../i18n/i18n.ts';
import { stringifySearch } from '../../lib/addresses/search-params.ts';
import { fullName } from '../../lib/person-name.ts';
import type { Api, RouterOutputs } from '../../lib/trpc.ts';
import { type ThreadPlace, threadListQuery, threadWindowQuery } from './data/forum-queries.ts';
import { plainOf } from './data/plain-of.ts';
import type { ThreadWindow } from './data/thread-window.ts';

type Category = RouterOutputs['forum']['category']['list'][number];
type Subforum = RouterOutputs['forum']['subforum']['get'];
type ThreadSummary = RouterOutputs['forum']['thread']['list']['items'][number];
type Best = RouterOutputs['forum']['week']['best'];
type Thread = RouterOutputs['forum']['thread']['get'];

interface Site {
  /** public origin */
  origin: string;
  /** name of the overview */
  forum: string;
}

/** What the loaders of the pages have read. */
interface Loaded {
  api: Api;
  queryClient: QueryClient;
  i18n: I18n;
  origin: string;
}

/** What search engines learn of the overview (schema.org); only the server writes it. */
export function overviewJsonLdOf({ api, i18n, origin }: Loaded) {
  const categories = api.forum.category.list.getData();
  return categories && overviewJsonLd(siteOf({ i18n, origin }), categories);
}

/** @param cursor where the page of the list begins */
export function subforumJsonLdOf(
  { api, queryClient, i18n, origin }: Loaded,
  idText: string,
  cursor: string | undefined,
) {
  const id = idOfText(idText) ?? 0;
  const subforum = api.forum.subforum.get.getData({ id });
  const { queryKey } = threadListQuery(api.client, id, cursor);
  const threads = queryClient.getQueryData(queryKey)?.pages[0]?.items;
  return subforum && threads && subforumJsonLd(siteOf({ i18n, origin }), subforum, threads);
}

/** @param week of the address; undefined for the seven days until now */
export function bestJsonLdOf({ api, i18n, origin }: Loaded, week: string | undefined) {
  const best = api.forum.week.best.getData({ week });
  return (
    best && bestJsonLd(siteOf({ i18n, origin }), i18n.texts('forum/overview').week.title(), best)
  );
}

export function threadJsonLdOf(
  { api, queryClient, i18n, origin }: Loaded,
  idText: string,
  place: ThreadPlace,
) {
  const id = idOfText(idText) ?? 0;
  const thread = api.forum.thread.get.getData({ id });
  const window = queryClient.getQueryData(threadWindowQuery(api.client, id, place).queryKey);
  return thread && window && threadJsonLd(siteOf({ i18n, origin }), thread, window);
}

const siteOf = ({ i18n, origin }: Pick<Loaded, 'i18n' | 'origin'>): Site => ({
  origin,
  forum: i18n.texts('forum').title(),
});

const overviewJsonLd = ({ origin, forum }: Site, categories: readonly Category[]) => ({
  '@type': 'CollectionPage',
  name: forum,
  url: `${origin}/forum`,
  hasPart: categories
    .flatMap(({ subforums }) => subforums)
    .map(({ id, name }) => ({ '@type': 'CollectionPage', name, url: subforumUrl(origin, id) })),
});

const subforumJsonLd = (site: Site, subforum: Subforum, threads: readonly ThreadSummary[]) => ({
  '@graph': [
    {
      '@type': 'CollectionPage',
      name: subforum.name,
      url: subforumUrl(site.origin, subforum.id),
      // what was said is on the threads' pages, each of which says what it is itself
      mainEntity: threads.length
        ? {
            '@type': 'ItemList',
            itemListElement: threads.map((thread, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: thread.title,
              url: threadUrl(site.origin, thread.id),
            })),
          }
        : undefined,
    },
    breadcrumbs(site, [{ name: subforum.name, item: subforumUrl(site.origin, subforum.id) }]),
  ],
});

const bestJsonLd = (site: Site, name: string, { week, items }: Best) => {
  const url = `${site.origin}/forum/best${stringifySearch({ week })}`;
  return {
    '@graph': [
      {
        '@type': 'CollectionPage',
        name,
        url,
        mainEntity: items.length
          ? {
              '@type': 'ItemList',
              itemListElement: items.map(({ threadId, title, number }, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: title,
                url: `${threadUrl(site.origin, threadId)}#post-${number}`,
              })),
            }
          : undefined,
      },
      breadcrumbs(site, [{ name, item: url }]),
    ],
  };
};

/** A thread with the posts of this page as comments. */
const threadJsonLd = (site: Site, thread: Thread, { posts }: ThreadWindow) => {
  const url = threadUrl(site.origin, thread.id);
  const comments = posts
    .filter(({ number }) => number > 1)
    .map((post) => ({
      '@type': 'Comment',
      url: `${url}#post-${post.number}`,
      text: plainOf(post),
      author: person(post.author),
      datePublished: post.createdAt,
    }));
  const trail = breadcrumbs(site, [
    { name: thread.subforum.name, item: subforumUrl(site.origin, thread.subforumId) },
    { name: thread.title, item: url },
  ]);
  if (thread.solution) return { '@graph': [questionPage(url, thread, thread.solution), trail] };
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
        comment: comments.length ? comments : undefined,
      },
      trail,
    ],
  };
};

/** A thread that is solved is a question with its answer. */
const questionPage = (url: string, thread: Thread, solution: NonNullable<Thread['solution']>) => ({
  '@type': 'QAPage',
  '@id': url,
  url,
  mainEntity: {
    '@type': 'Question',
    name: thread.title,
    text: thread.plain ?? thread.content,
    author: person(thread.author),
    datePublished: thread.createdAt,
    answerCount: thread.postCount - 1,
    acceptedAnswer: {
      '@type': 'Answer',
      url: `${url}?post=${solution.number}#post-${solution.number}`,
      text: solution.text ?? undefined,
      author: solution.author ? person(solution.author) : undefined,
      datePublished: solution.createdAt,
    },
  },
});

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
