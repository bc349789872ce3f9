// pnpm <name>: the parts of the tool chain. Each first installs whatever is missing.
import { ensureInstalled, run } from './lib/bootstrap.mjs';
import { apiTests, checks, e2eTests, unitTests } from './lib/steps.mjs';

const [name, ...args] = process.argv.slice(2);

const db = (script) => () => run('node', [`packages/db/src/cli/${script}.ts`, ...args]);

const commands = {
  build: () => run('turbo', ['run', 'build', '--ui=stream', ...args]),
  check: checks,
  'test:unit': () => unitTests(args),
  'test:api': () => apiTests(args),
  'test:e2e': () => e2eTests(args),
  bench: async () =>
    (await run('turbo', ['run', 'build', '--output-logs=errors-only', '--ui=stream'], {
      quiet: true,
    })) || run('node', ['apps/api/bench/main.ts', ...args]),
  'rehearse:restart': async () =>
    (await run('turbo', ['run', 'build', '--output-logs=errors-only', '--ui=stream'], {
      quiet: true,
    })) || run('node', ['apps/api/bench/rolling-restart/main.ts', ...args]),
  backup: () => run('node', ['apps/api/src/backup/backup-command.ts', ...args]),
  restore: () => run('node', ['apps/api/src/backup/restore-command.ts', ...args]),
  oche: () => run('node', ['apps/api/src/oche/oche-command.ts', ...args]),
  'rankings:rebuild': () => run('node', ['apps/api/src/rebuild-rankings.ts', ...args]),
  'trust:rebuild': () => run('node', ['apps/api/src/rebuild-trust.ts', ...args]),
  'search:reindex': () => run('node', ['apps/api/src/reindex.ts', ...args]),
  'seed:scale': db('seed-scale'),
  'db:migrate': db('migrate'),
  'db:new': db('new'),
  'db:reset': db('reset'),
  'db:types': db('types'),
};

const command = commands[name];
if (!command) {
  console.error(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}`);
  process.exit(1);
}
ensureInstalled();
process.exit(await command());
