import type { Tx } from '@oche/db';
import { UNDO_MINUTES } from '@oche/validators/moderation';
import type { Deps } from '../../../lib/deps.ts';
import { addJobs } from '../../../lib/jobs.ts';
import { mailJob, queueMail } from '../../../lib/mail.ts';
import '../moderation.mails.ts';
import * as queries from './mail.queries.ts';

interface Decided {
  caseId: number;
  decisionId: number;
  statement: string | null;
}

/**
 * Queues what the author and the reporters are told about a decision, for when it can't be undone
 * any more. The author is told where there is a statement.
 */
export async function mailDecision(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { caseId, decisionId, statement }: Decided,
): Promise<void> {
  const runAt = new Date(clock.now().getTime() + UNDO_MINUTES * 60_000);
  const params = { decisionId };
  const author = statement === null ? undefined : await queries.getAuthor.first(tx, { caseId });
  const reporters = await queries.listReporters(tx, { caseId });
  const jobs = reporters.map(({ email: to, locale }) =>
    mailJob({ template: 'moderation.reportDecided', to, locale, params }),
  );
  if (author) {
    const { email: to, locale } = author;
    jobs.push(mailJob({ template: 'moderation.decided', to, locale, params }));
  }
  await addJobs(
    tx,
    jobs.map((job) => ({ ...job, runAt })),
  );
}

/** Queues what an appellant is told about the decision on the appeal. */
export async function mailAppealDecision(tx: Tx, appealId: number): Promise<void> {
  const appellant = await queries.getAppellant.first(tx, { appealId });
  if (!appellant) return;
  const { email: to, locale } = appellant;
  const params = { appealId };
  await queueMail(tx, { template: 'moderation.appealDecided', to, locale, params });
}
