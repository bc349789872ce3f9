import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Its name as it is searched, the same for all spellings. */
const folded = sql<string>`city_slug(search_text)`;
/** As most of its lounges spell it. */
const name = sql<string>`mode() within group (order by city)`;

/** The cities with most active lounges; read along the index lounges_city. */
export const listCities = prepared('lounges.listCities', (db, p: Placeholders<{ limit: number }>) =>
  db
    .selectFrom('lounges')
    .select((eb) => [name.as('name'), eb.fn.countAll<number>().as('lounges')])
    .where('is_active', '=', true)
    .where(folded, '<>', '')
    .groupBy(folded)
    .orderBy('lounges', 'desc')
    .orderBy(folded)
    .limit(p('limit')),
);

/** A city by its address, spelled in any way; nothing if it has no active lounge. */
export const getCity = prepared('lounges.getCity', (db, p: Placeholders<{ slug: string }>) =>
  db
    .selectFrom('lounges')
    .select((eb) => [name.as('name'), eb.fn.countAll<number>().as('lounges')])
    .where('is_active', '=', true)
    .where(
      sql<boolean>`city_slug(search_text) = city_slug(chr(10) || fold_text(${p('slug')}::text))`,
    )
    .where(folded, '<>', '')
    .groupBy(folded),
);
