// The steps of npm test. Each can also be run alone.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './bootstrap.mjs';
import { ensureBuilt } from './built.mjs';

/** Test runners write their counts here, for the closing line. */
export const reports = join(root, 'node_modules', '.oche-reports');

/** Runs steps one after the other and stops at the first that fails. */
async function inOrder(...steps) {
  for (const step of steps) {
    const code = await step();
    if (code !== 0) return code;
  }
  return 0;
}

/** Runs steps beside each other, and waits for all. */
async function together(...steps) {
  const codes = await Promise.all(steps.map((step) => step()));
  return codes.find((code) => code !== 0) ?? 0;
}

const step = (title, work) => async () => {
  const start = Date.now();
  const code = await work();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
  return code;
};

const typecheck = (...filters) =>
  run('turbo', ['run', 'typecheck', ...filters, '--output-logs=errors-only', '--ui=stream'], {
    quiet: true,
  });

const databaseTypes = step('generated database types are current', () =>
  run('node', ['packages/db/src/cli/types.ts', '--check'], { quiet: true }),
);

const migrations = step('migrations are safe beside the former version', () =>
  run('node', ['packages/db/src/cli/lint-migrations.ts'], { quiet: true }),
);

/**
 * What takes one core runs beside the compiler, and what reads the API's declarations after it. The compiler takes one
 * core, too, and longest for the API.
 */
const checksWith = (...beside) =>
  inOrder(
    () =>
      together(
        step('types of the API', () => typecheck('--filter=@oche/api')),
        () =>
          inOrder(
            step('format and lint', () =>
              run('biome', ['ci', '--colors=off', '.'], { quiet: true }),
            ),
            step('one version of each package', () =>
              // `npm start` installs the pinned Node, and nothing else of the root
              run('sherif', ['--fail-on-warnings', '-r', 'root-package-dependencies'], {
                quiet: true,
              }),
            ),
            databaseTypes,
            migrations,
            ...beside,
          ),
      ),
    () =>
      together(
        step('types', () => typecheck()),
        () =>
          inOrder(
            step('boundaries', () =>
              run('depcruise', ['--config', '.dependency-cruiser.cjs', 'apps', 'packages'], {
                quiet: true,
              }),
            ),
            step('folders in circles', () =>
              run('node', ['scripts/check-loops.mjs'], { quiet: true }),
            ),
            step('a domain in its own folders', () =>
              run('node', ['scripts/check-domain-places.mjs'], { quiet: true }),
            ),
            step('size of folders and files', () =>
              run('node', ['scripts/check-sizes.mjs'], { quiet: true }),
            ),
            step('dead code', () => run('knip', [], { quiet: true })),
          ),
      ),
  );

export const checks = () => checksWith();

const build = () =>
  inOrder(
    step('build', () => ensureBuilt()),
    step('JavaScript budgets', () => run('node', ['apps/web/scripts/size-check.mjs'])),
  );

const vitest = (folder, args, options) => () => {
  mkdirSync(reports, { recursive: true });
  const report = join(reports, `${folder.replaceAll('/', '-')}.json`);
  return run(
    'node',
    [
      'node_modules/vitest/vitest.mjs',
      '--run',
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    { cwd: join(root, folder), ...options },
  );
};

const unitTestsOf =
  (title, folder) =>
  (args = []) =>
    step(`unit tests: ${title}`, vitest(folder, args));
const validatorsTests = unitTestsOf('validators', 'packages/validators');
const dartsTests = unitTestsOf('darts', 'packages/darts');
const bridgeTests = unitTestsOf('bridge', 'packages/bridge');
const clientTests = unitTestsOf('client', 'packages/client');
const deliveryTests = unitTestsOf('delivery', 'packages/delivery');
const webTests = unitTestsOf('web', 'apps/web');

export const unitTests = (args = []) =>
  inOrder(
    validatorsTests(args),
    dartsTests(args),
    bridgeTests(args),
    clientTests(args),
    deliveryTests(args),
    webTests(args),
  );

export const apiTests = (args = []) =>
  inOrder(
    step('integration tests: db', vitest('packages/db', args)),
    step('integration tests: api', vitest('apps/api', args)),
  );

export const e2eTests = (args = []) =>
  inOrder(
    step('build', () => ensureBuilt()),
    step('browser tests', () =>
      run('node', ['node_modules/@playwright/test/cli.js', 'test', ...args], {
        cwd: join(root, 'e2e'),
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json') },
      }),
    ),
  );

/** What the statements of all integration tests have walked, of which the databases tell before they are dropped. */
const indexUse = join(root, 'node_modules', '.oche-index-use');

/** The integration tests of the API, and after them: no index that nobody needs. */
const apiTestsWithIndexes = () => {
  rmSync(indexUse, { recursive: true, force: true });
  return inOrder(
    step('integration tests: api', vitest('apps/api', [], { env: { OCHE_INDEX_USE: indexUse } })),
    step('indexes that nobody uses', () =>
      run('node', ['packages/db/src/cli/unused-indexes.ts', indexUse], { quiet: true }),
    ),
  );
};

/** All of them. The tests of db start and stop servers and mostly wait, so all other tests run beside them. */
export const everything = () =>
  inOrder(
    () => checksWith(build),
    () =>
      together(step('integration tests: db', vitest('packages/db', [], { quiet: true })), () =>
        inOrder(unitTests, apiTestsWithIndexes),
      ),
    () => e2eTests(),
  );

const none = async () => 0;

/** What `pnpm test:changed` has found near a change. */
export const nearTests = ({
  lint,
  validators,
  darts,
  bridge,
  client,
  delivery,
  web,
  database,
  schema,
  api,
  specs,
}) =>
  inOrder(
    step('format and lint', () =>
      run('biome', ['ci', '--colors=off', '--no-errors-on-unmatched', ...lint], { quiet: true }),
    ),
    () =>
      together(
        () =>
          inOrder(
            step('types', () => typecheck()),
            specs.length === 0 ? none : step('build', () => ensureBuilt()),
          ),
        () =>
          inOrder(
            validators ? validatorsTests() : none,
            darts ? dartsTests() : none,
            bridge ? bridgeTests() : none,
            client ? clientTests() : none,
            delivery ? deliveryTests() : none,
            web ? webTests() : none,
            database.length === 0
              ? none
              : step(
                  'integration tests: db',
                  vitest('packages/db', ['related', ...database.map((file) => join(root, file))]),
                ),
            ...(schema
              ? [databaseTypes, step('schema', vitest('packages/db', ['schema', 'migrate']))]
              : []),
            api.length === 0
              ? none
              : step(
                  'integration tests: api',
                  vitest(
                    'apps/api',
                    api.map((file) => file.slice('apps/api/'.length)),
                  ),
                ),
          ),
      ),
    specs.length === 0 ? none : () => e2eTests(specs.map((file) => file.slice('e2e/'.length))),
  );
