import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Every postal code with the middle of its places, and the state of most. */
export const listPostalCodes = prepared('rankings.listPostalCodes', (db) =>
  db
    .selectFrom('postal_codes')
    .select((eb) => [
      'country',
      'code',
      sql<string>`mode() within group (order by state)`.as('state'),
      eb.fn.avg<number>('latitude').as('latitude'),
      eb.fn.avg<number>('longitude').as('longitude'),
    ])
    .groupBy(['country', 'code']),
);

export const getPlace = prepared('rankings.getPlace', (db, p: Placeholders<{ userId: string }>) =>
  db.selectFrom('ranking_places').select('region').where('user_id', '=', p('userId')),
);

export const isKnown = prepared(
  'rankings.isKnown',
  (db, p: Placeholders<{ country: string; zipCode: string }>) =>
    db
      .selectFrom('postal_codes')
      .select('id')
      .where('country', '=', p('country'))
      .where('code', '=', p('zipCode'))
      .limit(1),
);

export const savePlace = prepared(
  'rankings.savePlace',
  (db, p: Placeholders<{ userId: string; region: string; now: Date }>) =>
    db
      .insertInto('ranking_places')
      .values({ user_id: p('userId'), region: p('region'), shown_at: p('now') })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((eb) => ({
          region: eb.ref('excluded.region'),
          shown_at: eb.ref('excluded.shown_at'),
        })),
      ),
);

export const deletePlace = prepared(
  'rankings.deletePlace',
  (db, p: Placeholders<{ userId: string }>) =>
    db.deleteFrom('ranking_places').where('user_id', '=', p('userId')),
);

/** Writes where a member is found into all lists that the member is in. */
export const setRegion = prepared(
  'rankings.setRegion',
  (db, p: Placeholders<{ userId: string; region: string | null }>) =>
    db
      .updateTable('ranking_standings')
      .set({ region: p('region') })
      .where('user_id', '=', p('userId')),
);
