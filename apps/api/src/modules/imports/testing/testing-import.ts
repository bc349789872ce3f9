import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkIntegrity, poolOf } from '@oche/db';
import type { TestApi } from '../../../testing/index.ts';
import { importForum } from '../run/import.service.ts';
import { type MoveMap, proposeMap } from '../run/move-map.ts';
import { openSource } from '../sources/open.ts';
import type { Source, SourceKind } from '../sources/source.ts';
import { OLD_SITE } from './world.ts';

interface Importing {
  kind: SourceKind;
  dump: string;
  files?: string | null;
  tellsMembers?: boolean;
  change?: (map: MoveMap) => void;
}

let count = 0;

/** Opens a dump as the command does. */
export async function openDump(api: TestApi, kind: SourceKind, dump: string) {
  count += 1;
  const path = join(api.dataDir, `dump-${count}.sql`);
  await mkdir(api.dataDir, { recursive: true });
  await writeFile(path, dump);
  const opened = await openSource({
    kind,
    dump: path,
    url: null,
    prefix: null,
    storeFolder: join(api.dataDir, 'imports'),
    onProgress: () => {},
  });
  return opened.source;
}

export const runImport = async (api: TestApi, importing: Importing) =>
  importFrom(api, await openDump(api, importing.kind, importing.dump), importing);

/** The source is closed in the end. */
export async function importFrom(
  api: TestApi,
  source: Source,
  { kind, files = null, change, ...more }: Omit<Importing, 'dump'>,
) {
  const map = await proposeMap(source);
  change?.(map);
  const report = await importForum(api.deps, {
    name: kind,
    source,
    map,
    files,
    address: OLD_SITE,
    tellsMembers: more.tellsMembers ?? false,
    // as little as it can be, but it does
    rest: 0.01,
    onProgress: () => {},
  });
  await source.close();
  return report;
}

/** The names of counters that are wrong. */
export async function brokenCounters(api: TestApi): Promise<string[] | null> {
  const pool = poolOf(api.deps.db);
  return pool ? (await checkIntegrity(pool)).map(({ name }) => name) : null;
}
