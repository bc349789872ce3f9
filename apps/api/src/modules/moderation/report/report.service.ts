import { type Tx, withTransaction } from '@oche/db';
import type { Locale } from '@oche/validators/locale';
import type { createReportInput, ReportReason } from '@oche/validators/moderation/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { Thing } from '../../../lib/declared/reportable.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { requireShown } from '../case/things.service.ts';
import '../moderation.events.ts';
import { isTrusted, WITHHOLDING_REPORTS, weightOf } from '../moderation.policy.ts';
import * as queries from './report.queries.ts';

/**
 * Tells the moderators about a thing. Each member can do so once. After three reports by trusted
 * members some things are hidden until a moderator has looked at them.
 *
 * @throws AppError THING_NOT_FOUND, OWN_THING, ALREADY_REPORTED
 */
export async function createReport(
  ctx: MemberContext,
  input: z.output<typeof createReportInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  const thing = await requireShown(ctx, ctx.db, input, ctx.actor.id);
  if (thing.author?.id === ctx.actor.id) throw new AppError('OWN_THING');
  const { kind, reason, description } = input;
  await withTransaction(ctx.db, async (tx) => {
    const reporter = await queries.getReporter.first(tx, { userId: ctx.actor.id });
    const trusted = reporter !== undefined && isTrusted(reporter, ctx.clock.now());
    const by = { reporterId: ctx.actor.id, visitor: null };
    const isNew = await addReport(ctx, tx, thing, { ...by, kind, reason, description, trusted });
    if (!isNew) throw new AppError('ALREADY_REPORTED');
  });
}

interface NewReport {
  kind: string;
  reason: ReportReason;
  description: string;
  trusted: boolean;
  /** a member, or null */
  reporterId: string | null;
  visitor: { name: string; email: string; locale: Locale } | null;
}

/**
 * Writes a report into the open case of a thing, or opens one.
 * @returns false if it was reported before by the same; the transaction has to be rolled back then
 */
export async function addReport(
  ctx: ServiceContext,
  tx: Tx,
  thing: Thing,
  { kind, reason, description, trusted, reporterId, visitor }: NewReport,
): Promise<boolean> {
  const reported = { kind, id: thing.id, now: ctx.clock.now().toISOString() };
  const [opened] = await queries.countReport(tx, {
    ...reported,
    scope: thing.scope,
    authorId: thing.author?.id ?? null,
    weight: weightOf(trusted, reason),
  });
  if (!opened) throw new Error('the case was neither opened nor found');
  const [report] = await queries.insertReport(tx, {
    ...reported,
    caseId: opened.id,
    reporterId,
    visitorName: visitor?.name ?? null,
    visitorEmail: visitor?.email ?? null,
    visitorLocale: visitor?.locale ?? null,
    reason,
    description,
    isTrusted: trusted,
  });
  if (!report) return false;
  if (trusted && !opened.withheldAt) await withholdAfterMany(ctx, tx, opened.id, kind, thing);
  await ctx.events.publish(tx, 'case.changed', { caseId: opened.id });
  return true;
}

async function withholdAfterMany(
  ctx: ServiceContext,
  tx: Tx,
  caseId: number,
  kind: string,
  { id, scope }: Thing,
): Promise<void> {
  const withhold = ctx.reportables.get(kind)?.withhold;
  const counted = await queries.countTrusted.first(tx, { caseId });
  if (!withhold || !counted || counted.count < WITHHOLDING_REPORTS) return;
  if (!(await withhold.do(ctx, tx, id, null))) return;
  await queries.setWithheld(tx, { id: caseId, now: ctx.clock.now().toISOString() });
  await audit({ actor: null, clock: ctx.clock }, tx, {
    action: `${kind}.withhold`,
    thing: { kind, id },
    scope,
    after: { case: caseId, reports: counted.count },
  });
}
