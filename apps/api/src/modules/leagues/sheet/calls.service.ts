import type { Tx } from '@oche/db';
import type { Fixture } from '../core/fixture.queries.ts';
import * as queries from './calls.queries.ts';
import { nextCalls } from './calls.ts';
import { loadSheet } from './load-sheet.service.ts';
import type { LoadedSheet } from './loaded-sheet.ts';

/**
 * Gives each free board of a fixture the next game, in the transaction that has changed the sheet. Without boards of
 * their own captains call themselves.
 * @returns the sheet with what is called now
 */
export async function callNext(
  tx: Tx,
  fixture: Fixture,
  loaded: LoadedSheet,
): Promise<LoadedSheet> {
  const boards = await queries.listFreeBoards(tx, { fixtureId: fixture.id });
  if (boards.length === 0 || loaded.sheet.isOver) return loaded;
  const called = nextCalls(
    loaded,
    boards.map(({ id }) => id),
  );
  for (const { game, home, away, boardId } of called) {
    await queries.callGame(tx, { fixtureId: fixture.id, number: game.number, home, away, boardId });
  }
  return called.length > 0 ? loadSheet(tx, fixture) : loaded;
}
