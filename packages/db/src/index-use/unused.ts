import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KEPT } from './kept.ts';
import type { IndexUse } from './note.ts';

/** @returns what the databases of a run have noted in a folder, one list each */
export async function readIndexUse(folder: string): Promise<IndexUse[][]> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return files.flatMap((file) =>
    file
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
}

/**
 * Which indexes no statement of a whole run has walked. Those that hold a constraint, and those by which the database
 * finds what refers to a deleted row, do their work without that.
 *
 * @param kept indexes that stay though they are not walked, each with the reason
 * @returns a sentence for each index that should go, and for each reason without an index
 */
export function unusedIndexes(
  databases: readonly (readonly IndexUse[])[],
  kept: Readonly<Record<string, unknown>> = KEPT,
): string[] {
  const all = new Map<string, IndexUse>();
  for (const index of databases.flat()) {
    const known = all.get(index.name);
    all.set(index.name, { ...index, isUsed: index.isUsed || known?.isUsed === true });
  }
  const unused = [...all.values()]
    .filter((index) => !(index.isUsed || index.isConstraint || index.isForReference))
    .map(({ name }) => name)
    .sort();
  return [
    ...unused
      .filter((name) => !(name in kept))
      .map(
        (name) => `No statement walks ${name}: drop it, or say in index-use/kept.ts why it stays.`,
      ),
    ...Object.keys(kept)
      .filter((name) => !all.has(name))
      .map((name) => `${name} is gone: take it out of index-use/kept.ts.`),
  ];
}
