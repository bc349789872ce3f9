// Runs on any Node from 20.19 on, before anything is installed, so it uses only Node's own modules.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dropFetched, install } from './installing.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const bin = join(root, 'node_modules', '.bin');
const stampFile = join(root, 'node_modules', '.oche-installed');
const EVERYTHING = 'everything';
const isWindows = process.platform === 'win32';

/** The pinned Node's packages; package.json has a name for each of them. */
const RUNTIMES = {
  'linux-x64': 'node-runtime',
  'linux-arm64': 'node-runtime-arm64',
  'win32-x64': 'node-runtime-windows',
};
const runtime = RUNTIMES[`${process.platform}-${process.arch}`];
const runtimeFolder = runtime && join(root, 'node_modules', runtime);

/** The Node that the repository pins. The system's Node only starts it, and is used where there is no package of it. */
export const node = runtimeFolder
  ? join(runtimeFolder, 'bin', isWindows ? 'node.exe' : 'node')
  : process.execPath;

/** An environment in which the pinned tools come first. */
export function toolEnv(extra = {}) {
  return {
    ...process.env,
    PATH: [dirname(node), bin, process.env.PATH].join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    ...extra,
  };
}

/** If the command line asks for help, prints it and exits. */
export function helpOnRequest(text) {
  if (!process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) return;
  console.log(text.trim());
  process.exit(0);
}

function manifests() {
  const packages = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  return ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.cjs', 'package.json']
    .concat([...packages, 'e2e'].map((folder) => join(folder, 'package.json')))
    .filter((file) => existsSync(join(root, file)));
}

function fingerprint() {
  const hash = createHash('sha256').update(process.platform).update(process.arch);
  for (const file of manifests()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** What running takes: the pinned Node, and the API with the packages of ours that it imports. */
const TO_RUN = ['oche', '@oche/api...'];

/**
 * Installs packages and the pinned Node if the manifests differ from what is installed.
 *
 * @param toRun only what running takes: neither what builds pages nor a browser, compilers or linters. Where everything
 *   was installed once, it stays everything.
 */
export async function ensureInstalled({ toRun = false } = {}) {
  const { installed, extent } = whatIsInstalled();
  const isPart = toRun && extent !== EVERYTHING;
  const wanted = fingerprint();
  if (installed === wanted && (isPart || extent === EVERYTHING) && existsSync(node)) return;
  console.log('Installing what is missing …');
  const code = await install({ root, parts: isPart ? TO_RUN : [] });
  if (code !== 0) {
    dropFetched(root);
    console.error('\nThe installation failed; the lines above say why.');
    process.exit(code);
  }
  // Node's headers are for compilers: 67 MB
  if (isPart && runtimeFolder)
    rmSync(join(runtimeFolder, 'include'), { recursive: true, force: true });
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${wanted} ${isPart ? 'to-run' : EVERYTHING}`);
}

function whatIsInstalled() {
  const [installed, kept] = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split(' ') : [];
  // what was installed by hand, or before there was a difference
  const isThere = existsSync(join(root, 'node_modules', '.modules.yaml'));
  return { installed, extent: kept ?? (isThere ? EVERYTHING : undefined) };
}

/** Whether the tools that build pages are among what is installed. */
export const hasBuildTools = () => whatIsInstalled().extent === EVERYTHING;

/**
 * Runs a tool of node_modules/.bin, or `node` itself.
 * @returns its exit code; a signal counts as failure
 */
export function run(command, args, { cwd = root, env, quiet = false } = {}) {
  return new Promise((resolve) => {
    const file = command === 'node' ? node : command;
    const child = spawn(file, args, {
      cwd,
      env: toolEnv(quiet ? { ...env, NO_COLOR: '1' } : env),
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell: isWindows,
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => {
      console.error(String(error));
      resolve(1);
    });
    child.on('exit', (code) => {
      if (quiet && code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/**
 * Starts a long-running child that gets the terminal and our signals, and whose exit code is ours.
 */
export function become(command, args, { cwd = root, env } = {}) {
  const child = spawn(command === 'node' ? node : command, args, {
    cwd,
    env: toolEnv(env),
    stdio: 'inherit',
  });
  // the child reacts to the first signal; Ctrl-C has reached it through the terminal already
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
