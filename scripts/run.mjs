// pnpm <name>: the parts of the tool chain. Each first installs whatever is missing.
import { ensureInstalled, run } from './lib/bootstrap.mjs';
import { ensureBuilt } from './lib/built.mjs';
import { apiTests, checks, e2eTests, unitTests } from './lib/steps.mjs';

const [name, ...args] = process.argv.slice(2);

const db = (script) => () => run('node', [`packages/db/src/cli/${script}.ts`, ...args]);

const commands = {
  build: ensureBuilt,
  check: checks,
  'test:unit': () => unitTests(args),
  'test:api': () => apiTests(args),
  'test:e2e': () => e2eTests(args),
  bench: async () => (await ensureBuilt()) || run('node', ['apps/api/bench/main.ts', ...args]),
  look: async () => (await ensureBuilt()) || run('node', ['e2e/look/main.ts', ...args]),
  rehearse: async () =>
    (await ensureBuilt()) || run('node', ['apps/api/bench/rehearsal/main.ts', ...args]),
  'rehearse:restart': async () =>
    (await ensureBuilt()) || run('node', ['apps/api/bench/rolling-restart/main.ts', ...args]),
  image: () => run('node', ['packages/delivery/src/image/image-command.ts', ...args]),
  release: () => run('node', ['packages/delivery/src/release/release-command.ts', ...args]),
  'rehearse:monitoring': async () =>
    (await ensureBuilt()) || run('node', ['apps/api/bench/monitoring/main.ts', ...args]),
  'rehearse:backup': () => run('node', ['apps/api/bench/point-in-time/main.ts', ...args]),
  soak: async () => (await ensureBuilt()) || run('node', ['apps/api/bench/soak/main.ts', ...args]),
  backup: () => run('node', ['apps/api/src/backup/backup-command.ts', ...args]),
  restore: () => run('node', ['apps/api/src/backup/restore-command.ts', ...args]),
  // Node lets what an import no longer needs grow with the machine's memory, unless it is told what it may have
  oche: () =>
    run('node', ['--max-old-space-size=512', 'apps/api/src/oche/oche-command.ts', ...args]),
  'upgrade:check': () => run('node', ['apps/api/src/oche/upgrade/upgrade-command.ts', ...args]),
  'rankings:rebuild': () => run('node', ['apps/api/src/rebuild-rankings.ts', ...args]),
  'trust:rebuild': () => run('node', ['apps/api/src/rebuild-trust.ts', ...args]),
  'search:reindex': () => run('node', ['apps/api/src/reindex.ts', ...args]),
  'seed:scale': db('seed-scale'),
  'db:migrate': db('migrate'),
  'db:new': db('new'),
  'db:reset': db('reset'),
  'db:types': db('types'),
};

/** What also runs where only that is installed which Oche takes to run. */
const OF_AN_INSTALLATION = [
  ...['build', 'backup', 'restore', 'oche', 'rankings:rebuild', 'trust:rebuild', 'search:reindex'],
  ...['seed:scale', 'db:migrate', 'db:reset', 'upgrade:check'],
];

const command = commands[name];
if (!command) {
  console.error(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}`);
  process.exit(1);
}
await ensureInstalled({ toRun: OF_AN_INSTALLATION.includes(name) });
process.exit(await command());
