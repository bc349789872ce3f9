import { withTransaction } from '@oche/db';
import { addMovedCategory, addMovedSubforum } from '../../forum/index.ts';
import * as queries from '../imports.queries.ts';
import type { Run } from './run.ts';

const MAX_DESCRIPTION = 500;

/** Categories and subforums as the map says; those that are there by their names are used. */
export async function movePlaces(run: Run): Promise<void> {
  const { deps, source, importId, map, report } = run;
  const boards = await source.boards();
  await withTransaction(deps.db, async (tx) => {
    await queries.lockImport(tx, importId);
    const known = await queries.listMapped(
      tx,
      importId,
      'board',
      boards.map(({ id }) => id),
    );
    for (const board of boards) {
      const place = map.boards[board.id];
      if (board.isCategory || known.has(board.id)) continue;
      if (!place?.category || !place.subforum || place.skip !== undefined) {
        report.leave(`boards: ${place?.skip || 'not in the map'}`);
        continue;
      }
      const { category, subforum } = place;
      const found = await queries.findPlace(tx, { category, subforum });
      const categoryId =
        found?.categoryId ?? (await addMovedCategory(tx, { name: category, description: null }));
      const subforumId =
        found?.subforumId ??
        (await addMovedSubforum(tx, {
          categoryId,
          name: subforum,
          description: board.description.trim().slice(0, MAX_DESCRIPTION) || null,
          isLocked: board.isClosed,
        }));
      await queries.insertMapped(tx, importId, 'board', [[board.id, subforumId]]);
      report.add('boards');
    }
  });
}
