import type { Executor } from '@oche/db';
import type { Fixture } from '../core/fixture.queries.ts';
import { type LoadedSheet, sheetFrom } from './loaded-sheet.ts';
import { readSheet } from './sheet.queries.ts';

export async function loadSheet(
  db: Executor,
  { id: fixtureId, format }: Pick<Fixture, 'id' | 'format'>,
): Promise<LoadedSheet> {
  const { lineUps = [], games = [] } = (await readSheet.first(db, { fixtureId })) ?? {};
  return sheetFrom(format, lineUps, games);
}
