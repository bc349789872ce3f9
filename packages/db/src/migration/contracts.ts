import { readFileSync } from 'node:fs';

/** What the lint lets pass as nobody reads it any more, since a version that stands there. */
const CONTRACT = /--\s*contract: since (\S+), (\S.*)/g;

export interface Contract {
  /** the first version that gets along without what is taken away, e.g. `1.4` */
  since: string;
  why: string;
}

/** What a migration takes away from processes of former versions. */
export const contractsIn = (sql: string): Contract[] =>
  [...sql.matchAll(CONTRACT)].map(([, since = '', why = '']) => ({ since, why }));

/** @returns the first version whose processes go on after this migration; null when all do */
export function runsFrom(sql: string): string | null {
  const [latest] = contractsIn(sql)
    .map(({ since }) => since)
    .sort((a, b) => (isBefore(a, b) ? 1 : -1));
  return latest ?? null;
}

/** Of versions such as 1.2.3, where a part that is missing is 0. */
export function isBefore(version: string, other: string): boolean {
  const [a, b] = [version, other].map((each) => each.split('.').map(Number));
  const index = [0, 1, 2].find((part) => (a?.[part] ?? 0) !== (b?.[part] ?? 0));
  return index !== undefined && (a?.[index] ?? 0) < (b?.[index] ?? 0);
}

const file = new URL('../../../../package.json', import.meta.url);

/** Oche's, e.g. `0.30.0`. */
export const ownVersion = (): string => JSON.parse(readFileSync(file, 'utf8')).version;
