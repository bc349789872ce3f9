import { randomUUID } from 'node:crypto';
import type { Tx } from '@oche/db';
import { UNDO_MINUTES } from '@oche/validators/moderation';
import type { Deps } from '../../../lib/deps.ts';
import { addJobs } from '../../../lib/jobs.ts';
import { notify, notifyLater } from '../../notifications/index.ts';
import { appealDecided, reportDecided, thingDecided } from '../moderation.notifications.ts';
import * as queries from './mail.queries.ts';

interface Decided {
  caseId: number;
  decisionId: number;
  statement: string | null;
}

/**
 * Author and reporters are told about a decision when it can't be undone any more: the author where
 * there is a statement.
 */
export async function tellDecision(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { caseId, decisionId, statement }: Decided,
): Promise<void> {
  const concerned = await queries.getConcerned.first(tx, { caseId });
  if (!concerned) return;
  const { authorId, reporterIds } = concerned;
  const runAt = new Date(clock.now().getTime() + UNDO_MINUTES * 60_000);
  const told = { eventId: randomUUID(), payload: { decisionId } };
  const author = authorId === null || statement === null ? [] : [authorId];
  await addJobs(tx, [
    notifyLater(thingDecided, { ...told, recipientIds: author }, runAt),
    notifyLater(reportDecided, { ...told, recipientIds: reporterIds }, runAt),
  ]);
}

/** The appellant is told about the decision on the appeal. */
export async function tellAppealDecision(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  appealId: number,
): Promise<void> {
  const appellant = await queries.getAppellant.first(tx, { appealId });
  if (!appellant) return;
  await notify(ctx, tx, appealDecided, {
    eventId: randomUUID(),
    recipientIds: [appellant.userId],
    payload: { appealId },
  });
}
