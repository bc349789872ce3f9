import { randomUUID } from 'node:crypto';
import type { Tx } from '@oche/db';
import { type CaseAction, UNDO_MINUTES } from '@oche/validators/moderation/schemas';
import type { Deps } from '../../../lib/deps.ts';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { mailJob } from '../../../lib/mail/mail.ts';
import { notify, notifyLater } from '../../notifications/index.ts';
import { appealDecided, reportDecided, thingDecided } from '../moderation.notifications.ts';
import '../moderation.mails.ts';
import { listVisitors } from '../report/visitor-report.queries.ts';
import * as queries from './mail.queries.ts';

interface Decided {
  caseId: number;
  decisionId: number;
  statement: string | null;
  action: CaseAction;
}

/**
 * Author and reporters are told about a decision when it can't be undone any more: the author where
 * there is a statement, or where something was published.
 */
export async function tellDecision(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { caseId, decisionId, statement, action }: Decided,
): Promise<void> {
  const concerned = await queries.getConcerned.first(tx, { caseId });
  if (!concerned) return;
  const { authorId, reporterIds } = concerned;
  const visitors = await listVisitors(tx, { caseId });
  const runAt = new Date(clock.now().getTime() + UNDO_MINUTES * 60_000);
  const told = { eventId: randomUUID(), payload: { decisionId } };
  const isTold = statement !== null || action === 'publish';
  const author = authorId === null || !isTold ? [] : [authorId];
  await addJobs(tx, [
    notifyLater(thingDecided, { ...told, recipientIds: author }, runAt),
    notifyLater(reportDecided, { ...told, recipientIds: reporterIds }, runAt),
    ...visitors.flatMap(({ email: to, locale }) =>
      to === null || locale === null
        ? []
        : {
            ...mailJob({
              template: 'moderation.visitorReportDecided',
              to,
              locale,
              params: { decisionId },
            }),
            runAt,
          },
    ),
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
