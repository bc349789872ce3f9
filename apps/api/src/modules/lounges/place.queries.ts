import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** The middle of a postal code's places, its first place's name, and the state most of them are in. */
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

/** Where a member says to live. */
export const getMemberCode = prepared(
  'lounges.getMemberCode',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('users')
      .select(['country', 'zip_code as code'])
      .where('id', '=', p('userId'))
      .where('zip_code', 'is not', null)
      .$narrowType<{ code: string }>(),
);
