import { type Db, dropPartitions, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

export type TraceKind = 'impression' | 'click';

interface Trace {
  viewId: string;
  bannerId: number;
  round: number;
  kind: TraceKind;
  day: string;
  at: string;
}

/** Adds it, once each. */
export const insertTrace = prepared('banners.insertTrace', (db, p: Placeholders<Trace>) =>
  db
    .insertInto('banner_traces')
    .values({
      view_id: p('viewId'),
      banner_id: p('bannerId'),
      round: p('round'),
      kind: p('kind'),
      day: p('day'),
      at: p('at'),
    })
    .onConflict((conflict) => conflict.doNothing()),
);

/** How many at once, so that no statement holds the days of many banners for long. */
export const TRACES_AT_ONCE = 5000;

/**
 * Counts traces that are not counted yet, in one statement. Several at once each take others, and what one of them
 * took is counted later if it fails.
 * @returns how many there were
 */
export const countTraces = prepared('banners.countTraces', (db) =>
  db
    .with('picked', (cte) =>
      cte
        .selectFrom('banner_traces')
        .select(['day', 'view_id', 'banner_id', 'round', 'kind'])
        .where('is_counted', '=', false)
        .limit(TRACES_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .with('counted', (cte) =>
      cte
        .updateTable('banner_traces as trace')
        .from('picked')
        .set({ is_counted: true })
        .whereRef('trace.day', '=', 'picked.day')
        .whereRef('trace.view_id', '=', 'picked.view_id')
        .whereRef('trace.banner_id', '=', 'picked.banner_id')
        .whereRef('trace.round', '=', 'picked.round')
        .whereRef('trace.kind', '=', 'picked.kind')
        .returning(['trace.banner_id', 'trace.day', 'trace.kind']),
    )
    .with('days', (cte) =>
      cte
        .insertInto('banner_days')
        .columns(['banner_id', 'day', 'impressions', 'clicks'])
        .expression((eb) =>
          eb
            .selectFrom('counted')
            // nothing is kept of one that is gone for good
            .innerJoin('banners', 'banners.id', 'counted.banner_id')
            .select([
              'counted.banner_id',
              'counted.day',
              sql<number>`count(*) filter (where counted.kind = 'impression')::integer`.as(
                'impressions',
              ),
              sql<number>`count(*) filter (where counted.kind = 'click')::integer`.as('clicks'),
            ])
            .groupBy(['counted.banner_id', 'counted.day'])
            // always in the same order, so that two of these wait for each other
            .orderBy('counted.banner_id')
            .orderBy('counted.day'),
        )
        .onConflict((conflict) =>
          conflict.columns(['banner_id', 'day']).doUpdateSet({
            impressions: sql<number>`banner_days.impressions + excluded.impressions`,
            clicks: sql<number>`banner_days.clicks + excluded.clicks`,
          }),
        ),
    )
    .selectFrom('counted')
    .select(({ fn }) => fn.countAll<number>().as('count')),
);

/** Drops the days before this one on which all is counted, and deletes what is older and in none of them. */
export async function forgetBefore(db: Db, day: string): Promise<void> {
  const keptFrom = await dropPartitions(db, 'banner_traces', {
    before: day,
    unless: 'not is_counted',
  });
  await deleteBefore(db, { day: keptFrom });
}

const deleteBefore = prepared('banners.forgetTraces', (db, p: Placeholders<{ day: string }>) =>
  db
    .deleteFrom('banner_traces')
    .where('day', '<', sql<string>`${p('day')}::date`)
    .where('is_counted', '=', true),
);
