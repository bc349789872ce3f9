import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectUnlimited } from '../pooler/session-settings.ts';
import { contractsIn, isBefore } from './contracts.ts';
import { requireOche } from './holds-oche.ts';
import { assertUnchanged, MIGRATIONS_FOLDER, readMigrations } from './migrate.ts';
import { checkServer } from './server-check.ts';

/** From how many releases back one can come here in one step. */
const SUPPORTED_BACK = 3;

export interface Release {
  version: string;
  /** the last file that it brings */
  migration: string;
}

export interface Upgrade {
  /** the release whose files the database has seen, and maybe some of later ones; none before the first */
  from: Release | undefined;
  pending: { name: string; contracts: string[] }[];
  databaseBytes: number;
  /** a sentence for each thing that stands in the way */
  problems: string[];
}

/** What the release notes beside the migrations say. */
export const readReleases = async (folder = MIGRATIONS_FOLDER): Promise<Release[]> =>
  JSON.parse(await readFile(join(folder, 'releases.json'), 'utf8'));

/**
 * Compares a database with the files here. Changes nothing.
 * @throws UnfitDatabaseError, NoOcheError, and MigrationError where the database has seen other files than these
 */
export async function planUpgrade(url: string, folder = MIGRATIONS_FOLDER): Promise<Upgrade> {
  const [files, releases] = [await readMigrations(folder), await readReleases(folder)];
  await checkServer(url);
  const client = await connectUnlimited(url, 'oche-upgrade-check');
  try {
    await requireOche(client, url);
    const { rows: applied } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from oche_migrations order by name',
    );
    assertUnchanged(applied, files);
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database())::text as bytes',
    );
    const last = applied.at(-1)?.name ?? '';
    const from = releases.filter(({ migration }) => migration <= last).at(-1);
    const pending = files
      .slice(applied.length)
      .map(({ name, sql }) => ({ name, contracts: told(sql) }));
    return {
      from,
      pending,
      databaseBytes: Number(rows[0]?.bytes),
      problems: stepProblems({ from, last, pending, releases }),
    };
  } finally {
    await client.end();
  }
}

const told = (sql: string): string[] => [
  ...new Set(contractsIn(sql).map(({ since, why }) => `since ${since}, ${why}`)),
];

interface Step {
  from: Release | undefined;
  last: string;
  pending: Upgrade['pending'];
  releases: readonly Release[];
}

/** @returns what speaks against one step from a release to the files here */
export function stepProblems({ from, last, pending, releases }: Step): string[] {
  const newest = pending.at(-1)?.name ?? '';
  // those before the one that is here, which itself may be a release or not
  const earlier = releases.filter(({ migration }) => migration < newest);
  const oldest = earlier.at(-SUPPORTED_BACK);
  const step = earlier.filter(({ migration }) => migration > last).at(0);
  const problems: string[] = [];
  if (oldest && last < oldest.migration) {
    problems.push(
      `From here one comes in one step from the last ${SUPPORTED_BACK} releases, ${oldest.version} the oldest: ` +
        `go to ${step?.version ?? oldest.version} first.`,
    );
  }
  for (const { name, contracts } of pending) {
    for (const contract of contracts) {
      const since = /^since ([\d.]+)/.exec(contract)?.[1];
      if (!since || !from || isBefore(from.version, since)) {
        problems.push(
          `${name} takes away what processes before ${since ?? 'some version'} still need (${contract}): stop all of them first, or go to ${since ?? 'that version'} before.`,
        );
      }
    }
  }
  return problems;
}
