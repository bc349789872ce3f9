import { withTransaction } from '@oche/db';
import {
  CONFIRM_HOURS,
  type confirmReportInput,
  type createVisitorReportInput,
  VISITOR_DAYS,
} from '@oche/validators/moderation/schemas';
import type { z } from 'zod';
import type { Deps, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { queueMail } from '../../../lib/mail/mail.ts';
import { secretHash } from '../../../lib/secrets/secret.ts';
import { limitMail } from '../../auth/index.ts';
import { requireShown } from '../case/things.service.ts';
import '../moderation.mails.ts';
import { DAY_MS, HOUR_MS } from '../../../lib/time/wall-clock.ts';
import { addReport } from './report.service.ts';
import * as queries from './visitor-report.queries.ts';

const before = ({ clock }: Pick<Deps, 'clock'>, ms: number): string =>
  new Date(clock.now().getTime() - ms).toISOString();

/**
 * Takes what a visitor reports. It counts, and anybody reads it, only after the link in the mail was
 * opened. The answer is the same whether the address is known or has reported the thing before.
 *
 * @throws AppError THING_NOT_FOUND, RATE_LIMITED
 */
export async function createVisitorReport(
  ctx: ServiceContext,
  input: z.output<typeof createVisitorReportInput>,
): Promise<void> {
  const { id } = await requireShown(ctx, ctx.db, input, null);
  await limitMail(ctx, input.email);
  const { email: to, locale } = input;
  await withTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now().toISOString();
    const [saved] = await queries.saveVisitorReport(tx, { ...input, id, now });
    if (!saved) throw new Error('the report was not saved');
    const params = { visitorReportId: saved.id };
    await queueMail(tx, { template: 'moderation.confirmReport', to, locale, params });
  });
}

/**
 * Brings a visitor's report into the queue. Where the same address has reported the thing before,
 * nothing changes.
 *
 * @throws AppError REPORT_LINK_INVALID, THING_NOT_FOUND when it is gone meanwhile
 */
export async function confirmReport(
  ctx: ServiceContext,
  { token }: z.output<typeof confirmReportInput>,
): Promise<void> {
  const tokenHash = secretHash(token);
  const tooOld = before(ctx, CONFIRM_HOURS * HOUR_MS);
  await withTransaction(ctx.db, async (tx) => {
    const [confirmed] = await queries.takeConfirmed(tx, { tokenHash, tooOld });
    if (!confirmed) throw new AppError('REPORT_LINK_INVALID');
    const { kind, name, email, locale, reason, description } = confirmed;
    const thing = await requireShown(ctx, tx, confirmed, null);
    const visitor = { name, email, locale };
    const report = { kind, reason, description, trusted: false, reporterId: null, visitor };
    if (!(await addReport(ctx, tx, thing, report))) throw new AppError('ALREADY_REPORTED');
  });
}

/** Deletes what was never confirmed, and what is known of visitors some time after the decision. */
export async function forgetVisitors(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await queries.deleteUnconfirmed(deps.db, { tooOld: before(deps, CONFIRM_HOURS * HOUR_MS) });
  await queries.forgetVisitors(deps.db, { tooOld: before(deps, VISITOR_DAYS * DAY_MS) });
}
