import type { Executor } from '@oche/db';
import { changeMentions, mentionsIn } from '@oche/validators/mentions';
import type { Actor } from '../../../lib/actor.ts';
import { viewerOf } from '../viewer.ts';
import { listLinked, listNamed } from './mention.queries.ts';
import { mentionedIn } from './reference.ts';

/** Of more usernames in a text the others stay words. */
const MAX_USERNAMES = 100;

/**
 * A text as it is stored: whom the writer may name is a reference, so that somebody who changes the
 * username stays named. Other words with an @ stay as they are.
 *
 * @param former the text as it is stored so far: who is named there can stay
 */
export async function storedText(
  db: Executor,
  writer: Actor,
  text: string,
  former = '',
): Promise<string> {
  const escaped = text.replaceAll('@[u:', '@[u:]');
  const written = new Set(mentionsIn(escaped).map(({ username }) => username.toLowerCase()));
  if (written.size === 0) return escaped;
  const named = await listNamed(db, {
    ...viewerOf(writer),
    usernames: [...written].slice(0, MAX_USERNAMES),
    kept: mentionedIn(former),
  });
  const idOf = new Map(named.map(({ id, username }) => [username.toLowerCase(), id]));
  return changeMentions(escaped, (username) => {
    const id = idOf.get(username.toLowerCase());
    return id === undefined ? null : `@[u:${id}]`;
  });
}

export interface MentionedPerson {
  userId: string;
  username: string;
}

/**
 * The people whom stored texts name, as far as they may be linked there. Texts of which none names
 * anybody cost nothing.
 * @param texts with `mentionIdsOf` their content
 * @returns whom one of the texts names
 */
export async function readMentioned(
  db: Executor,
  texts: readonly { mentionIds: string[] | null }[],
): Promise<(text: { mentionIds: string[] | null }) => MentionedPerson[]> {
  const ids = [...new Set(texts.flatMap(({ mentionIds }) => mentionIds ?? []))];
  const linked = ids.length > 0 ? await listLinked(db, { ids }) : [];
  return ({ mentionIds }) => linked.filter(({ userId }) => mentionIds?.includes(userId));
}
