import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** The three lounges closest to a place; those without coordinates don't count. */
export const listNearest = prepared(
  'lounges.listNearest',
  (db, p: Placeholders<{ origin: string }>) =>
    db
      .selectFrom('lounges')
      .select(['id', 'name', 'city', 'rating', 'latitude', 'longitude'])
      .where('is_active', '=', true)
      .where('place', 'is not', null)
      .$narrowType<{ latitude: number; longitude: number }>()
      .orderBy(sql`place <-> ${p('origin')}::cube`)
      .orderBy('id')
      .limit(3),
);

/**
 * Lounges of the same postal code, or of the same city if one has no code, with a similar name: the
 * same words in any order, or one name contained in the other.
 */
export const listSimilar = prepared(
  'lounges.listSimilar',
  (
    db,
    p: Placeholders<{ name: string; country: string; zipCode: string | null; cityPattern: string }>,
  ) =>
    db
      .selectFrom('lounges')
      .crossJoinLateral(
        sql<{ likeness: number }>`(select greatest(
          similarity(split_part(search_text, chr(10), 1), ${p('name')}::text),
          word_similarity(split_part(search_text, chr(10), 1), ${p('name')}),
          word_similarity(${p('name')}, split_part(search_text, chr(10), 1))
        ) as likeness)`.as('name'),
      )
      .select(['id', 'lounges.name', 'address', 'zip_code as zipCode', 'city'])
      .where('is_active', '=', true)
      .where('country', '=', p('country'))
      .where((eb) =>
        eb.or([
          eb('zip_code', '=', p('zipCode')),
          eb.and([
            sql<boolean>`search_text like ${p('cityPattern')}`,
            sql<boolean>`(${p('zipCode')}::text is null or zip_code is null)`,
          ]),
        ]),
      )
      .where('likeness', '>=', 0.5)
      .orderBy('likeness', 'desc')
      .orderBy('id')
      .limit(5),
);
