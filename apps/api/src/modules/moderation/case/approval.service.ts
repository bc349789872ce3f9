import type { Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import '../moderation.events.ts';
import { insertApproval } from './approval.queries.ts';

interface Waiting {
  kind: string;
  id: number;
  scope: string;
  authorId: string;
  /** its place in the queue; all that is only new has none */
  weight?: number;
}

/** Puts a thing into the queue of those that somebody has to publish. Call it in the transaction that stores it. */
export async function requestApproval(
  { clock, events }: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { kind, id, scope, authorId, weight = 0 }: Waiting,
): Promise<void> {
  const now = clock.now().toISOString();
  const [opened] = await insertApproval(tx, {
    kind,
    thingId: String(id),
    scope,
    authorId,
    weight,
    now,
  });
  if (!opened) throw new Error('the insert returned no case');
  await events.publish(tx, 'case.changed', { caseId: opened.id });
}
