import type {
  BannerCounts,
  BannerReport,
  bannerReportInput,
  ReportedBanner,
} from '@oche/validators/banners/admin';
import type { z } from 'zod';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { toPicture } from '../../uploads/index.ts';
import { type Days, daysOf, eachDay } from './days.ts';
import * as queries from './report.queries.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

/**
 * How often a banner was seen and clicked, by day.
 * @throws AppError BANNER_NOT_FOUND; BAD_INPUT for more than two years
 */
export async function readReport(
  ctx: Reading,
  { id, ...wanted }: z.output<typeof bannerReportInput>,
): Promise<BannerReport> {
  const days = daysOf(ctx.clock.now(), wanted);
  const row = await queries.getReported.first(ctx.db, { ...readingOf(ctx, days), id });
  if (!row) throw new AppError('BANNER_NOT_FOUND');
  return reportOf(ctx, days, row.advertiser, [row]);
}

/**
 * The same of all banners that are shown on behalf of somebody.
 * @throws AppError BAD_INPUT for more than two years
 */
export async function readAdvertiserReport(
  ctx: Reading,
  advertiser: string,
  wanted: Partial<Days>,
): Promise<BannerReport> {
  const days = daysOf(ctx.clock.now(), wanted);
  const rows = await queries.listReported(ctx.db, { ...readingOf(ctx, days), advertiser });
  return reportOf(ctx, days, rows[0]?.advertiser ?? advertiser, rows);
}

const readingOf = ({ clock }: Reading, days: Days) => ({ now: clock.now().toISOString(), ...days });

type Row = Awaited<ReturnType<typeof queries.listReported>>[number];

async function reportOf(
  { db }: Reading,
  days: Days,
  advertiser: string,
  rows: readonly Row[],
): Promise<BannerReport> {
  const counted = await queries.listDays(db, { ids: rows.map(({ id }) => id), ...days });
  const byDay = Map.groupBy(counted, ({ day }) => day);
  return {
    advertiser,
    ...days,
    counts: sumOf(counted),
    days: eachDay(days).map((day) => ({ day, ...sumOf(byDay.get(day) ?? []) })),
    banners: rows.map(toReported),
  };
}

const sumOf = (counts: readonly BannerCounts[]): BannerCounts => ({
  impressions: counts.reduce((sum, { impressions }) => sum + impressions, 0),
  clicks: counts.reduce((sum, { clicks }) => sum + clicks, 0),
});

const toReported = ({ advertiser: _, picture, ...row }: Row): ReportedBanner => ({
  ...row,
  picture: picture && toPicture(picture),
});
