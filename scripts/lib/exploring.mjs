// What `pnpm explore` runs.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './bootstrap.mjs';

const FOLDERS = [
  'packages/validators',
  'packages/darts',
  'packages/bridge',
  'apps/web',
  'apps/api',
];

/** What a test imports that leaves something to chance. */
const CHANCE = /from '(fast-check|[./]*testing\/chance\.ts)'/;

/**
 * The test files that leave something to chance, by package.
 * @param names parts of their paths; none: all of them
 */
export const propertyTests = (names) =>
  FOLDERS.map((folder) => ({
    folder,
    files: readdirSync(join(root, folder, 'src'), { recursive: true })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/src/${file.replaceAll('\\', '/')}`)
      .filter((file) => names.length === 0 || names.some((name) => file.includes(name)))
      .filter((file) => CHANCE.test(readFileSync(join(root, file), 'utf8')))
      .sort(),
  })).filter(({ files }) => files.length > 0);

/** Runs them once. Yields the tests that have failed, with what they said, package by package. */
export async function* exploreOnce(tests, seed) {
  for (const { folder, files } of tests) {
    const reports = mkdtempSync(join(tmpdir(), 'oche-explore-'));
    const report = join(reports, 'report.json');
    const paths = files.map((file) => file.slice(folder.length + 1));
    await run(
      'node',
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=json',
        `--outputFile=${report}`,
        ...paths,
      ],
      { cwd: join(root, folder), env: { OCHE_TEST_SEED: String(seed) }, quiet: true },
    );
    yield* failuresOf(report);
    rmSync(reports, { recursive: true });
  }
}

function failuresOf(report) {
  // what vitest said stands above
  if (!existsSync(report)) process.exit(1);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(root.length + 1);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [{ test: file, file, message }];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${file}: ${fullName}`,
      file,
      message: failureMessages.map(withoutStack).join('\n'),
    }));
  });
}

/** A message without the lines that say where in the code it was thrown. */
const withoutStack = (message) =>
  message
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n');
