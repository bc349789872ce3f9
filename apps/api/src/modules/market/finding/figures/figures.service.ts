import type { figuresInput, ItemFigures, ShareChannel } from '@oche/validators/market/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { addDays } from '../../../../lib/time/wall-clock.ts';
import { dayOf } from '../views/trace.service.ts';
import * as queries from './figures.queries.ts';

type Counts = ItemFigures['total'];

/**
 * How often a member's own ad was seen, remembered, passed on and offered for, by day.
 * @throws AppError ITEM_NOT_FOUND, also for the ads of others
 */
export async function getFigures(
  { db, actor, clock }: MemberContext,
  { id, days }: z.output<typeof figuresInput>,
): Promise<ItemFigures> {
  const item = await queries.getOwnItem.first(db, { id, sellerId: actor.id });
  if (!item) throw new AppError('ITEM_NOT_FOUND');
  const to = dayOf(clock.now());
  const earliest = addDays(to, 1 - days);
  const since = dayOf(new Date(item.publishedAt ?? item.createdAt));
  // days on which it couldn't be seen yet say nothing
  const isNew = since > earliest;
  const from = isNew ? since : earliest;
  const rows = await queries.listFigures(db, { id, from, to });
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return {
    days: daysBetween(from, to).map((day) => ({ day, ...sumUp(byDay.get(day) ?? []) })),
    total: sumUp(rows),
    shares: sharesOf(rows),
  };
}

function daysBetween(from: string, to: string): string[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

type Row = Awaited<ReturnType<typeof queries.listFigures>>[number];

const SEEN: Partial<Record<Row['kind'], keyof Counts>> = {
  view: 'views',
  favourite: 'favourites',
  offer: 'offers',
};

function sumUp(rows: readonly Row[]): Counts {
  const counts = { views: 0, favourites: 0, shares: 0, offers: 0 };
  for (const { kind, count } of rows) counts[SEEN[kind] ?? 'shares'] += count;
  return counts;
}

function sharesOf(rows: readonly Row[]): ItemFigures['shares'] {
  const counts = new Map<ShareChannel, number>();
  for (const { kind, count } of rows) {
    if (kind === 'view' || kind === 'favourite' || kind === 'offer') continue;
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return [...counts]
    .map(([channel, count]) => ({ channel, count }))
    .sort((a, b) => b.count - a.count);
}
