import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { aptSettings, filesOf, groups, hosts, passwd, source } from './files.ts';

const run = promisify(execFile);
const OUTPUT_BYTES = 64 * 2 ** 20;

/** Debian 13. */
const SUITE = 'trixie';
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const ARCHITECTURES: Partial<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' };
/** Debian has all programs in `usr`; a package that brings these links is not always among those wanted. */
const MERGED = ['bin', 'sbin', 'lib', 'lib64'];
const AT_ONCE = 2;

export interface WantedRoot {
  /** names of Debian's packages; what they depend on comes along */
  packages: readonly string[];
  /** everything lies below it: what was downloaded, and the root */
  folder: string;
  say?(line: string): void;
}

/**
 * Fetches packages of Debian 13 and unpacks them, with all that they depend on, into a folder that programs can have
 * as their root. No part of the machine is touched: apt works with lists, packages and a status of its own, and no
 * script of a package runs. What is there already is used again, without asking anybody.
 *
 * @returns the folder of the root
 * @throws Error with a sentence for whoever has to bring what is missing
 */
export async function debianRoot({ packages, folder, say = () => {} }: WantedRoot) {
  const home = resolve(folder);
  const root = join(home, 'rootfs');
  const wanted = createHash('sha256')
    .update([SUITE, process.arch, ...packages].join(' '))
    .digest('hex');
  const mark = join(home, 'rootfs.made-of');
  if (existsSync(root) && (await readFile(mark, 'utf8').catch(() => '')) === wanted) return root;
  const missing = missingHere();
  if (missing) throw new Error(missing);
  await rm(mark, { force: true });
  const debs = await fetchPackages(home, packages, say);
  say(`unpacking ${debs.length} packages`);
  const part = join(home, 'rootfs.part');
  await rm(part, { recursive: true, force: true });
  await unpack(debs, part);
  await complete(part);
  await rm(root, { recursive: true, force: true });
  await rename(part, root);
  await writeFile(mark, wanted);
  return root;
}

/** @returns what is missing to fetch packages of Debian, in a sentence */
function missingHere(): string | null {
  if (process.platform !== 'linux') return 'Packages of Debian run on Linux only.';
  if (!ARCHITECTURES[process.arch]) return `There are no packages for ${process.arch} here.`;
  const programs = ['apt-get', 'dpkg-deb'].filter(
    (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error,
  );
  if (programs.length > 0) {
    return `${programs.join(' and ')} fetch and unpack packages, and are not installed here.`;
  }
  if (existsSync(KEYRING)) return null;
  return `Debian's signatures are checked with ${KEYRING}, which is missing: install debian-archive-keyring.`;
}

/** @returns the files of the packages and of all that they depend on */
async function fetchPackages(
  home: string,
  packages: readonly string[],
  say: (line: string) => void,
): Promise<string[]> {
  const own = join(home, 'apt');
  const archives = join(own, 'archives');
  const nothing = join(own, 'nothing');
  for (const folder of ['lists/partial', 'archives/partial', 'nothing/partial']) {
    await mkdir(join(own, folder), { recursive: true });
  }
  await writeFile(join(own, 'status'), '');
  await writeFile(join(own, 'sources.list'), source(SUITE, KEYRING));
  const apt = async (...args: string[]) => {
    const settings = aptSettings(own, ARCHITECTURES[process.arch] ?? '');
    const { stdout } = await run('apt-get', [...settings, ...args], {
      maxBuffer: OUTPUT_BYTES,
      env: { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' },
    });
    return stdout;
  };
  say('reading what Debian 13 has');
  await apt('-q', 'update');
  const install = ['-q', '-y', '--no-install-recommends', 'install', ...packages];
  // with an empty folder apt names all files, also those that it has got before
  const files = filesOf(
    await apt('-o', `Dir::Cache::archives=${nothing}`, '--print-uris', ...install),
  );
  if (files.length === 0) throw new Error(`apt-get names no files for ${packages.join(' ')}`);
  say(`fetching ${files.length} packages`);
  await apt('--download-only', ...install);
  const there = new Set(await readdir(archives));
  const absent = files.filter((file) => !there.has(file));
  if (absent.length > 0) throw new Error(`apt-get has not fetched ${absent.join(', ')}`);
  return files.map((file) => join(archives, file));
}

async function unpack(debs: readonly string[], root: string): Promise<void> {
  await mkdir(join(root, 'usr'), { recursive: true });
  for (const name of MERGED) {
    await mkdir(join(root, 'usr', name), { recursive: true });
    await symlink(`usr/${name}`, join(root, name));
  }
  const waiting = [...debs];
  const worker = async () => {
    for (let deb = waiting.shift(); deb; deb = waiting.shift()) {
      await run('dpkg-deb', ['--extract', deb, root]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** What scripts of the packages would have made, as far as programs look for it. */
async function complete(root: string): Promise<void> {
  const folders = ['dev', 'proc', 'sys', 'run', 'tmp', 'etc', 'root', 'var/lib', 'var/log'];
  for (const folder of folders) await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, 'etc/passwd'), passwd);
  await writeFile(join(root, 'etc/group'), groups);
  await writeFile(join(root, 'etc/hosts'), hosts);
  await writeFile(
    join(root, 'etc/nsswitch.conf'),
    'passwd: files\ngroup: files\nhosts: files dns\n',
  );
  await certificates(root);
}

async function certificates(root: string): Promise<void> {
  const from = join(root, 'usr/share/ca-certificates/mozilla');
  const names = await readdir(from).catch(() => []);
  if (names.length === 0) return;
  const texts = await Promise.all(names.sort().map((name) => readFile(join(from, name), 'utf8')));
  await mkdir(join(root, 'etc/ssl/certs'), { recursive: true });
  await writeFile(join(root, 'etc/ssl/certs/ca-certificates.crt'), texts.join(''));
}
