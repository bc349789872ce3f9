import { type Db, dropPartitions, type Placeholders, prepared } from '@oche/db';
import type { ShareChannel } from '@oche/validators/market/schemas';
import { sql } from 'kysely';
import { isPublicItem } from '../../items/item/item.select.ts';

/** What can be done with an ad and is counted: looking at it, and each way of passing it on. */
export type TraceKind = 'view' | ShareChannel;

export const getSalt = prepared('market.getSalt', (db, p: Placeholders<{ day: string }>) =>
  db.selectFrom('market_day_salts').select('salt').where('day', '=', p('day')),
);

export const insertSalt = prepared(
  'market.insertSalt',
  (db, p: Placeholders<{ day: string; salt: string }>) =>
    db
      .insertInto('market_day_salts')
      .values({ day: p('day'), salt: p('salt') })
      .onConflict((conflict) => conflict.doNothing()),
);

interface Trace {
  day: string;
  id: number;
  kind: TraceKind;
  who: string;
  /** null for a visitor */
  viewerId: string | null;
}

/** Adds it for what everybody sees, each once a day, and never the seller's own. */
export const insertTrace = prepared('market.insertTrace', (db, p: Placeholders<Trace>) =>
  db
    .insertInto('market_traces')
    .columns(['day', 'item_id', 'kind', 'who'])
    .expression((eb) =>
      eb
        .selectFrom('market_items')
        .select([
          sql<string>`${p('day')}::date`.as('day'),
          'id',
          sql<TraceKind>`${p('kind')}::text`.as('kind'),
          sql<string>`${p('who')}::text`.as('who'),
        ])
        .where('id', '=', p('id'))
        .where(isPublicItem)
        .where(sql<boolean>`seller_id is distinct from ${p('viewerId')}::text`),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/** How many at once, so that no statement holds the rows of many ads for long. */
export const TRACES_AT_ONCE = 5000;

/**
 * Counts traces that are not counted yet, in one statement: by day, and in sum at the ad.
 * @returns how many there were
 */
export const countTraces = prepared('market.countTraces', (db) =>
  db
    .with('picked', (cte) =>
      cte
        .selectFrom('market_traces')
        .select(['day', 'item_id', 'kind', 'who'])
        .where('is_counted', '=', false)
        .limit(TRACES_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .with('counted', (cte) =>
      cte
        .updateTable('market_traces as trace')
        .from('picked')
        .set({ is_counted: true })
        .whereRef('trace.day', '=', 'picked.day')
        .whereRef('trace.item_id', '=', 'picked.item_id')
        .whereRef('trace.kind', '=', 'picked.kind')
        .whereRef('trace.who', '=', 'picked.who')
        .returning(['trace.item_id', 'trace.day', 'trace.kind']),
    )
    .with('days', (cte) =>
      cte
        .insertInto('market_days')
        .columns(['item_id', 'day', 'kind', 'count'])
        .expression((eb) =>
          eb
            .selectFrom('counted')
            .innerJoin('market_items', 'market_items.id', 'counted.item_id')
            .select([
              'counted.item_id',
              'counted.day',
              'counted.kind',
              eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
            ])
            .groupBy(['counted.item_id', 'counted.day', 'counted.kind'])
            // always in the same order, so that two of these wait for each other
            .orderBy('counted.item_id')
            .orderBy('counted.day')
            .orderBy('counted.kind'),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['item_id', 'day', 'kind'])
            .doUpdateSet({ count: sql<number>`market_days.count + excluded.count` }),
        ),
    )
    .with('sums', (cte) =>
      cte
        .selectFrom('counted')
        .select(({ fn }) => [
          'item_id',
          fn.countAll<number>().filterWhere('kind', '=', 'view').as('views'),
          fn.countAll<number>().filterWhere('kind', '<>', 'view').as('shares'),
        ])
        .groupBy('item_id'),
    )
    .with('items', (cte) =>
      cte
        .updateTable('market_items')
        .from('sums')
        .set({
          view_count: sql<number>`view_count + sums.views`,
          share_count: sql<number>`share_count + sums.shares`,
        })
        .whereRef('market_items.id', '=', 'sums.item_id'),
    )
    .selectFrom('counted')
    .select(({ fn }) => fn.countAll<number>().as('count')),
);

/** Forgets the days before this one, as far as they are counted, and what would lead from them to anybody. */
export async function forgetBefore(db: Db, today: string): Promise<void> {
  await dropPartitions(db, 'market_traces', { before: today, unless: 'not is_counted' });
  await deleteBefore(db, { today });
}

/** What is older and in none of the days. */
const deleteBefore = prepared('market.forgetTraces', (db, p: Placeholders<{ today: string }>) =>
  db
    .with('salts', (cte) => cte.deleteFrom('market_day_salts').where('day', '<', p('today')))
    .deleteFrom('market_traces')
    .where('day', '<', p('today'))
    .where('is_counted', '=', true),
);
