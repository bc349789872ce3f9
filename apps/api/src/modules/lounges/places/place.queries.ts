import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** For a postal code: the middle of its places, the first one's name, and the state of most. */
export const getPlace = prepared(
  'lounges.getPlace',
  (db, p: Placeholders<{ country: string; code: string }>) =>
    db
      .selectFrom('postal_codes')
      .select((eb) => [
        eb.fn.avg<number>('latitude').as('latitude'),
        eb.fn.avg<number>('longitude').as('longitude'),
        sql<string>`(array_agg(place order by id))[1]`.as('place'),
        sql<string | null>`nullif(mode() within group (order by state), '')`.as('state'),
      ])
      .where('country', '=', p('country'))
      .where('code', '=', p('code'))
      .having((eb) => eb.fn.countAll(), '>', 0),
);

/** A member's own postal code, without coordinates if it isn't known. */
export const getPlaceOfMember = prepared(
  'lounges.getPlaceOfMember',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('users')
      .leftJoin('postal_codes', (join) =>
        join
          .onRef('postal_codes.country', '=', 'users.country')
          .onRef('postal_codes.code', '=', 'users.zip_code'),
      )
      .select((eb) => [
        sql<string>`users.zip_code`.as('code'),
        eb.fn.avg<number | null>('latitude').as('latitude'),
        eb.fn.avg<number | null>('longitude').as('longitude'),
        sql<string | null>`(array_agg(place order by postal_codes.id))[1]`.as('place'),
      ])
      .where('users.id', '=', p('userId'))
      .where('users.zip_code', 'is not', null)
      .groupBy('users.zip_code'),
);
