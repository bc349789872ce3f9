import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { tellMoved } from '../../forum/index.ts';
import { queueRebuild } from '../../search/index.ts';
import { ImportError } from '../import-error.ts';
import * as queries from '../imports.queries.ts';
import type { Source } from '../sources/source.ts';
import { moveLinks } from './links.service.ts';
import { moveMembers } from './members.service.ts';
import { moveMessages } from './messages.service.ts';
import type { MoveMap } from './move-map.ts';
import { moveAttachments, moveAvatars } from './pictures.service.ts';
import { movePlaces } from './places.service.ts';
import { movePolls } from './polls.service.ts';
import { Report, type Run } from './run.ts';
import { moveThreads } from './threads.service.ts';
import { moveIgnores, moveWatches } from './ties.service.ts';
import { tellMembers } from './told.service.ts';

export interface Moving {
  name: string;
  source: Source;
  map: MoveMap;
  files: string | null;
  address: string | null;
  tellsMembers: boolean;
  onProgress: (text: string) => void;
}

/** Each goes on where it was stopped: what the map of ids has isn't brought again. */
const STEPS = [
  moveMembers,
  movePlaces,
  moveThreads,
  movePolls,
  moveLinks,
  moveAvatars,
  moveAttachments,
  moveMessages,
  moveIgnores,
  moveWatches,
];

/** Kinds of documents of the search in which something is new. */
const FOUND = ['thread', 'post'];

/** Brings what is new of another board. Nobody is told of anything in it. */
export async function importForum(deps: Deps, moving: Moving): Promise<Report> {
  const { name, source, map, files, address, onProgress } = moving;
  const now = deps.clock.now().toISOString();
  const [made] = await queries.saveImport(deps.db, { name, kind: source.kind, address, now });
  if (!made) throw new Error('the insert returned no import');
  if (made.kind !== source.kind) {
    throw new ImportError(`There is an import named ${name} already, of the kind ${made.kind}.`);
  }
  const report = new Report();
  const importId = made.id;
  const run: Run = {
    deps,
    source,
    map,
    files,
    importId,
    report,
    onProgress,
    address: made.address,
  };
  for (const step of STEPS) await step(run);
  if (moving.tellsMembers) await tellMembers(run);
  if (report.came.has('posts')) {
    const boards = (await source.boards()).map(({ id }) => id);
    const subforums = await queries.listMapped(deps.db, importId, 'board', boards);
    const ids = [...new Set([...subforums.values()].map(Number))];
    await withTransaction(deps.db, (tx) => tellMoved(deps, tx, ids));
    await queueRebuild(deps, FOUND);
  }
  return report;
}
