import type { Tx } from '@oche/db';
import { MESSAGE_MAX } from '@oche/validators/conversations/limits';
import { aboutOf } from '../direct/about.ts';
import * as open from '../message/open.queries.ts';
import * as queries from './moved.queries.ts';

export interface MovedMessage {
  /** two for a direct conversation; more for a group, which then has a name */
  memberIds: readonly string[];
  /** what the group is known by: the same key, the same group */
  group: { key: string; name: string; ownerId: string } | null;
  senderId: string;
  body: string;
  createdAt: Date;
}

/**
 * Private messages that come from another board, at most some hundred at once, in their order. Nobody is told of them,
 * and they have been read. What is longer than a message may be becomes several.
 */
export async function addMovedMessages(tx: Tx, messages: readonly MovedMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const ids = new Map<string, number>();
  for (const message of messages) {
    const about = aboutMoved(message);
    if (!ids.has(about)) ids.set(about, await openMoved(tx, about, message));
  }
  const locked = await queries.lockConversations(tx, [...new Set(ids.values())]);
  const revisions = new Map(locked.map(({ id, revision }) => [id, revision]));
  const rows = messages.flatMap((message) => {
    const conversationId = ids.get(aboutMoved(message)) ?? 0;
    return partsOf(message.body).map((body) => {
      const revision = (revisions.get(conversationId) ?? 0) + 1;
      revisions.set(conversationId, revision);
      const { senderId, createdAt } = message;
      return { conversationId, revision, senderId, body, createdAt };
    });
  });
  await queries.insertMessages(tx, rows);
  await queries.settle(tx, revisions);
}

const aboutMoved = ({ memberIds: [one = '', other = ''], group }: MovedMessage): string =>
  group ? `group/${group.ownerId}/${group.key}` : aboutOf(one, other);

async function openMoved(
  tx: Tx,
  about: string,
  { group, memberIds, createdAt }: MovedMessage,
): Promise<number> {
  const [made] = await open.insertConversation(tx, {
    kind: group ? 'group' : 'direct',
    about,
    isPair: !group,
    name: group?.name ?? null,
    ownerId: group?.ownerId ?? null,
    now: createdAt.toISOString(),
  });
  if (made) {
    await open.insertMembers(tx, { conversationId: made.id, memberIds });
    return made.id;
  }
  const known = await open.findAbout.first(tx, { about });
  if (!known) throw new Error(`the conversation about ${about} vanished`);
  return known.id;
}

/** Between two words, where there are some. */
function partsOf(body: string): string[] {
  const parts: string[] = [];
  let rest = body;
  while (rest.length > MESSAGE_MAX) {
    const space = rest.lastIndexOf('\n', MESSAGE_MAX);
    const at = space > MESSAGE_MAX / 2 ? space : MESSAGE_MAX;
    // not between the halves of one sign
    const end = /[\ud800-\udbff]/.test(rest[at - 1] ?? '') ? at - 1 : at;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}
