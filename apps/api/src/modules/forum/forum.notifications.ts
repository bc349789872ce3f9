import { z } from 'zod';
import { type NotificationKind, notificationKind } from '../../lib/declared/notifiable.ts';
import type { Deps } from '../../lib/deps.ts';
import { plainOf, plainWithAddressesOf } from '../../lib/formatting/plain.ts';
import { listWatchers } from '../watching/index.ts';
import { bookmarkDue } from './bookmarks/reminder.notifications.ts';
import { levelReached } from './levels/level.notifications.ts';
import {
  answerTexts,
  mentionTexts,
  quoteTexts,
  replyTexts,
  type ToldPost,
  watchedTexts,
} from './notifications/texts.ts';
import { isToldPostVisible } from './notifications/told-posts.queries.ts';
import { excerpt, snippet } from './post/excerpt.ts';
import { listToldPosts } from './post/told.queries.ts';
import { placesOfThread } from './watching/forum-places.service.ts';

const SNIPPET_LENGTH = 160;

const payload = z.object({ postId: z.int(), threadId: z.int() });
type AboutPost = z.infer<typeof payload>;

/** What all kinds about posts have in common: whoever has seen the post has read it. */
const aboutPost: Omit<
  NotificationKind<Deps, AboutPost, ToldPost>,
  'kind' | 'defaults' | 'texts'
> = {
  area: 'forum',
  payload,
  groupOf: ({ threadId }) => `thread/${threadId}`,
  placeOf: ({ postId }) => `post/${postId}`,
  pathOf: ({ threadId, number }) => `/forum/thread/${threadId}?post=${number}#post-${number}`,
  isTransactional: false,
  // several posts have no one that an answer could belong to
  answerOf: ({ postId, threadId }, count) =>
    count === 1 ? { letter: 'p', id: postId } : { letter: 't', id: threadId },
  isVisible: isToldPostVisible,
  async read({ db }, told) {
    const rows = await listToldPosts(db, { ids: told.map((one) => one.payload.postId) });
    const posts = new Map(rows.map((row) => [row.id, row]));
    return told.map((one) => {
      const row = posts.get(one.payload.postId);
      if (!row) return null;
      return {
        threadId: row.threadId,
        number: row.number,
        title: row.title,
        author: `${row.firstName} ${row.lastName}`,
        snippet: excerpt(snippet(plainOf(row.content), row.content.length), SNIPPET_LENGTH),
        text: plainWithAddressesOf(row.content),
      };
    });
  },
};

export const threadAnswered = notificationKind({
  ...aboutPost,
  kind: 'forum.answer',
  defaults: { mail: 'daily', push: true },
  texts: answerTexts,
});

export const postAnswered = notificationKind({
  ...aboutPost,
  kind: 'forum.reply',
  defaults: { mail: 'daily', push: true },
  texts: replyTexts,
});

export const postQuoted = notificationKind({
  ...aboutPost,
  kind: 'forum.quote',
  defaults: { mail: 'daily', push: true },
  texts: quoteTexts,
});

export const memberMentioned = notificationKind({
  ...aboutPost,
  kind: 'forum.mention',
  defaults: { mail: 'daily', push: true },
  texts: mentionTexts,
});

/** New posts in a watched thread, and new threads where somebody watches the subforum or category. */
export const threadWatched = notificationKind({
  ...aboutPost,
  kind: 'forum.watched',
  defaults: { mail: 'daily', push: false },
  texts: watchedTexts,
  async audience(db, { threadId }, after, limit) {
    return listWatchers(db, await placesOfThread(db, threadId), after, limit);
  },
});

export const forumNotifications = [
  memberMentioned,
  postQuoted,
  postAnswered,
  threadAnswered,
  threadWatched,
  levelReached,
  bookmarkDue,
];
