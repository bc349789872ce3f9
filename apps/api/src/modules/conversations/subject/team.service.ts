import type { Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { lockFor } from '../message/post.service.ts';
import { deleteMembers, insertTeam } from './team.queries.ts';

/** From now on these are in the conversation and nobody else, e.g. when a lounge's team has changed. */
export async function setTeam(
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  conversationId: number,
  memberIds: readonly string[],
): Promise<void> {
  const former = (await lockFor(tx, { conversationId, senderId: null })).memberIds;
  const come = memberIds.filter((id) => !former.includes(id));
  const gone = former.filter((id) => !memberIds.includes(id));
  if (come.length > 0) await insertTeam(tx, { conversationId, memberIds: come });
  if (gone.length > 0) await deleteMembers(tx, { conversationId, memberIds: gone });
  const changed = [...come, ...gone];
  if (changed.length === 0) return;
  await events.publishAll(tx, [
    ['conversation.changed', { conversationId, memberIds: changed }],
    ['bell.changed', { memberIds: changed }],
  ]);
}
