import type { Executor } from '@oche/db';
import { changeMentions, mentionsIn } from '@oche/validators/forum/mentions';
import type { Actor } from '../../../lib/actor.ts';
import { viewerOf } from '../viewer.ts';
import { listMentioned, listNamed } from './mention.queries.ts';
import { hasReferences, mentionedIn, readable } from './reference.ts';

/** If a text has more usernames than this, the others stay words. */
const MAX_USERNAMES = 100;

/**
 * A text as it is stored: members whom the writer may name become references, so that they stay named when they change
 * their username. Other words with an @ stay as they are.
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

interface MentionedPerson {
  userId: string;
  username: string;
}

/** A stored text as it is read: with the usernames of today, and those of its people who may be linked. */
interface ReadText {
  content: string;
  mentions: MentionedPerson[];
}

/** How a stored text is read. */
export type TextReader = (stored: string) => ReadText;

/**
 * Stored texts as they are read. Texts of which none names anybody cost nothing, and all others together one statement.
 * @param texts all that the reader will be asked for
 */
export async function readTexts(
  db: Executor,
  texts: readonly (string | null)[],
): Promise<TextReader> {
  const ids = texts.flatMap((text) => (text ? mentionedIn(text) : []));
  const rows = ids.length > 0 ? await listMentioned(db, { ids: [...new Set(ids)] }) : [];
  const people = new Map(rows.map((row) => [row.userId, row]));
  return (stored) => {
    if (!hasReferences(stored)) return { content: stored, mentions: [] };
    const mentions = mentionedIn(stored).flatMap((id) => {
      const person = people.get(id);
      return person?.isLinked ? [{ userId: id, username: person.username }] : [];
    });
    return { content: readable(stored, (id) => people.get(id)?.username), mentions };
  };
}
