import type { bannerReportInput } from '@oche/validators/banners/admin';
import type { Locale } from '@oche/validators/common';
import type { z } from 'zod';
import { CSV_BOM, csvLine } from '../../../lib/csv.ts';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { type Days, daysOf, eachDay } from './days.ts';
import * as queries from './report.queries.ts';

type Reading = Pick<Deps, 'db' | 'clock'> & { locale: Locale };

export interface Spreadsheet {
  fileName: string;
  content: string;
}

const TEXTS = {
  de: {
    separator: ';',
    head: ['Tag', 'Banner', 'Platz', 'Einblendungen', 'Klicks', 'Klickrate in Prozent'],
    tag: 'de-DE',
  },
  en: {
    separator: ',',
    head: ['Day', 'Banner', 'Position', 'Impressions', 'Clicks', 'Click rate in percent'],
    tag: 'en-GB',
  },
} as const;

/**
 * A line for each day of a banner.
 * @throws AppError BANNER_NOT_FOUND; BAD_INPUT for more than two years
 */
export async function exportReport(
  ctx: Reading,
  { id, ...wanted }: z.output<typeof bannerReportInput>,
): Promise<Spreadsheet> {
  const days = daysOf(ctx.clock.now(), wanted);
  const moment = { now: ctx.clock.now().toISOString(), ...days };
  const row = await queries.getReported.first(ctx.db, { ...moment, id });
  if (!row) throw new AppError('BANNER_NOT_FOUND');
  return spreadsheetOf(ctx, days, [row]);
}

/**
 * A line for each day and each banner of an advertiser.
 * @throws AppError BAD_INPUT for more than two years
 */
export async function exportAdvertiserReport(
  ctx: Reading,
  advertiser: string,
  wanted: Partial<Days>,
): Promise<Spreadsheet> {
  const days = daysOf(ctx.clock.now(), wanted);
  const moment = { now: ctx.clock.now().toISOString(), ...days };
  return spreadsheetOf(ctx, days, await queries.listReported(ctx.db, { ...moment, advertiser }));
}

type Row = Awaited<ReturnType<typeof queries.listReported>>[number];

async function spreadsheetOf(
  { db, locale }: Reading,
  days: Days,
  banners: readonly Row[],
): Promise<Spreadsheet> {
  const { separator, head, tag } = TEXTS[locale];
  const counted = await queries.listDays(db, { ids: banners.map(({ id }) => id), ...days });
  const byKey = new Map(counted.map((row) => [`${row.bannerId} ${row.day}`, row]));
  const percent = new Intl.NumberFormat(tag, { maximumFractionDigits: 2, useGrouping: false });
  const lines = banners.flatMap(({ id, title, position }) =>
    eachDay(days).map((day) => {
      const { impressions = 0, clicks = 0 } = byKey.get(`${id} ${day}`) ?? {};
      const rate = impressions > 0 ? percent.format((clicks / impressions) * 100) : null;
      return csvLine([day, title, position, impressions, clicks, rate], separator);
    }),
  );
  return {
    fileName: `banner-${days.from}-${days.to}.csv`,
    content: CSV_BOM + csvLine(head, separator) + lines.join(''),
  };
}
