import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

/** What the file of a server says that is running or was killed. */
export interface PostmasterPid {
  pid: number;
  port: number;
  /** whether it accepts connections */
  isReady: boolean;
}

export const pidFileOf = (folder: string) => join(folder, 'postmaster.pid');

/**
 * Reads the file's lines: pid, data folder, start time, port, socket folder, address, shared
 * memory, status. Source: src/include/utils/pidfile.h of PostgreSQL.
 *
 * @returns undefined when there is none, or it is being written
 */
export async function readPostmasterPid(folder: string): Promise<PostmasterPid | undefined> {
  const text = await readFile(pidFileOf(folder), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!(pid > 0)) return undefined;
  return { pid, port, isReady: lines[7] === 'ready' };
}

/**
 * Whether this process is a PostgreSQL server on this data folder. By now the pid in a stale file
 * may belong to any other process, or to one that has ended but still has its entry (a zombie).
 *
 * @param folder a real path, as given to the server at its start
 */
export async function isPostmaster(pid: number, folder: string): Promise<boolean> {
  const args = await commandLine(pid);
  if (platform() !== 'linux') return args.includes('postgres -D ') && args.includes(` ${folder} `);
  const [command = '', ...rest] = args.split('\0');
  return basename(command) === 'postgres' && rest[rest.indexOf('-D') + 1] === folder;
}

/** @returns the arguments, separated by NULs on Linux, else by blanks; '' if there is no process */
async function commandLine(pid: number): Promise<string> {
  if (platform() === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const ps = promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return ps.then(({ stdout }) => `${stdout.trim()} `).catch(() => '');
}
