import { linkableOf } from '../../lib/declared/linkable.ts';
import type { Searchable, SearchKind } from '../../lib/declared/searchable.ts';
import { plainOf } from '../../lib/formatting/plain.ts';
import './forum.events.ts';
import * as queries from './search/forum-documents.queries.ts';

const FULL_THREAD = Math.log(1 + 500);

const textIds = (rows: readonly { id: number }[]) => rows.map(({ id }) => String(id));

const threads: SearchKind = {
  kind: 'thread',
  type: 'forum',
  category: 'forum',
  isNamed: true,
  prefers: 'latest',
  calledBy: {
    always: 'forum/thread/threads/beitrag/beiträge/diskussion/diskussionen/topic/topics',
    besideWords: 'regel/regeln/rule/rules',
  },
  source: {
    async documents(db, ids) {
      const rows = await queries.listThreadDocuments(db, { ids });
      return rows.map((row) => ({
        id: String(row.id),
        title: row.title,
        keywords: '',
        text: plainOf(row.content),
        happenedAt: row.lastPostAt,
        weight: Math.min(1, Math.log(row.postCount) / FULL_THREAD),
        authorId: row.authorId,
        groupId: row.subforumId,
        tags: row.tags,
      }));
    },
    idsAfter: async (db, after, limit) =>
      textIds(await queries.listThreadIds(db, { after: Number(after ?? 0), limit })),
  },
  isVisible: queries.isThreadVisible,
  bearsTag: queries.isTaggedThread,
  async hits(db, ids) {
    const rows = await queries.listThreadHits(db, { ids });
    return rows.map((row) => ({
      id: String(row.id),
      title: row.title,
      path: `/forum/thread/${row.id}`,
      text: plainOf(row.content),
      category: row.subforumName,
      groupId: row.subforumId,
      author: { id: row.authorId, firstName: row.firstName, lastName: row.lastName },
      location: null,
      date: row.lastPostAt,
      remark: row.subforumName,
      imageUrl: null,
    }));
  },
};

const posts: SearchKind = {
  kind: 'post',
  type: 'forum',
  category: 'forum',
  isNamed: false,
  prefers: 'latest',
  source: {
    async documents(db, ids) {
      const rows = await queries.listAnswerDocuments(db, { ids });
      return rows.map((row) => ({
        id: String(row.id),
        title: '',
        keywords: '',
        text: plainOf(row.content),
        happenedAt: row.createdAt,
        weight: 0,
        authorId: row.authorId,
        groupId: row.subforumId,
        tags: row.tags,
      }));
    },
    idsAfter: async (db, after, limit) =>
      textIds(await queries.listPostIds(db, { after: Number(after ?? 0), limit })),
  },
  isVisible: queries.isPostVisible,
  bearsTag: queries.isTaggedPost,
  async hits(db, ids) {
    const rows = await queries.listAnswerHits(db, { ids });
    return rows.map((row) => ({
      id: String(row.id),
      title: row.title,
      path: `/forum/thread/${row.threadId}?post=${row.number}#post-${row.number}`,
      text: plainOf(row.content),
      category: row.subforumName,
      groupId: row.subforumId,
      author: { id: row.authorId, firstName: row.firstName, lastName: row.lastName },
      location: null,
      date: row.createdAt,
      remark: null,
      imageUrl: null,
    }));
  },
};

export const threadLinks = linkableOf(threads, /^\/forum\/thread\/(\d{1,15})$/);

/** A thread with its first post is one document, each answer another one. */
export const forumSearch: Searchable = {
  kinds: [threads, posts],
  findTag: async (db, slug) => (await queries.findTag.first(db, { slug })) ?? null,
  // forms of a verb, words from the board, and what beginners call things
  synonyms: [
    'überworfen/überwerfen/überwirft/überwerfe/bust/busted',
    'fällt raus/rausfällt/rausgefallen/herausfällt',
    'flights/flügel/federn',
    'shafts/schäfte/schaft',
    'schallschutz/lärm/laut/lärmschutz/leise',
    'hängt/aufhängen/hängen/hänge/montieren',
    'messen/abstand/entfernung/höhe/hoch/abwurflinie/distance',
    'board/dartboard/scheibe/dartscheibe/boards',
    'wolfram/tungsten',
  ],
  changed: {
    // a document contains the usernames of those whom its text names
    'member.deleted': async (db, { userId }) => {
      const named = await queries.listNaming(db, { marker: `%@[u:${userId}]%` });
      return [
        {
          kind: 'thread',
          ids: named.filter(({ number }) => number === 1).map(({ threadId }) => String(threadId)),
        },
        { kind: 'post', ids: textIds(named.filter(({ number }) => number > 1)) },
      ];
    },
    // a document says in which subforum it stands, and a move changes no post
    'thread.moved': async (db, { threadId }) => [
      { kind: 'thread', ids: [String(threadId)] },
      { kind: 'post', ids: textIds(await queries.listPostsOfThread(db, { threadId })) },
    ],
    // a change of the thread's tags touches none of its answers
    'thread.tagged': async (db, { threadId }) => [
      { kind: 'post', ids: textIds(await queries.listPostsOfThread(db, { threadId })) },
    ],
    'thread.changed': async (db, { threadId, revision, answerIds }) => [
      { kind: 'thread', ids: [String(threadId)] },
      {
        kind: 'post',
        ids:
          answerIds?.map(String) ??
          textIds(await queries.listChangedPosts(db, { threadId, revision })),
      },
    ],
  },
};
