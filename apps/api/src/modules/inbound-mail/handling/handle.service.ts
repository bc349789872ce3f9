import { createHash } from 'node:crypto';
import { withTransaction } from '@oche/db';
import { Counter, type Registry } from 'prom-client';
import { actingAs } from '../../../lib/acting.ts';
import { plainActor } from '../../../lib/actor.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { mailJob } from '../../../lib/mail/mail.ts';
import { standingAt } from '../../auth/index.ts';
import { getWriter, type WriterRow } from '../address/replier.queries.ts';
import '../inbound-mail.mails.ts';
import { getMail, type MailRow, type Outcome, settleMail } from '../receiving/inbound.queries.ts';
import { judge, type Verdict } from './judge.service.ts';

/**
 * Deals with a mail that has come in: once, whatever is tried again. What it creates is created once by the mail's key; the
 * outcome and the mail about it are one transaction.
 */
export async function handleMail(deps: Deps, { id }: { id: number }): Promise<void> {
  const mail = await getMail.first(deps.db, { id });
  if (!mail?.source || mail.outcome !== null) return;
  const writer = await getWriter.first(deps.db, { userId: mail.userId });
  const verdict: Verdict = writer
    ? await judge(contextOf(deps, mail, writer), { ...mail, source: mail.source }, writer)
    : { outcome: 'closed' };
  await settle(deps, mail, writer, verdict);
}

/**
 * The member, without the rights of a moderator: these need a second factor, which a mail has not. Limits count as they
 * do on the page.
 */
function contextOf(deps: Deps, { id }: MailRow, writer: WriterRow): MemberContext {
  return {
    ...actingAs(deps, writer.id, `mail ${id}`),
    limits: deps.limits,
    locale: writer.locale,
    actor: {
      ...plainActor(writer.id),
      ...standingAt(deps.clock.now(), writer),
      emailVerified: writer.emailVerifiedAt !== null,
    },
  };
}

const NAME = 'oche_inbound_mails_total';

/** How many mails came to what. */
const handled = (metrics: Registry): Counter<'outcome'> =>
  (metrics.getSingleMetric(NAME) as Counter<'outcome'> | undefined) ??
  new Counter({
    name: NAME,
    help: 'Mails that members have sent, by what became of them',
    labelNames: ['outcome'],
    registers: [metrics],
  });

/** What nobody is told of. */
const SILENT: ReadonlySet<Outcome> = new Set(['automatic', 'closed', 'broken']);

async function settle(
  deps: Deps,
  { id, leftOut }: MailRow,
  writer: WriterRow | undefined,
  { outcome, code = null, words = null, from, isPlain = false, leftOut: added = [] }: Verdict,
): Promise<void> {
  const isTold = !SILENT.has(outcome) && !(isPlain && leftOut.length + added.length === 0);
  const told = writer && isTold ? await mailTo(deps, id, writer, outcome, from) : null;
  const isFirst = await withTransaction(deps.db, async (tx) => {
    const settled = await settleMail(tx, id, { outcome, code, words });
    if (settled && told) await addJobs(tx, [told]);
    return settled;
  });
  if (!isFirst) return;
  handled(deps.metrics).inc({ outcome });
  deps.log.info({ mail: id, outcome, code }, 'a mail was dealt with');
}

/** Mails about mails are few: somebody may write to us at the speed of a machine. */
async function mailTo(
  { limits }: Deps,
  id: number,
  { id: userId, email, locale }: WriterRow,
  outcome: Outcome,
  from: string | undefined,
) {
  if (outcome === 'foreign' || outcome === 'forged') {
    // of somebody else's address nothing is known but that somebody has written it
    const to = outcome === 'forged' ? email : from;
    if (!to || !(await limits.tryUse('mailNotice', hashOf(to)))) return null;
    return mailJob({ template: 'inboundMail.foreign', to, locale, params: {} });
  }
  if (!(await limits.tryUse('mailAnswer', userId))) return null;
  return mailJob({ template: 'inboundMail.answer', to: email, locale, params: { id, userId } });
}

const hashOf = (address: string): string =>
  createHash('sha256').update(address).digest('base64url');
