import { type DB, type Placeholders, prepared, type Tx } from '@oche/db';
import type { Insertable } from 'kysely';

export const clearFigures = prepared(
  'leagues.clearFigures',
  (db, p: Placeholders<{ fixtureId: number }>) =>
    db.deleteFrom('league_figures').where('fixture_id', '=', p('fixtureId')),
);

export async function insertFigures(
  tx: Tx,
  rows: readonly Insertable<DB['league_figures']>[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('league_figures')
      .values([...rows])
      .execute();
}
