import { chmod, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBinaries, reachableBinaries } from './binaries.ts';
import { canReach, serverUser } from './system-user.ts';

const isRoot = process.getuid?.() === 0;

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(await realpath(tmpdir()), 'oche-binaries-'));
  await chmod(parent, 0o755);
});
afterEach(() => rm(parent, { recursive: true }));

test('PostgreSQL of this machine is found', () => {
  const user = serverUser();
  for (const path of Object.values(findBinaries())) expect(canReach(user, path)).toBe(true);
});

test.runIf(isRoot)(
  'a program in a closed folder is copied to where its user can run it',
  async () => {
    const closed = join(parent, 'closed');
    const bin = join(closed, 'native', 'bin');
    await mkdir(bin, { recursive: true });
    await writeFile(join(closed, 'package.json'), '{"version":"18.4.0"}');
    for (const name of ['initdb', 'postgres'])
      await writeFile(join(bin, name), '', { mode: 0o755 });
    await chmod(closed, 0o700);
    const user = serverUser();
    const installed = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
    expect(canReach(user, installed.postgres)).toBe(false);

    const copied = await reachableBinaries(installed, user, parent);
    expect(copied.postgres).toBe(join(parent, 'postgres.bin-18.4.0', 'bin', 'postgres'));
    expect(canReach(user, copied.postgres)).toBe(true);
    expect(await reachableBinaries(installed, user, parent)).toEqual(copied);
  },
);
