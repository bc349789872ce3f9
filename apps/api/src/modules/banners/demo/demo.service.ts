import { type Tx, withTransaction } from '@oche/db';
import { demoUserId } from '@oche/db/seeds';
import { demoTime } from '../../../lib/demo.ts';
import type { Deps } from '../../../lib/deps.ts';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { addDays, midnightOf, weekdayOf } from '../../../lib/time/wall-clock.ts';
import { dayOf } from '../count/trace.service.ts';
import * as queries from './demo.queries.ts';
import { type DemoBanner, demoBanners } from './demo-banners.ts';

/** How many have their pictures drawn by one job. */
const DRAWN_TOGETHER = 5;
/** How long those that are shown have been shown. */
const DAYS = 30;

/**
 * Banners for every position, with figures of a month. Their pictures are drawn by jobs, as nobody should wait for
 * that before the first page; until then they are not shown. Does nothing when there are banners, or no demo members.
 * @returns whether it did
 */
export async function seedDemoBanners(deps: Pick<Deps, 'db' | 'clock' | 'env'>): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    // of several processes that start together one writes, and the others wait
    await queries.lockBanners.first(tx, {});
    const createdBy = demoUserId('admin');
    if (!(await queries.wantsDemo.first(tx, { memberId: createdBy }))) return false;
    const now = deps.clock.now();
    const written: { id: number; index: number }[] = [];
    for (const [index, banner] of demoBanners.entries()) {
      const { startsAt, endsAt } = datesOf(banner, now);
      const row = await queries.insertBanner.first(tx, {
        title: banner.title,
        description: banner.description ?? null,
        advertiser: banner.advertiser,
        position: banner.position,
        targetUrl: publicUrl(deps.env, banner.target),
        startsAt,
        endsAt,
        priority: banner.priority ?? 0,
        createdBy,
        createdAt: demoTime(now, -DAYS - 12, index),
      });
      if (!row) continue;
      written.push({ id: row.id, index });
      if (banner.state !== 'planned') await insertFigures(tx, row.id, index, banner, now);
    }
    await drawLater(tx, written);
    return true;
  });
}

function datesOf({ state }: DemoBanner, now: Date): { startsAt: string; endsAt: string | null } {
  if (state === 'planned') {
    return { startsAt: demoTime(now, 20, 0), endsAt: demoTime(now, 50, 0) };
  }
  return {
    startsAt: demoTime(now, -DAYS, 0),
    endsAt: state === 'ended' ? demoTime(now, -9, 0) : null,
  };
}

/** More at the weekend, and of some a bit more than of others. */
async function insertFigures(
  tx: Tx,
  bannerId: number,
  index: number,
  { state }: DemoBanner,
  now: Date,
): Promise<void> {
  const last = state ? 10 : 1;
  const ago = Array.from({ length: DAYS - last + 1 }, (_, day) => DAYS - day);
  // by the calendar: 24 hours back from late in the evening can be the same day, when the clocks go back
  const today = dayOf(now);
  const days = ago.map((count) => addDays(today, -count));
  const impressions = ago.map((count, place) => {
    const busy = weekdayOf(midnightOf(days[place] ?? today)) > 4 ? 1.6 : 1;
    return Math.round((90 + ((index * 37) % 160)) * busy + ((count * 53 + index * 17) % 41));
  });
  await queries.insertDays(tx, {
    bannerId,
    days,
    impressions,
    clicks: impressions.map((count, day) => Math.floor((count * (6 + ((day + index) % 9))) / 1000)),
  });
}

async function drawLater(tx: Tx, written: { id: number; index: number }[]): Promise<void> {
  const groups = Array.from({ length: Math.ceil(written.length / DRAWN_TOGETHER) }, (_, group) =>
    written.slice(group * DRAWN_TOGETHER, (group + 1) * DRAWN_TOGETHER),
  );
  await addJobs(
    tx,
    groups.map((banners) => ({
      name: 'banners.drawDemo' as const,
      isLong: true,
      payload: { banners },
      isAwaited: true,
    })),
  );
}
