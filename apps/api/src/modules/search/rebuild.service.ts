import { withTransaction } from '@oche/db';
import type { SearchKind } from '../../lib/declared/searchable.ts';
import type { Deps } from '../../lib/deps.ts';
import { addJob } from '../../lib/jobs/jobs.ts';
import { renewDocuments } from './documents.service.ts';
import * as queries from './rebuild.queries.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'search.rebuild': { kind: string };
  }
}

/** So many things are read at once. */
const SLICE = 500;

type Rebuilding = Pick<Deps, 'db' | 'clock' | 'searchables'>;

const kindsOf = ({ searchables }: Pick<Deps, 'searchables'>): SearchKind[] =>
  searchables.flatMap(({ kinds }) => kinds).filter(({ source }) => 'documents' in source);

/**
 * Queues the building of kinds that are new, of those whose building has been interrupted, and of all when another
 * PostgreSQL has made their documents and stems otherwise. Does no harm twice.
 */
export async function queueMissing(deps: Rebuilding): Promise<void> {
  await restartIfStemmedOtherwise(deps);
  for (const { kind } of kindsOf(deps)) await queries.noteRebuild(deps.db, { kind });
  for (const { kind, finishedAt } of await queries.listRebuilds(deps.db, {})) {
    if (!finishedAt) await queueSlice(deps, kind);
  }
}

/** It is looked at at every start, and when the database was away: it may be another one now, e.g. after a restore. */
export async function watchStemmer(deps: Deps): Promise<void> {
  await queueMissing(deps);
  deps.events.onResync(() => {
    queueMissing(deps).catch((error) => {
      deps.log.warn(
        { err: error },
        'whose stems the search has is looked at again with the next start',
      );
    });
  });
}

/** Until a kind is built anew, searches also find what the other one has stored (`parseQuery`). */
async function restartIfStemmedOtherwise({ db, clock }: Rebuilding): Promise<void> {
  await withTransaction(db, async (tx) => {
    const others = await queries.findOtherStems.first(tx, {});
    if (others) await queries.restartMixed(tx, { now: clock.now().toISOString() });
    await queries.noteStemmer(tx, {});
  });
}

const queueSlice = ({ db }: Pick<Deps, 'db'>, kind: string) =>
  addJob(db, 'search.rebuild', { kind }, { key: `search.rebuild ${kind}` });

/** Builds a slice, and queues the next one. */
export async function rebuildByJob(deps: Deps, kind: string): Promise<void> {
  const { isFinished } = await rebuildSlice(deps, kind);
  if (!isFinished) await queueSlice(deps, kind);
}

/**
 * Begins to build all kinds anew, unless that has been begun and not finished.
 * @returns whether it goes on where it was interrupted
 */
export async function beginRebuild(deps: Rebuilding, fromStart: boolean): Promise<boolean> {
  await restartIfStemmedOtherwise(deps);
  const notes = await queries.listRebuilds(deps.db, {});
  const isUnfinished = notes.some(({ finishedAt }) => !finishedAt);
  if (isUnfinished && !fromStart) return true;
  const now = deps.clock.now().toISOString();
  for (const { kind } of kindsOf(deps)) await queries.restartRebuild(deps.db, { kind, now });
  return false;
}

interface Progress {
  /** things of this kind that have been looked at */
  done: number;
  isFinished: boolean;
}

/** Builds the next documents of a kind. What changes meanwhile is renewed by its own event. */
export async function rebuildSlice(deps: Rebuilding, kind: string): Promise<Progress> {
  const listed = kindsOf(deps).find((one) => one.kind === kind);
  // a kind of another version of the product
  if (!listed) return { done: 0, isFinished: true };
  const { source } = listed;
  if (!('documents' in source)) return { done: 0, isFinished: true };
  return withTransaction(deps.db, async (tx) => {
    const note = await queries.lockRebuild.first(tx, { kind });
    if (!note || note.finishedAt) return { done: note?.done ?? 0, isFinished: true };
    const ids = await source.idsAfter(tx, note.afterId, SLICE);
    await renewDocuments(deps, [{ searched: listed, ids }]);
    const isFinished = ids.length < SLICE;
    await queries.saveRebuild(tx, {
      kind,
      afterId: ids.at(-1) ?? note.afterId,
      count: ids.length,
      finishedAt: isFinished ? deps.clock.now().toISOString() : null,
    });
    return { done: note.done + ids.length, isFinished };
  });
}
