import type { PoolClient } from 'pg';
import type { Pool } from '../../pool.ts';
import { dropIndexes, reserveIds, writeMuch } from './copy.ts';
import { isoTime } from './rows.ts';
import { insertUsers, newUserPrefix } from './users.ts';

export interface ItemScaleOptions {
  /** how many ads to add, at least 100 */
  items: number;
  onProgress?: (done: { items: number; of: number }) => void;
}

export interface ItemScaleStats {
  users: number;
  items: number;
  firstItemId: number;
  /** darts that everybody sees */
  typicalItemId: number;
  /** an active member from Berlin (10115), without a password */
  memberId: string;
}

const TABLES = ['market_items'] as const;
const DAY_MS = 86_400_000;
/** how long an ad is shown */
const SHOWN_MS = 60 * DAY_MS;
const ITEMS_A_MEMBER = 20;
const FEWEST_USERS = 40;
const SLICE = 100_000;

/**
 * Adds members and ads of the last two months, spread over all postal codes, with attributes as common as they
 * are in shops. Most are there to be had, the others are reserved, paused, sold or over. They have no pictures.
 *
 * @param pool faster with a superuser
 */
export async function seedScaleItems(
  pool: Pool,
  { items, onProgress = () => {} }: ItemScaleOptions,
): Promise<ItemScaleStats> {
  if (!(items >= 100)) throw new RangeError('at least 100 ads');
  const users = Math.max(FEWEST_USERS, Math.round(items / ITEMS_A_MEMBER));
  const prefix = newUserPrefix();
  const now = Date.now();
  return writeMuch(pool, TABLES, async (client) => {
    const firstId = await reserveIds(client, 'market_items', items);
    await insertUsers(client, users, prefix, isoTime(now - 3 * SHOWN_MS));
    const restore = await dropIndexes(client, TABLES);
    await client.query('select setseed(0.5)');
    await client.query(`
      create temporary table scale_codes on commit drop as
      select row_number() over (order by country, code) - 1 as number, country, code,
        min(place) as city, avg(latitude) as latitude, avg(longitude) as longitude
      from postal_codes group by country, code`);
    await client.query('create unique index on scale_codes (number); analyze scale_codes');
    for (let from = 0; from < items; from += SLICE) {
      const until = Math.min(items, from + SLICE);
      await insertSlice(client, { from, until, items, firstId, users, prefix, now });
      onProgress({ items: until, of: items });
    }
    await restore();
    const { rows } = await client.query<{ id: number }>(
      `select id from market_items
       where id >= $1 and category = 'darts' and intent = 'sell' and status = 'active' and tip = 'steel'
         and latitude is not null
       order by id desc limit 1`,
      [firstId],
    );
    return {
      users,
      items,
      firstItemId: firstId,
      typicalItemId: rows[0]?.id ?? firstId,
      // every eighth has this postal code
      memberId: `${prefix}${8 * Math.floor(users / 16)}`,
    };
  });
}

interface Slice {
  from: number;
  until: number;
  items: number;
  firstId: number;
  users: number;
  prefix: string;
  /** milliseconds since 1970 */
  now: number;
}

/** One of a list, the first ones more often. */
const pick = (choices: string, chance: string): string =>
  `(string_to_array('${choices}', ' '))[1 + floor(${chance} ^ 1.6 * ${choices.split(' ').length})::int]`;

async function insertSlice(client: PoolClient, slice: Slice): Promise<void> {
  const { from, until, items, firstId, users, prefix, now } = slice;
  await client.query(
    `insert into market_items (id, intent, seller_id, status, title, description, category, condition,
       price_cents, ships, meets, country, zip_code, city, latitude, longitude, seller_type,
       seller_terms_accepted, brand, model, tip, weight_tenths, tungsten, barrel_shape, grip, points,
       shaft_length, shaft_material, flight_shape, board_segments, wear, view_count, favourite_count,
       created_at, updated_at, published_at, expires_at, sold_at)
     overriding system value
     select $4::bigint + number, intent, $6 || seller,
       case when intent = 'wanted' and status in ('reserved', 'sold') then 'active' else status end,
       case when intent = 'wanted' then 'Suche ' else '' end || brand || ' ' || model
         || case when category = 'darts' then ' ' || weight / 10 || ' g ' || tip || ' ' || tungsten || ' %'
           else ' ' || category end
         || case when number % 9973 = 7 then ' Hasenfuß' else '' end,
       'Ein Jahr gespielt, alles dabei, was auf den Bildern zu sehen ist. '
         || case when number % 100 = 7 then 'Dazu gibt es eine Tasche. ' else '' end
         || 'Nummer ' || number,
       category, case when intent = 'sell' then condition end, price, chance > 0.1, chance < 0.8,
       country, code, city, latitude, longitude, case when seller % 12 = 0 then 'business' else 'private' end,
       true, brand, model, tip, weight, tungsten, barrel_shape, grip, points, shaft_length, shaft_material,
       flight_shape, board_segments, wear, floor(300 * chance ^ 4)::int, floor(20 * chance ^ 6)::int,
       shown, shown, shown, shown + interval '60 days',
       case when status = 'sold' and intent = 'sell' then shown + interval '3 days' end
     from (
       select drawn.*, place.country, place.code, place.city, place.latitude, place.longitude,
         ${pick('Target Winmau Unicorn Harrows Red-Dragon Shot Mission Loxley Bulls One80', 'make')} as brand,
         ${pick('Bomber Striker Legend Classic Phoenix Vapor Arrow Origin Ghost Rapid Storm Fury', 'series')}
           || ' ' || 1 + floor(series * 40)::int as model,
         case when drawn.category = 'darts' then ${pick('steel soft', 'a')} end as tip,
         case when drawn.category = 'darts' then 10 * (17 + floor(4 * a + 4 * b + 4 * c)::int) end::smallint
           as weight,
         case when drawn.category = 'darts' then (array[90, 90, 80, 95, 85, 97, 70, 0])[1 + floor(b ^ 1.3 * 8)::int]
           end::smallint as tungsten,
         case when drawn.category = 'darts' then ${pick('straight torpedo taper scallop bomb', 'd')} end
           as barrel_shape,
         case when drawn.category = 'darts' then ${pick('ring micro knurled shark razor mixed smooth', 'e')} end
           as grip,
         case when drawn.category = 'darts' then ${pick('fixed changeable conversion moving', 'f')} end as points,
         case when drawn.category in ('darts', 'shafts')
           then ${pick('medium short between long extra_short', 'c')} end as shaft_length,
         case when drawn.category in ('darts', 'shafts')
           then ${pick('nylon aluminium carbon polycarbonate titanium', 'e')} end as shaft_material,
         case when drawn.category in ('darts', 'flights')
           then ${pick('standard slim small pear kite vortex', 'f')} end as flight_shape,
         case when drawn.category = 'boards'
           then ${pick('blade round_wire electronic triangle_wire magnetic', 'd')} end as board_segments
       from (
         select number, case when random() < 0.08 then 'wanted' else 'sell' end as intent,
           floor($5::int * random() ^ 1.5)::int as seller, random() as chance, random() as make,
           random() as series, random() as a, random() as b, random() as c, random() as d, random() as e,
           random() as f, floor(random() * $8::int)::int as code_number,
           ${pick('active active active active active active active expired sold paused reserved', 'random()')}
             as status,
           ${pick('darts darts darts flights boards shafts accessories case furniture other', 'random()')}
             as category,
           ${pick('good like_new new fair poor', 'random()')} as condition,
           (100 + 500 * floor(60 * random() ^ 3) + 100 * floor(5 * random()))::int as price,
           case when random() < 0.7 then 1 + floor(5 * random())::int end::smallint as wear,
           to_timestamp(($7::float8 + $9::float8 * (number / $3::float8 - 1)) / 1000) as shown
         from generate_series($1::int, $2::int - 1) number
       ) as drawn
       join scale_codes place on place.number = drawn.code_number
     ) as described`,
    [from, until, items, firstId, users, prefix, now, await countCodes(client), SHOWN_MS],
  );
}

async function countCodes(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from scale_codes',
  );
  return rows[0]?.count ?? 0;
}
