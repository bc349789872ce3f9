import { type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import type { AppEvents } from '../../../lib/events/events.ts';
import { announcing, type NewTelling, notifyAll, telling } from '../../notifications/index.ts';
import { mentionedIn } from '../../people/index.ts';
import { listWatchers, thoseWhoHear } from '../../watching/index.ts';
import {
  memberMentioned,
  postAnswered,
  postQuoted,
  threadAnswered,
  threadWatched,
} from '../forum.notifications.ts';
import { forumPlaces } from '../watching/forum-places.service.ts';
import { listMentionsTold, lockNews } from './told-posts.queries.ts';

/** How many members hear that a post names them; if there are more, the others are only shown. */
const MENTIONS_TOLD = 10;

/** A post that members are told of, while it stays as it is. */
type News = NonNullable<Awaited<ReturnType<typeof lockNews.first>>>;

/**
 * Whoever waits for a post that is moved to another thread finds none at first: PostgreSQL joins it as it is now with the
 * thread where it was. But it is locked then, so that what is read once more is right.
 */
const findNews = async (tx: Tx, postId: number): Promise<News | undefined> =>
  (await lockNews.first(tx, { postId })) ?? lockNews.first(tx, { postId });

/** Everything about a post is one event: whoever hears of it hears once, also after an edit. */
const happened = (post: News) => ({
  eventId: eventIdOf(`post/${post.id}`),
  payload: { postId: post.id, threadId: post.threadId },
  actorId: post.authorId,
});

/**
 * Tells of a new post: members who are named in it hear of the mention; else whoever is quoted hears of the quote,
 * whoever is answered of the answer, and the author of the thread of the reply. Then those who watch the thread or a
 * place around it.
 */
export async function notifyOfPost(
  deps: Deps,
  { postId }: Pick<AppEvents['post.created'], 'postId'>,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const post = await findNews(tx, postId);
    if (!post) return;
    const named = mentionedIn(post.content).filter((id) => id !== post.authorId);
    const concerned = await tellings(tx, post, [
      [memberMentioned, named.slice(0, MENTIONS_TOLD)],
      [postQuoted, [post.ofQuoted]],
      [postAnswered, [post.ofParent]],
      [threadAnswered, [post.ofThread]],
    ]);
    const watching = await announcing(tx, threadWatched, happened(post), (limit) =>
      listWatchers(tx, forumPlaces(post), '', limit),
    );
    await notifyAll(deps, tx, [...concerned, watching]);
  });
}

/** Tells those whom an edit has added to a post. */
export async function notifyOfMentions(
  deps: Deps,
  { postId, userIds }: AppEvents['post.mentionsAdded'],
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const post = await findNews(tx, postId);
    if (!post) return;
    const { eventId } = happened(post);
    const rows = await listMentionsTold(tx, { eventId, kind: memberMentioned.kind });
    const told = new Set(rows.map(({ userId }) => userId));
    const added = userIds.filter((id) => !told.has(id));
    const telling = added.slice(0, MENTIONS_TOLD - told.size);
    await notifyAll(deps, tx, await tellings(tx, post, [[memberMentioned, telling]]));
  });
}

type Told = readonly [kind: typeof memberMentioned, recipientIds: readonly (string | null)[]];

/** Each member hears with the first of these kinds, and nobody who has muted the place, or has written it. */
async function tellings(tx: Tx, post: News, all: readonly Told[]): Promise<NewTelling[]> {
  const isOther = (id: string | null) => id !== null && id !== post.authorId;
  const concerned = all.flatMap(([, ids]) => ids).filter(isOther) as string[];
  const hearing = await thoseWhoHear(tx, forumPlaces(post), concerned);
  return all.map(([kind, ids]) =>
    telling(kind, {
      ...happened(post),
      recipientIds: ids.filter((id): id is string => id !== null && hearing.has(id)),
    }),
  );
}
