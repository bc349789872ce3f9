import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const ROOT = resolve(import.meta.dirname, '../../../..');
const PNPM = join(ROOT, 'node_modules/pnpm/bin/pnpm.mjs');

/** A package, as far as we look at it. */
export interface Component {
  name: string;
  version: string;
  /** in SPDX's words */
  licences?: string;
}

interface Listed {
  'bom-ref': string;
  group?: string;
  name: string;
  version?: string;
  licenses?: { expression?: string; license?: { id?: string; name?: string } }[];
}

export interface Sbom {
  serialNumber: string;
  metadata: { timestamp?: string };
  components: Listed[];
  dependencies: { ref: string }[];
}

/** @param extent what an installation has, or all that is needed to develop Oche */
export async function readSbom(extent: 'installed' | 'everything'): Promise<Sbom> {
  const only = ['--prod', '--filter', 'oche', '--filter', '@oche/api'];
  const { stdout } = await run(
    process.execPath,
    [
      ...[PNPM, 'sbom', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'],
      ...['--sbom-type', 'application', ...(extent === 'installed' ? only : [])],
    ],
    { cwd: ROOT, maxBuffer: 64 * 2 ** 20 },
  );
  return JSON.parse(stdout);
}

/** The same release has the same list, so its number is made of what it lists, and its time is that of the commit. */
export function settled(sbom: Sbom, time: Date): Sbom {
  const components = sbom.components.toSorted(byName((each) => each['bom-ref']));
  const dependencies = sbom.dependencies.toSorted(byName((each) => each.ref));
  const hash = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  const id = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
  ];
  return {
    ...sbom,
    components,
    dependencies,
    serialNumber: `urn:uuid:${[...id, hash.slice(20, 32)].join('-')}`,
    metadata: { ...sbom.metadata, timestamp: time.toISOString() },
  };
}

const byName =
  <T>(nameOf: (item: T) => string) =>
  (a: T, b: T) =>
    nameOf(a) < nameOf(b) ? -1 : 1;

/** Packages of ours are not listed: their licence is Oche's. */
export const componentsOf = ({ components }: Sbom): Component[] =>
  components
    .filter(({ group, name }) => group !== '@oche' && name !== 'oche-bridge')
    .map(({ group, name, version = '', licenses }) => ({
      name: group ? `${group}/${name}` : name,
      version,
      licences: licenses
        ?.map(({ expression, license }) => expression ?? license?.id ?? license?.name)
        .join(' AND '),
    }));
