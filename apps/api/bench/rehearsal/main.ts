import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { debianRoot } from './debian/root.ts';
import { missingForCountry, runInside } from './namespaces.ts';
import { lastReleases, type Release, releaseIn } from './releases.ts';
import { SCENARIOS } from './scenarios/index.ts';

const PACKAGES = [
  ...['base-files', 'dash', 'coreutils', 'libc-bin', 'iproute2', 'openssl'],
  ...['postgresql-17', 'patroni', 'python3-etcd', 'python3-cryptography', 'python3-psycopg2'],
  ...['etcd-server', 'haproxy', 'pgbouncer', 'nats-server'],
];

/** From releases it takes time to build them, so they come last. */
const UPGRADE = 'upgrade';
const NAMES = [...SCENARIOS.map(({ name }) => name), UPGRADE];

const HELP = `pnpm rehearse [options]

Builds a small country on this machine, of Debian 13's packages and in namespaces of its own: three PostgreSQL under
Patroni with etcd, HAProxy, PgBouncer, NATS, and three processes of Oche, each with a network card of its own, by the
configurations of docs/country and docs/proxies. Members read, write, book, offer, score and watch there, and then one
trouble after the other comes over it. Ends with 1 when something acknowledged is lost or there twice, a stream missed
something, or a bound of its own is not kept. Nothing outside the folder is touched, and nothing goes on afterwards.

It takes Linux, apt-get and dpkg-deb, util-linux, and root or user namespaces; 2 GB of disk, 3 GB of memory, two cores
that have nothing else to do, and about a minute for each trouble.

  --only NAME,…     these troubles: ${NAMES.join(', ')}
  --clients N       members at once (default 6)
  --quiet SECONDS   of traffic before and after each trouble (default 5)
  --folder DIR      for packages, data and logs (default .rehearsal); logs stay there until the next time
`;

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const DEFAULT_FOLDER = join(REPOSITORY, '.rehearsal');

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    only: { type: 'string', default: '' },
    folder: { type: 'string', default: DEFAULT_FOLDER },
    clients: { type: 'string', default: '6' },
    quiet: { type: 'string', default: '5' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) console.log(HELP);
else process.exitCode = await rehearse();

async function rehearse(): Promise<number> {
  const only = values.only.split(',').filter(Boolean);
  const unknown = only.filter((each) => !NAMES.includes(each));
  const problem = unknown.length > 0 ? `There is no ${unknown.join()}` : missingForCountry();
  if (problem) {
    console.error(problem);
    return 1;
  }
  const folder = resolve(values.folder);
  const root = await rootIn(folder);
  if (root === null) return 1;
  const { clients, quiet } = values;
  return await runInside({
    folder,
    root,
    only,
    releases: only.length === 0 || only.includes(UPGRADE) ? releasesIn(folder) : [],
    clients: Number(clients),
    quiet: Number(quiet),
  });
}

function releasesIn(folder: string): Release[] {
  const tags = lastReleases(REPOSITORY);
  if (tags.length === 0) console.log(`${UPGRADE}: no release tags yet (v*)`);
  return tags.map((tag) => releaseIn(folder, REPOSITORY, tag));
}

/** @returns null where it has said what is missing */
async function rootIn(folder: string): Promise<string | null> {
  try {
    return await debianRoot({ packages: PACKAGES, folder, say: console.log });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}
