import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { isPublicItem } from '../../items/item/item.select.ts';

/** A wanted ad with all that it asks for. */
export const getWanted = prepared('market.getWanted', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('market_items')
    .select([
      'id',
      'seller_id as userId',
      'title',
      'category',
      'condition',
      sql<number>`coalesce(price_cents, 0)`.as('priceCents'),
      'ships',
      'meets',
      'brand',
      'model',
      'tip',
      'weight_tenths as weightTenths',
      'tungsten',
      'barrel_shape as barrelShape',
      'grip',
      'points',
      'shaft_length as shaftLength',
      'shaft_material as shaftMaterial',
      'flight_shape as flightShape',
      'board_segments as boardSegments',
      'latitude',
      'longitude',
      sql<boolean>`${isPublicItem} and status = 'active'`.as('isOpen'),
    ])
    .where('id', '=', p('id'))
    .where('intent', '=', 'wanted'),
);

/** Words as text of the type tsquery: all of the ones, or any of the others; null without any. */
export const readWords = prepared(
  'market.readWantedWords',
  (db, p: Placeholders<{ all: readonly string[]; any: readonly string[] }>) =>
    db.selectNoFrom([
      sql<string | null>`coalesce(
        search_query(${p('all')}::text[], '{}', '{}', ''),
        (select search_any(search_term(word, false)) from unnest(${p('any')}::text[]) word
          where search_term(word, false) is not null)
      )::text`.as('words'),
    ]),
);
