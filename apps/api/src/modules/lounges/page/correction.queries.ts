import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** What can be corrected of a lounge, locked until the transaction ends. */
export const lockToCorrect = prepared(
  'lounges.lockToCorrect',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('lounges')
      .select([
        'name',
        'description',
        'setup_description',
        'lounge_type',
        'address',
        'zip_code',
        'city',
        'country',
        'phone',
        'email',
        'website',
        'amenities',
        'price_per_hour_cents',
        'is_place_exact',
        sql<string | null>`(
          select user_id from lounge_staff where lounge_id = lounges.id and role = 'owner'
        )`.as('owner_id'),
      ])
      .where('id', '=', p('id'))
      .forNoKeyUpdate(),
);
