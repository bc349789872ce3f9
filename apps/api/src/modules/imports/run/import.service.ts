import { setTimeout as wait } from 'node:timers/promises';
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
  /** how long it rests for each second of work, in seconds; 0: it takes what it gets */
  rest: number;
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

/** Tells how far it is, and waits as long as the work since the last time allows. */
function resting({ rest, onProgress }: Pick<Moving, 'rest' | 'onProgress'>): Run['onProgress'] {
  let since = performance.now();
  return async (text) => {
    onProgress(text);
    if (rest > 0) await wait((performance.now() - since) * rest);
    since = performance.now();
  };
}

/** Brings what is new of another board. Nobody is told of anything in it. */
export async function importForum(deps: Deps, moving: Moving): Promise<Report> {
  const { name, source, map, files, address } = moving;
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
    onProgress: resting(moving),
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
