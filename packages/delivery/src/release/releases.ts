import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What an upgrade has to know of a release: the last of its migrations. */
export interface Released {
  version: string;
  migration: string;
}

/** Read by `pnpm upgrade:check`, which therefore lies beside the migrations. */
const FILE = 'packages/db/migrations/releases.json';

/** Notes a release as the last one; the same one again is corrected. */
export async function noteRelease(root: string, release: Released): Promise<void> {
  const path = join(root, FILE);
  const known: Released[] = JSON.parse(await readFile(path, 'utf8'));
  const others = known.filter(({ version }) => version !== release.version);
  await writeFile(path, `${JSON.stringify([...others, release], null, 2)}\n`);
}
