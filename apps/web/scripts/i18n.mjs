// Generates the types of the texts from the German ones, once. With --check: fails when the
// committed types are not what the texts say, and leaves the files alone.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const texts = join(web, 'src/i18n');
const isCheck = process.argv.includes('--check');

const before = snapshot();
generate();
const stale = changed(before, snapshot());

if (!isCheck) {
  console.log(
    stale.length > 0 ? `written: ${stale.join(', ')}` : 'the types of the texts were current',
  );
} else if (stale.length > 0) {
  restore(before);
  console.error(
    `stale: ${stale.join(', ')}; run "pnpm --filter @oche/web i18n" and commit the result`,
  );
  process.exit(1);
}

function generate() {
  // an own working folder for each run, so that two runs don't clear each other's files
  const folder = mkdtempSync(join(tmpdir(), 'oche-i18n-'));
  const config = JSON.parse(readFileSync(join(web, '.typesafe-i18n.json'), 'utf8'));
  const ownPaths = { outputPath: `${texts}/`, tempPath: join(folder, 'compiled/') };
  writeFileSync(join(folder, '.typesafe-i18n.json'), JSON.stringify({ ...config, ...ownPaths }));
  const cli = createRequire(import.meta.url).resolve('typesafe-i18n/package.json');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(dirname(cli), 'cli/typesafe-i18n.mjs'), '--no-watch'],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true, force: true });
  if (status === 0 && !/ERROR/.test(stdout + stderr)) return;
  console.error(stdout + stderr);
  process.exit(1);
}

/** The generated files by name. */
function snapshot() {
  const names = readdirSync(texts).filter((name) => name.startsWith('i18n-'));
  return new Map(names.map((name) => [name, readFileSync(join(texts, name), 'utf8')]));
}

function changed(old, now) {
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (name) => old.get(name) !== now.get(name),
  );
}

function restore(files) {
  for (const [name, content] of files) writeFileSync(join(texts, name), content);
}
