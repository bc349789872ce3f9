import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Result } from './scenarios.ts';
import { number, table } from './table.ts';

const FILE = fileURLToPath(new URL('./last-release.json', import.meta.url));
/** A ratio that has fallen by more than this has become slower; less is how runs differ. */
const SHARE = 0.1;

/** Of each measurement, by its name. */
interface Kept {
  /** answers per second, on the machine that measured the release */
  rate: number;
  /** of the rates, to that of the bare server and to that of the floor */
  ratio?: number;
  floor?: number;
}

interface Release {
  node: string;
  cores: number;
  results: Record<string, Kept>;
}

/** Before one was saved there is nothing to compare with. */
export function lastRelease(): Release {
  if (!existsSync(FILE)) return { node: '', cores: 0, results: {} };
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** Writes what was measured as the release to compare with; what was not measured stays. */
export function saveRelease(results: readonly Result[]): void {
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  const kept = Object.fromEntries(
    results.map(({ name, measure, ratio, floor }): [string, Kept] => [
      name,
      {
        rate: Math.round(measure.rate),
        ...(ratio !== undefined && { ratio: rounded(ratio) }),
        ...(floor !== undefined && { floor: rounded(floor) }),
      },
    ]),
  );
  const release: Release = {
    node: process.version,
    cores: cpus().length,
    results: { ...lastRelease().results, ...kept },
  };
  writeFileSync(FILE, `${JSON.stringify(release, null, 2)}\n`);
}

/** What has fallen, as a ratio to the bare server or to the floor. Absolute figures depend on the machine. */
export function fallen(results: readonly Result[], release: Release): string[] {
  return results.flatMap((result) => {
    const { name } = result;
    const before = release.results[name];
    return (['ratio', 'floor'] as const).flatMap((key) => {
      const [was, is] = [before?.[key], result[key]];
      if (was === undefined || is === undefined || is >= was * (1 - SHARE)) return [];
      const beside = key === 'ratio' ? 'the bare server' : 'the floor';
      return `${name}: ${number(was, 2)} → ${number(is, 2)} of ${beside}`;
    });
  });
}

/** The measurements beside the bare server and the floor, and how fast the last release was. */
export function besideRelease(results: readonly Result[], release: Release): string {
  return table(
    [
      '',
      'requests/s',
      'then',
      'p50 ms',
      'p99 ms',
      'ratio',
      'then',
      'target',
      'of the floor',
      'then',
    ],
    results.map(({ name, measure, ratio, floor, target }) => {
      const then = release.results[name];
      const shown = (value: number | undefined) => (value === undefined ? '' : number(value, 2));
      return [
        name,
        number(measure.rate),
        then ? number(then.rate) : '',
        number(measure.p50, 2),
        number(measure.p99, 2),
        shown(ratio),
        shown(then?.ratio),
        target === undefined ? '' : `≥ ${target}`,
        shown(floor),
        shown(then?.floor),
      ];
    }),
  );
}
