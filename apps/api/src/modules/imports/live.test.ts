import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useTestApi } from '../../testing/index.ts';
import { openSource } from './sources/open.ts';
import { sourceKinds } from './sources/source.ts';
import { dumpOf } from './testing/fixtures.ts';
import { readMoved } from './testing/moved-state.ts';
import { serveStored } from './testing/mysql-server.ts';
import { readAll } from './testing/read-all.ts';
import { loadDump } from './testing/real-mysql.ts';
import { brokenCounters, importFrom, openDump, runImport } from './testing/testing-import.ts';
import { world } from './testing/world.ts';

/** `mysql://root@…`: a server of one's own, instead of the one that these tests bring. */
// biome-ignore lint/style/noProcessEnv: who runs this alone may have a server
const REAL = process.env.OCHE_TEST_MYSQL;
const READ_ONLY = 'set session transaction read only';

const api = useTestApi();

const serve = (dump: string, storedPath: string) =>
  REAL ? loadDump(REAL, dump) : serveStored(storedPath);

const openLive = (kind: (typeof sourceKinds)[number], url: string) =>
  openSource({ kind, dump: null, url, prefix: null, storeFolder: '', onProgress: () => {} });

it.each(sourceKinds)('a live %s is what its dump is', async (kind) => {
  const folder = join(api.dataDir, 'imports');
  const before = new Set(await readdir(folder).catch(() => []));
  const dump = await dumpOf(kind);
  const dumped = await openDump(api, kind, dump);
  const [stored = ''] = (await readdir(folder)).filter((name) => !before.has(name));
  const server = await serve(dump, join(folder, stored));
  try {
    const { source } = await openLive(kind, server.url);
    const found = await readAll(source);
    expect(found).toEqual(await readAll(dumped));
    expect(found.members).toHaveLength(world.members.length);
    // nothing that changes anything, and nothing before the server was told so
    expect(server.asked?.[0] ?? READ_ONLY).toBe(READ_ONLY);
    expect(server.asked?.filter((sql) => !/^select\s/.test(sql)) ?? [READ_ONLY]).toEqual([
      READ_ONLY,
    ]);

    await server.hangUp();
    expect(await source.boards()).toEqual(await dumped.boards());
    await source.close();
  } finally {
    await server.close();
    await dumped.close();
  }
});

describe.each(REAL ? sourceKinds : (['vbulletin4'] as const))('an import of a live %s', (kind) => {
  const [live, dumped] = [useTestApi(), useTestApi()];

  it('ends as that of its dump', async () => {
    const dump = await dumpOf(kind);
    const dumpReport = await runImport(dumped, { kind, dump });
    const [stored = ''] = await readdir(join(dumped.dataDir, 'imports'));
    const server = await serve(dump, join(dumped.dataDir, 'imports', stored));
    try {
      const { source } = await openLive(kind, server.url);
      const report = await importFrom(live, source, { kind });
      expect(report.lines()).toEqual(dumpReport.lines());
      expect(await readMoved(live)).toEqual(await readMoved(dumped));
      expect(await brokenCounters(live)).toEqual([]);
    } finally {
      await server.close();
    }
  });
});

it('says why a server lets nobody in', async () => {
  const dumped = await openDump(api, 'phpbb3', await dumpOf('phpbb3'));
  await dumped.close();
  const [stored = ''] = await readdir(join(api.dataDir, 'imports'));
  const server = await serveStored(join(api.dataDir, 'imports', stored));
  await expect(openLive('phpbb3', server.url.replace('reader', 'nobody'))).rejects.toThrow(
    /can’t be reached: .*Access denied for 'nobody'/,
  );
  await server.close();
  await expect(openLive('phpbb3', server.url)).rejects.toThrow(/can’t be reached: ECONNREFUSED/);
});
