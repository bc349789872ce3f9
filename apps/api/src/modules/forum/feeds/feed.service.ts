import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { htmlOf } from '../../../lib/formatting/html.ts';
import { escaped } from '../../../lib/formatting/markup.ts';
import { readTexts, viewerOf } from '../../people/index.ts';
import { toShownPicture } from '../pictures/picture.select.ts';
import { atomOf } from './atom.ts';
import * as queries from './feed.queries.ts';

type Reads = Pick<Deps, 'db'>;

/** What of the forum somebody follows with a reader of feeds. */
export type FeedOf =
  | { of: 'forum' }
  | { of: 'category' | 'subforum' | 'thread'; id: number }
  | { of: 'member'; id: string }
  | { of: 'tag'; id: string };

interface FoundFeed {
  /** says of two answers whether they are the same, without reading what is in them */
  state: string;
  title: string;
  path: string;
  entries: () => Promise<queries.EntryRow[]>;
}

/** A feed before its posts are read. */
export interface ReadableFeed {
  state: string;
  /** @param origin of the addresses in it */
  write: (origin: string) => Promise<string>;
}

/**
 * Looks up the state of a feed in one statement; only who writes it reads posts. It has what visitors may read.
 * @throws AppError CATEGORY_NOT_FOUND, SUBFORUM_NOT_FOUND, THREAD_NOT_FOUND, TAG_NOT_FOUND or MEMBER_NOT_FOUND
 */
export async function findFeed({ db }: Reads, feed: FeedOf): Promise<ReadableFeed> {
  const { state, title, path, entries } = await find(db, feed);
  return {
    state,
    write: async (origin) => {
      const rows = await entries();
      const textOf = await readTexts(
        db,
        rows.map(({ content }) => content),
      );
      return atomOf(
        {
          title: `${title} · Oche`,
          path,
          selfPath: feedPath(feed),
          entries: rows.map((row) => toEntry(row, textOf(row.content).content)),
        },
        origin,
      );
    },
  };
}

/** Where a feed is. */
export const feedPath = (feed: FeedOf): string =>
  feed.of === 'forum' ? '/forum/feed.atom' : `/forum/${feed.of}/${feed.id}/feed.atom`;

async function find(db: Deps['db'], feed: FeedOf): Promise<FoundFeed> {
  switch (feed.of) {
    case 'forum': {
      const [page] = await queries.getForumState(db, {});
      const state = page?.state ?? '';
      const entries = () => queries.listForumEntries(db, {});
      return { state, title: 'Forum', path: '/forum', entries };
    }
    case 'category': {
      const place = await queries.getCategoryState.first(db, { id: feed.id });
      if (!place) throw new AppError('CATEGORY_NOT_FOUND');
      const entries = () => queries.listCategoryEntries(db, { id: feed.id });
      return { state: place.state, title: place.name, path: `/forum#category-${feed.id}`, entries };
    }
    case 'subforum': {
      const place = await queries.getSubforumState.first(db, { id: feed.id });
      if (!place) throw new AppError('SUBFORUM_NOT_FOUND');
      const entries = () => queries.listSubforumEntries(db, { id: feed.id });
      return { state: place.state, title: place.name, path: `/forum/subforum/${feed.id}`, entries };
    }
    case 'thread': {
      const thread = await queries.getThreadState.first(db, { id: feed.id });
      if (!thread) throw new AppError('THREAD_NOT_FOUND');
      const entries = () => queries.listThreadEntries(db, { id: feed.id });
      return { state: thread.state, title: thread.name, path: `/forum/thread/${feed.id}`, entries };
    }
    case 'tag': {
      const tag = await queries.getTagState.first(db, { slug: feed.id });
      if (!tag) throw new AppError('TAG_NOT_FOUND');
      const entries = () => queries.listTagEntries(db, { slug: feed.id });
      return { state: tag.state, title: tag.name, path: `/forum/tag/${tag.slug}`, entries };
    }
    case 'member': {
      const { id } = feed;
      const member = await queries.getMemberState.first(db, { id, ...viewerOf(null) });
      if (!member) throw new AppError('MEMBER_NOT_FOUND');
      const entries = () => queries.listMemberEntries(db, { id });
      const path = `/profile/${encodeURIComponent(id)}`;
      return { state: member.state, title: nameOf(member), path, entries };
    }
  }
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** @param content as it is read, with the usernames of today */
const toEntry = (row: queries.EntryRow, content: string) => ({
  id: row.id,
  title: row.number === 1 ? row.threadTitle : `Re: ${row.threadTitle}`,
  path: `/forum/thread/${row.threadId}?post=${row.number}#post-${row.number}`,
  author: { name: nameOf(row), path: `/profile/${encodeURIComponent(row.authorId)}` },
  createdAt: row.createdAt,
  updatedAt: row.editedAt ?? row.createdAt,
  html: htmlOf(content) + (row.pictures ?? []).map(pictureHtml).join(''),
});

function pictureHtml(row: NonNullable<queries.EntryRow['pictures']>[number]): string {
  const { url, width, height, description } = toShownPicture(row);
  return `<p><img src="${escaped(url)}" width="${width}" height="${height}" alt="${escaped(description ?? '')}"/></p>`;
}
