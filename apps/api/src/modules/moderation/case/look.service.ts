import type { Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import '../moderation.events.ts';
import { insertLook } from './look.queries.ts';

interface ToLookAt {
  kind: string;
  id: number | string;
  scope: string;
  authorId: string | null;
  /** its place in the queue, as reports have it: 2 for one by a trusted member */
  weight: number;
  /** whether it is withheld until somebody decides; that it is fine brings it back */
  isWithheld: boolean;
}

/**
 * Puts a thing that nobody has reported into the queue: its domain wants somebody to look at it. Call it in the
 * transaction that finds the reason. A case that is open already gets the weight.
 */
export async function requestLook(
  { clock, events }: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { kind, id, scope, authorId, weight, isWithheld }: ToLookAt,
): Promise<void> {
  const now = clock.now().toISOString();
  const withheldAt = isWithheld ? now : null;
  const look = { kind, thingId: String(id), scope, authorId, weight, withheldAt, now };
  const [opened] = await insertLook(tx, look);
  if (!opened) throw new Error('the case was neither opened nor found');
  await events.publish(tx, 'case.changed', { caseId: opened.id });
}
