import { type Tx, withTransaction } from '@oche/db';
import type { SearchKind, StoredStems } from '../../../lib/declared/searchable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { addJob } from '../../../lib/jobs/jobs.ts';
import { renewDocuments } from './documents.service.ts';
import * as queries from './rebuild.queries.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'search.rebuild': { kind: string };
  }
}

/** How many things are read at once. */
const SLICE = 500;

type Rebuilding = Pick<Deps, 'db' | 'clock' | 'searchables'>;

/** Everything with stems, each kind as it is made again. */
const kindsOf = ({ searchables }: Pick<Deps, 'searchables'>): StoredStems[] =>
  searchables.flatMap(({ kinds, stored = [] }) => [...kinds.flatMap(documentsOf), ...stored]);

function documentsOf(searched: SearchKind): StoredStems[] {
  const { kind, source } = searched;
  if (!('documents' in source)) return [];
  const renew = (deps: Pick<Deps, 'db'>, ids: readonly string[]) =>
    renewDocuments(deps, [{ searched, ids }]);
  return [{ kind, idsAfter: source.idsAfter, renew }];
}

/** The names of all kinds that are built. */
export const rebuiltKinds = (deps: Pick<Deps, 'searchables'>): string[] =>
  kindsOf(deps).map(({ kind }) => kind);

/**
 * Queues the building of kinds that are new, of those whose building has been interrupted, and of all when another
 * PostgreSQL has made their documents and stems otherwise. Does no harm twice.
 */
export async function queueMissing(deps: Rebuilding): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const isMixed = await restartIfStemmedOtherwise(deps, tx);
    const now = deps.clock.now().toISOString();
    for (const { kind, ...stems } of kindsOf(deps)) {
      // an index is there from its migration on
      const isThere = 'renewAll' in stems && !isMixed;
      await queries.noteRebuild(tx, { kind, now, finishedAt: isThere ? now : null });
    }
  });
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

/**
 * Until a kind is built again, searches also find what the other one has stored (`parseQuery`).
 * @returns whether another one has
 */
async function restartIfStemmedOtherwise({ clock }: Rebuilding, tx: Tx): Promise<boolean> {
  const others = await queries.findOtherStems.first(tx, {});
  if (others) await queries.restartMixed(tx, { now: clock.now().toISOString() });
  await queries.noteStemmer(tx, {});
  return others !== undefined;
}

async function queueSlice(deps: Pick<Deps, 'db' | 'searchables'>, kind: string): Promise<void> {
  const isLong = kindsOf(deps).some((one) => one.kind === kind && 'renewAll' in one);
  await addJob(deps.db, 'search.rebuild', { kind }, { key: `search.rebuild ${kind}`, isLong });
}

/** Builds a slice, and queues the next one. */
export async function rebuildByJob(deps: Deps, kind: string): Promise<void> {
  const { isFinished } = await rebuildSlice(deps, kind);
  if (!isFinished) await queueSlice(deps, kind);
}

/**
 * Begins to build all kinds again, unless that has been begun and not finished.
 * @returns whether it goes on where it was interrupted
 */
export async function beginRebuild(deps: Rebuilding, fromStart: boolean): Promise<boolean> {
  await withTransaction(deps.db, (tx) => restartIfStemmedOtherwise(deps, tx));
  const notes = await queries.listRebuilds(deps.db, {});
  const isUnfinished = notes.some(({ finishedAt }) => !finishedAt);
  if (isUnfinished && !fromStart) return true;
  const now = deps.clock.now().toISOString();
  for (const { kind } of kindsOf(deps)) await queries.restartRebuild(deps.db, { kind, now });
  return false;
}

/** Builds kinds again from the start, by jobs, as after very many changes that nobody was told of. */
export async function queueRebuild(deps: Rebuilding, kinds: readonly string[]): Promise<void> {
  const now = deps.clock.now().toISOString();
  for (const kind of kinds) {
    await queries.restartRebuild(deps.db, { kind, now });
    await queueSlice(deps, kind);
  }
}

interface Progress {
  /** things of this kind that have been looked at */
  done: number;
  isFinished: boolean;
}

/**
 * Makes the next ones of a kind again. What changes meanwhile is renewed by its own event.
 * @param lanes in so many transactions at once
 */
export async function rebuildSlice(deps: Rebuilding, kind: string, lanes = 1): Promise<Progress> {
  const listed = kindsOf(deps).find((one) => one.kind === kind);
  // a kind of another version of the product
  if (!listed) return { done: 0, isFinished: true };
  if ('renewAll' in listed) return rebuildAtOnce(deps, listed);
  return withTransaction(deps.db, async (tx) => {
    const note = await queries.lockRebuild.first(tx, { kind });
    if (!note || note.finishedAt) return { done: note?.done ?? 0, isFinished: true };
    const ids = await listed.idsAfter(tx, note.afterId, SLICE);
    const size = Math.ceil(SLICE / lanes);
    const parts = Array.from({ length: lanes }, (_, lane) =>
      ids.slice(lane * size, (lane + 1) * size),
    );
    await Promise.all(parts.map((part) => listed.renew(deps, part, note.startedAt)));
    const isFinished = await isLast(deps, tx, { kind, isFirst: note.afterId === null, ids });
    await queries.saveRebuild(tx, {
      kind,
      afterId: ids.at(-1) ?? note.afterId,
      count: ids.length,
      finishedAt: isFinished ? deps.clock.now().toISOString() : null,
    });
    return { done: note.done + ids.length, isFinished };
  });
}

/** Whether nothing of the kind is left to be done; where there is much, its index collects until then. */
async function isLast(
  { searchables }: Rebuilding,
  tx: Tx,
  { kind, isFirst, ids }: { kind: string; isFirst: boolean; ids: readonly string[] },
): Promise<boolean> {
  const hasMore = ids.length === SLICE;
  const isIndexed = searchables.some(({ kinds }) => kinds.some((one) => one.kind === kind));
  if (!isIndexed || (hasMore && !isFirst)) return !hasMore;
  const isSet = await queries.setCollecting(tx, kind, hasMore);
  return !hasMore && isSet;
}

async function rebuildAtOnce(
  { db, clock }: Rebuilding,
  { kind, renewAll }: Extract<StoredStems, { renewAll: unknown }>,
): Promise<Progress> {
  const note = (await queries.listRebuilds(db, {})).find((one) => one.kind === kind);
  if (note && !note.finishedAt) {
    await renewAll(db);
    const finishedAt = clock.now().toISOString();
    await queries.saveRebuild(db, { kind, afterId: null, count: 1, finishedAt });
  }
  return { done: 1, isFinished: true };
}
