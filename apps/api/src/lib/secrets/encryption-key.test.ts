import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EnvError, parseEnv } from '../../env.ts';
import { openVault } from './encryption-key.ts';

let parent: string;
let folder: string;
let file: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'oche-key-test-'));
  // at a first start there isn't even a folder
  folder = join(parent, 'data');
  file = join(folder, 'encryption.key');
});
afterEach(() => rm(parent, { recursive: true }));

const open = (env: Record<string, string> = {}) =>
  openVault(parseEnv({ OCHE_DATA_DIR: folder, ...env }));

test('without one in the environment a key is made and kept, for us alone', async () => {
  const sealed = (await open()).seal('x', 'secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['encryption.key']);
  expect((await open()).open('x', sealed)).toBe('secret');
});

test('processes that start together have the same', async () => {
  const vaults = await Promise.all(Array.from({ length: 8 }, () => open()));
  expect(new Set(vaults.map(({ prefix }) => prefix)).size).toBe(1);
  expect(await readdir(folder)).toEqual(['encryption.key']);
});

test('the one in the environment counts, and leaves the folder alone', async () => {
  const key = randomBytes(32).toString('base64');
  const vault = await open({ ENCRYPTION_KEY: key });
  await expect(readdir(folder)).rejects.toThrow();
  await open();
  expect((await open({ ENCRYPTION_KEY: key })).prefix).toBe(vault.prefix);
  expect((await open()).prefix).not.toBe(vault.prefix);
});

test('the key of the folder can go on in the environment', async () => {
  const vault = await open();
  const moved = (await readFile(file, 'utf8')).trim();
  expect((await open({ ENCRYPTION_KEY: moved })).prefix).toBe(vault.prefix);
});

test('a file without a key stops the start and is left as it is', async () => {
  await open();
  await chmod(file, 0o600);
  for (const text of ['', 'not a key', 'c2hvcnQ=']) {
    await writeFile(file, text);
    await expect(open()).rejects.toThrow(EnvError);
    expect(await readFile(file, 'utf8')).toBe(text);
  }
});
