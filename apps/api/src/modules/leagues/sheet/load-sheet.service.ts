import type { Executor } from '@oche/db';
import type { Fixture } from '../core/fixture.queries.ts';
import { type LoadedSheet, sheetFrom } from './loaded-sheet.ts';
import * as queries from './sheet.queries.ts';

export async function loadSheet(
  db: Executor,
  { id: fixtureId, format }: Pick<Fixture, 'id' | 'format'>,
): Promise<LoadedSheet> {
  const [lineUps, rows] = await Promise.all([
    queries.listLineUps(db, { fixtureId }),
    queries.listGames(db, { fixtureId }),
  ]);
  return sheetFrom(format, lineUps, new Map(rows.map((row) => [row.number, row])));
}
