import type { Locale } from '@oche/validators/locale';
import { sql } from 'kysely';
import { z } from 'zod';
import { type NotificationTexts, notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { plainOf } from '../../../lib/formatting/plain.ts';
import { excerpt, snippet } from '../post/excerpt.ts';
import { listToldPosts } from '../post/told.queries.ts';
import { listNotes } from './reminder.queries.ts';

const SNIPPET_LENGTH = 160;

export interface RemindedPost {
  threadId: number;
  number: number;
  title: string;
  author: string;
  snippet: string;
  /** what the member noted; null where they noted nothing, or have taken the bookmark away since */
  note: string | null;
}

/** The post is there, and neither of its author and the member has blocked the other. */
const isVisible = sql<boolean>`exists (
  select from forum_posts post
  join forum_threads thread on thread.id = post.thread_id
  join forum_subforums subforum on subforum.id = thread.subforum_id
  join forum_categories category on category.id = subforum.category_id
  where post.id = (item.payload ->> 'postId')::bigint
    and post.deleted_at is null and thread.deleted_at is null
    and subforum.deleted_at is null and category.deleted_at is null
    and not exists (
      select from user_blocks where (blocker_id, blocked_id) in (
        (item.recipient_id, post.author_id), (post.author_id, item.recipient_id)
      )
    )
)`;

const texts: Record<Locale, NotificationTexts<RemindedPost>> = {
  de: {
    label: 'Erinnerungen an gemerkte Beiträge',
    page: ({ title, note, snippet: words }) => ({
      title: `Du wolltest an „${title}“ denken`,
      excerpt: note ?? words,
    }),
    push: ({ title, note, snippet: words }) => ({
      title: `Du wolltest an „${title}“ denken`,
      body: note ?? words,
    }),
    mail: ({ title, author, note, snippet: words }) => ({
      subject: `Erinnerung: ${title}`,
      paragraphs: [
        ...(note === null ? [] : [`Deine Notiz: ${note}`]),
        `${author} schrieb in „${title}“:`,
        words,
      ],
      button: 'Zum Beitrag',
      footer: 'Du bekommst diese Mail, weil du dir den Beitrag für jetzt gemerkt hast.',
    }),
  },
  en: {
    label: 'Reminders of bookmarked posts',
    page: ({ title, note, snippet: words }) => ({
      title: `You wanted to think of “${title}”`,
      excerpt: note ?? words,
    }),
    push: ({ title, note, snippet: words }) => ({
      title: `You wanted to think of “${title}”`,
      body: note ?? words,
    }),
    mail: ({ title, author, note, snippet: words }) => ({
      subject: `Reminder: ${title}`,
      paragraphs: [
        ...(note === null ? [] : [`Your note: ${note}`]),
        `${author} wrote in “${title}”:`,
        words,
      ],
      button: 'To the post',
      footer: 'You get this mail because you bookmarked the post for now.',
    }),
  },
};

const payload = z.object({ postId: z.int(), threadId: z.int() });

/** The moment has come for which a member has bookmarked a post. */
export const bookmarkDue = notificationKind<Deps, z.infer<typeof payload>, RemindedPost>({
  kind: 'forum.reminder',
  area: 'forum',
  payload,
  groupOf: ({ postId }) => `bookmark/${postId}`,
  placeOf: ({ postId }) => `post/${postId}`,
  pathOf: ({ threadId, number }) => `/forum/thread/${threadId}?post=${number}#post-${number}`,
  isTransactional: false,
  defaults: { mail: 'now', push: true },
  isVisible,
  async read({ db }, told) {
    const postIds = told.map((one) => one.payload.postId);
    const userIds = told.map(({ recipientId }) => recipientId);
    const [rows, notes] = await Promise.all([
      listToldPosts(db, { ids: postIds }),
      listNotes(db, { postIds, userIds }),
    ]);
    const posts = new Map(rows.map((row) => [row.id, row]));
    const noteOf = new Map(notes.map(({ userId, postId, note }) => [`${userId}/${postId}`, note]));
    return told.map(({ payload: { postId }, recipientId }) => {
      const row = posts.get(postId);
      if (!row) return null;
      return {
        threadId: row.threadId,
        number: row.number,
        title: row.title,
        author: `${row.firstName} ${row.lastName}`,
        snippet: excerpt(snippet(plainOf(row.content), row.content.length), SNIPPET_LENGTH),
        note: noteOf.get(`${recipientId}/${postId}`) ?? null,
      };
    });
  },
  texts,
});
