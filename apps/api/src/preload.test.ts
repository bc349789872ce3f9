import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const PRELOAD = join(import.meta.dirname, '../preload.mjs');
const ROOT = join(import.meta.dirname, '../../..');
const KEPT = join(ROOT, 'node_modules/.cache/oche-server/stripped');

let file: string;
let kept: string;

beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'oche-preload-')), 'program.ts');
  kept = join(KEPT, createHash('sha256').update(relative(ROOT, file)).digest('base64url'));
});

afterAll(() =>
  Promise.all([join(file, '..'), kept].map((path) => rm(path, { recursive: true, force: true }))),
);

async function says(program: string): Promise<string> {
  await writeFile(file, program);
  const flags = ['--disable-warning=ExperimentalWarning', '--import', PRELOAD];
  return (await run(process.execPath, [...flags, file])).stdout;
}

const program = (word: string) => `interface Word { text: string }
const word: Word = { text: '${word}' };
const where = new Error().stack?.split('\\n')[1] ?? '';
console.log(word.text, /program\\.ts:\\d+:\\d+/.exec(where)?.[0]);
`;

it('runs our TypeScript, with the places of its errors', async () => {
  expect(await says(program('Triple'))).toBe('Triple program.ts:3:15\n');
});

it('runs a file as it was kept without types, and no other than the file as it is', async () => {
  await says(program('Double'));
  const copy = await readFile(kept, 'utf8');
  expect(copy).not.toContain('interface');
  await writeFile(kept, copy.replace('Double', 'from the copy'));
  expect(await says(program('Double'))).toMatch(/^from the copy /);
  expect(await says(program('Bull'))).toMatch(/^Bull /);
});
