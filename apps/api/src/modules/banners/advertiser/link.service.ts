import { withTransaction } from '@oche/db';
import type {
  advertiserReportInput,
  BannerReport,
  createReportLinkInput,
  createReportLinkOutput,
  ReportLink,
} from '@oche/validators/banners/admin';
import type { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { Deps, MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { newSecret, secretHash } from '../../../lib/secrets/secret.ts';
import { lockBanner } from '../admin/banner-admin.queries.ts';
import { readAdvertiserReport, readReport } from '../report/report.service.ts';
import {
  exportAdvertiserReport,
  exportReport,
  type Spreadsheet,
} from '../report/report-csv.service.ts';
import * as queries from './link.queries.ts';

/** Somebody may look all day long, so a reading is noted at most once an hour. */
const NOTE_READ_MS = 3_600_000;

/**
 * A secret address at which somebody without an account reads a banner's figures. Only its hash is kept, so it can't
 * be shown again.
 * @throws AppError BANNER_NOT_FOUND
 */
export async function createLink(
  ctx: MemberContext,
  { id: bannerId, isOfAdvertiser }: z.output<typeof createReportLinkInput>,
): Promise<z.infer<typeof createReportLinkOutput>> {
  requireScope(ctx.actor, 'admin');
  const token = newSecret();
  const id = await withTransaction(ctx.db, async (tx) => {
    const banner = await lockBanner.first(tx, { id: bannerId });
    if (!banner) throw new AppError('BANNER_NOT_FOUND');
    const advertiser = isOfAdvertiser ? banner.advertiser : null;
    const link = await queries.insertLink.first(tx, {
      bannerId,
      advertiser,
      tokenHash: secretHash(token),
      userId: ctx.actor.id,
      now: ctx.clock.now().toISOString(),
    });
    if (!link) throw new Error('the insert returned no link');
    await audit(ctx, tx, {
      action: 'banner.createLink',
      thing: { kind: 'banner', id: bannerId },
      scope: 'admin',
      after: { link: link.id, advertiser },
    });
    return link.id;
  });
  return { id, url: publicUrl(ctx.env, `/banner-report/${token}`) };
}

/** The links that show a banner, without their addresses. */
export const listLinks = (
  { db }: Pick<Deps, 'db'>,
  { id }: { id: number },
): Promise<ReportLink[]> => queries.listLinks(db, { bannerId: id });

/** @throws AppError BANNER_REPORT_NOT_FOUND, also when it has been revoked before */
export async function revokeLink(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  requireScope(ctx.actor, 'admin');
  await withTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now().toISOString();
    const link = await queries.revokeLink.first(tx, { id, now });
    if (!link) throw new AppError('BANNER_REPORT_NOT_FOUND');
    await audit(ctx, tx, {
      action: 'banner.revokeLink',
      thing: { kind: 'banner', id: link.bannerId },
      scope: 'admin',
      before: { link: id, advertiser: link.advertiser },
    });
    await ctx.events.publish(tx, 'bannerReport.revoked', { linkId: id });
  });
}

/**
 * What somebody with a secret address reads: figures, and nothing of the admins or their notes.
 * @throws AppError BANNER_REPORT_NOT_FOUND for an unknown or revoked one; BAD_INPUT for more than two years
 */
export async function readReportByLink(
  ctx: ServiceContext,
  { token, ...days }: z.output<typeof advertiserReportInput>,
): Promise<BannerReport> {
  const { bannerId, advertiser } = await openLink(ctx, token);
  return advertiser === null
    ? readReport(ctx, { id: bannerId, ...days })
    : readAdvertiserReport(ctx, advertiser, days);
}

/** The same for a spreadsheet. @throws AppError as `readReportByLink` does */
export async function exportReportByLink(
  ctx: ServiceContext,
  { token, ...days }: z.output<typeof advertiserReportInput>,
): Promise<Spreadsheet> {
  const { bannerId, advertiser } = await openLink(ctx, token);
  return advertiser === null
    ? exportReport(ctx, { id: bannerId, ...days })
    : exportAdvertiserReport(ctx, advertiser, days);
}

async function openLink({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string) {
  const link = await queries.getLink.first(db, { tokenHash: secretHash(token) });
  if (!link) throw new AppError('BANNER_REPORT_NOT_FOUND');
  const now = clock.now();
  const { lastReadAt } = link;
  if (!lastReadAt || now.getTime() - Date.parse(lastReadAt) >= NOTE_READ_MS) {
    await queries.setLinkRead(db, { id: link.id, now: now.toISOString() });
  }
  return link;
}
