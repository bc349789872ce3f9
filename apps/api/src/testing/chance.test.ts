import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chance } from './chance.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
const packages = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);

it('is the same in each run', () => {
  expect(fc.readConfigureGlobal().seed).toEqual(expect.any(Number));
  expect(fc.sample(fc.nat(), 20)).toEqual(fc.sample(fc.nat(), 20));
  const [one, other] = [chance(), chance()];
  expect([one(), one()]).toEqual([other(), other()]);
});

it('has its seed from one place in every package with property tests', () => {
  const withDice = packages.filter((name) => read(name, 'package.json').includes('"fast-check"'));
  expect(withDice.length).toBeGreaterThan(3);
  for (const name of withDice) {
    const config = name === 'apps/web' ? 'vite.config.ts' : 'vitest.config.ts';
    expect(read(name, config), name).toContain('../../scripts/lib/seed.mjs');
  }
});

const tests = [...packages.map((name) => `${name}/src`), 'e2e'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`),
);

it('is rolled by no test with dice of its own', () => {
  const rolling = tests.filter((file) => /Math\.random|fc\.sample\([^)]*seed/.test(read(file)));
  expect(rolling).toEqual([]);
});

/** A loop that looks at one call after the other, while all of them have begun already. */
const WAITING = /for \(const (\w+) of (?:(?!for \().)*?expect\(await (?:codeOf|refusal)\(\1\)\)/s;

it('does not decide whether a refused call is looked at in time', () => {
  // one that is refused before somebody waits for it ends the run, with all tests passed
  expect(tests.filter((file) => WAITING.test(read(file)))).toEqual([]);
});
