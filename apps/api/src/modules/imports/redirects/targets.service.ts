import type { Executor } from '@oche/db';
import { listImports } from '../imports.queries.ts';
import { type OldAddress, readOldAddress } from './addresses.ts';
import { listTargets } from './targets.queries.ts';

/** Paths of ours for old addresses of one board; those that nothing came of are missing. */
export async function readTargets(
  db: Executor,
  importId: number,
  old: readonly OldAddress[],
): Promise<(one: OldAddress) => string | undefined> {
  const found = new Map(
    (await listTargets(db, importId, old)).map(({ kind, sourceId, path }) => [
      `${kind}/${sourceId}`,
      path,
    ]),
  );
  return ({ kind, id, skipped }) => {
    const path = found.get(`${kind}/${id}`);
    // a page of a thread begins with the post behind those of the pages before
    return path && skipped ? `${path}?post=${skipped + 1}#post-${skipped + 1}` : path;
  };
}

/** @returns where an address of a board that has moved in leads now; null where it leads nowhere */
export async function findTarget(db: Executor, url: string): Promise<string | null> {
  for (const { id, kind } of await listImports(db, {})) {
    const old = readOldAddress(kind, url);
    const target = old && (await readTargets(db, id, [old]))(old);
    if (target) return target;
  }
  return null;
}
