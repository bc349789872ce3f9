import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the migrations of a version lie. */
export const MIGRATIONS = 'packages/db/migrations';

/**
 * The next version is this one with one more migration, which the former version doesn't know, and which goes on beside it.
 * @returns the folder of its migrations
 */
export function nextVersion(program: string, folder: string): string {
  const next = join(folder, 'next-version');
  mkdirSync(folder, { recursive: true });
  cpSync(join(program, MIGRATIONS), next, { recursive: true });
  writeFileSync(
    join(next, fileAfter(readdirSync(next))),
    'alter table forum_posts add column rehearsed text;\n',
  );
  return next;
}

/** The name of the file behind the last one: their numbers follow one another. */
export function fileAfter(files: readonly string[]): string {
  const last = Math.max(
    0,
    ...files.map((file) => Number.parseInt(file, 10)).filter(Number.isInteger),
  );
  return `${String(last + 1).padStart(4, '0')}_rehearsal.sql`;
}
