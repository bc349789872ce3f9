import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { noteReleasedApi } from '../api/released-api.ts';
import { makeImage } from '../image/make.ts';
import { type Commit, withRelease } from './changelog.ts';
import { licenceList, licenceProblems } from './licences.ts';
import { noteRelease } from './releases.ts';
import { componentsOf, ROOT, readSbom, settled } from './sbom.ts';
import { otherVersions, writeVersion } from './version.ts';

const HELP = `
pnpm release prepare VERSION   writes the version wherever it stands, and CHANGELOG.md from the commits since the last
                               release; look at it, then commit and tag it as it says
pnpm release make              makes what is given away of the commit that is checked out, in .image/release: the image,
                               a list of its parts (CycloneDX), their licences, and hashes of all of these
`;

const run = promisify(execFile);
const git = async (...args: string[]) =>
  (await run('git', ['-C', ROOT, ...args], { maxBuffer: 64 * 2 ** 20 })).stdout.trim();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h', default: false } },
});
const [what, version] = positionals;

try {
  if (values.help) console.log(HELP.trim());
  else if (what === 'prepare' && version) await prepare(version);
  else if (what === 'make') await make();
  else throw new Error(HELP.trim());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function prepare(next: string): Promise<void> {
  await writeVersion(ROOT, next);
  const last = await git('describe', '--tags', '--match', 'v*', '--abbrev=0').catch(() => '');
  const commits = await commitsSince(last);
  const file = join(ROOT, 'CHANGELOG.md');
  const before = await readFile(file, 'utf8').catch(() => '');
  // all that was mended before there was a release was never anybody's trouble
  const told = last ? commits : commits.filter(({ subject }) => subject.startsWith('feat'));
  const date = new Date().toISOString().slice(0, 10);
  await writeFile(file, withRelease(before, { version: next, date, commits: told }));
  const migration = (await readdir(join(ROOT, 'packages/db/migrations')))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);
  await noteRelease(ROOT, { version: next, migration: migration ?? '' });
  await noteReleasedApi(ROOT);
  console.log(`CHANGELOG.md tells of ${told.length} commits. Then:
  git commit --all --message "chore(release): ${next}"
  git tag --annotate v${next} --message "Oche ${next}"
  pnpm release make`);
}

async function commitsSince(tag: string): Promise<Commit[]> {
  const range = tag ? `${tag}..HEAD` : 'HEAD';
  const text = await git('log', '--no-merges', '--format=%s%x1f%b%x1e', range);
  return text
    .split('\x1e')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const [subject = '', body = ''] = each.split('\x1f');
      return { subject, body };
    });
}

async function make(): Promise<void> {
  if (await git('status', '--porcelain')) throw new Error('Commit first: a release is a commit.');
  const others = await otherVersions(ROOT);
  if (others.length > 0) throw new Error(`Another version stands in ${others.join(', ')}.`);
  const { version: own } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const time = new Date(Number(await git('show', '-s', '--format=%ct')) * 1000);
  const folder = join(ROOT, '.image/release');
  await mkdir(folder, { recursive: true });

  const sbom = settled(await readSbom('installed'), time);
  const components = componentsOf(sbom);
  const problems = licenceProblems(components);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const files = {
    image: `oche-${own}.tar`,
    sbom: `oche-${own}.cdx.json`,
    licences: `oche-${own}-licences.md`,
  };
  await writeFile(join(folder, files.sbom), `${JSON.stringify(sbom, null, 2)}\n`);
  await writeFile(join(folder, files.licences), licenceList(components, own));
  const image = { commit: 'HEAD', folder: join(ROOT, '.image'), file: join(folder, files.image) };
  const { digest } = await makeImage(image, (line) => console.error(line));
  const sums = await Promise.all(
    Object.values(files).map(async (name) => {
      const hash = createHash('sha256').update(await readFile(join(folder, name)));
      return `${hash.digest('hex')}  ${name}\n`;
    }),
  );
  await writeFile(join(folder, 'SHA256SUMS'), sums.join(''));
  console.log(`${folder}\n${digest}`);
  // what is known of packages changes every day, so it is told here, and is no reason for a test to fail
  await run(process.execPath, [join(ROOT, 'node_modules/pnpm/bin/pnpm.mjs'), 'audit', '--prod'], {
    cwd: ROOT,
  }).then(
    () => console.log('The registry knows of no weakness in these packages.'),
    (error) =>
      console.log(`Look at what the registry knows of weaknesses:\n${error.stdout}${error.stderr}`),
  );
}
