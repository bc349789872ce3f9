import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import type { TraceKind } from '../views/trace.queries.ts';

/** Since when an ad has been seen, if it is this member's. */
export const getOwnItem = prepared(
  'market.getOwnItem',
  (db, p: Placeholders<{ id: number; sellerId: string }>) =>
    db
      .selectFrom('market_items')
      .select(['published_at as publishedAt', 'created_at as createdAt'])
      .where('id', '=', p('id'))
      .where('seller_id', '=', p('sellerId'))
      .where('status', '<>', 'deleted'),
);

interface Period {
  id: number;
  /** local days; both belong to it */
  from: string;
  to: string;
}

/** What happened to an ad on which day, and how often; favourites are those that still stand, offers those of buyers. */
export const listFigures = prepared('market.listFigures', (db, p: Placeholders<Period>) => {
  const beginning = sql<string>`(${p('from')}::date::timestamp at time zone 'Europe/Berlin')`;
  const end = sql<string>`((${p('to')}::date + 1)::timestamp at time zone 'Europe/Berlin')`;
  const dayOf = (column: string) =>
    sql<string>`(${sql.ref(column)} at time zone 'Europe/Berlin')::date`;
  return db
    .selectFrom('market_days')
    .select(['day', sql<TraceKind | 'favourite' | 'offer'>`kind`.as('kind'), 'count'])
    .where('item_id', '=', p('id'))
    .where('day', '>=', p('from'))
    .where('day', '<=', p('to'))
    .unionAll(
      db
        .selectFrom('market_favourites')
        .select(({ fn, cast }) => [
          dayOf('created_at').as('day'),
          sql<'favourite'>`'favourite'`.as('kind'),
          cast<number>(fn.countAll(), 'integer').as('count'),
        ])
        .where('item_id', '=', p('id'))
        .where('created_at', '>=', beginning)
        .where('created_at', '<', end)
        .groupBy('day'),
    )
    .unionAll(
      db
        .selectFrom('market_offers')
        .select(({ fn, cast }) => [
          dayOf('created_at').as('day'),
          sql<'offer'>`'offer'`.as('kind'),
          cast<number>(fn.countAll(), 'integer').as('count'),
        ])
        .where('item_id', '=', p('id'))
        .where('by', '=', 'buyer')
        .where('created_at', '>=', beginning)
        .where('created_at', '<', end)
        .groupBy('day'),
    );
});
