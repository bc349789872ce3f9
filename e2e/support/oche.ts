import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { findFreePort, runDir, serverSettings } from './server.ts';

/** A running Oche of its own, seen from outside, like by a supervisor. */
export interface Oche {
  /** the process that was started */
  process: ChildProcess;
  url: string;
  port: number;
  dataDir: string;
  /** everything that it has written to the terminal */
  said(): string;
  /** @returns the process id of its PostgreSQL */
  postgres(): number;
  /** ends whatever of it still runs, however it was ended before */
  kill(): void;
}

/** Runs `npm start` on an empty data folder and waits until it takes requests. */
export const npmStart = (): Promise<Oche> =>
  startOche('npm-start', ['npm', 'start'], { LOG_LEVEL: 'fatal' }, 60_000);

/**
 * Runs the server with the demo data, on which no other test acts, and waits until it takes requests.
 * @param name of its data folder, unique among the tests
 */
export const startUndisturbed = (name: string): Promise<Oche> =>
  startOche(name, [process.execPath, 'apps/api/src/main.ts'], serverSettings, 120_000);

/** @param readyIn milliseconds until it has to take requests */
async function startOche(
  name: string,
  [command, ...args]: readonly [string, ...string[]],
  settings: Readonly<Record<string, string>>,
  readyIn: number,
): Promise<Oche> {
  const port = await findFreePort();
  const dataDir = join(runDir, name);
  const started = spawn(command, args, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    // a process group of its own, so that all of it can be killed
    detached: true,
    env: { ...process.env, ...settings, PORT: String(port), OCHE_DATA_DIR: dataDir },
  });
  let text = '';
  const listen = (chunk: Buffer) => {
    text += chunk;
  };
  started.stdout.on('data', listen);
  started.stderr.on('data', listen);
  const postgres = () =>
    Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const url = `http://127.0.0.1:${port}`;
  const oche: Oche = {
    process: started,
    url,
    port,
    dataDir,
    said: () => text,
    postgres,
    kill() {
      attempt(() => process.kill(-Number(started.pid), 'SIGKILL'));
      attempt(() => process.kill(postgres(), 'SIGQUIT'));
    },
  };
  await expect.poll(() => isReady(url), { timeout: readyIn }).toBe(true);
  return oche;
}

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Whether this process runs. One that has ended keeps its id until whoever is responsible for it has taken note, which
 * is the system's business; Linux says so, as it has no command line any more.
 */
export function runs(pid: number): boolean {
  if (process.platform !== 'linux') return attempt(() => process.kill(pid, 0));
  return attempt(() => {
    if (readFileSync(`/proc/${pid}/cmdline`, 'utf8') === '') throw new Error('has ended');
  });
}

function attempt(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
