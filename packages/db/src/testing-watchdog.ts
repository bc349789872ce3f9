/**
 * Waits until its input ends, then stops the test server beneath a folder and removes the folder.
 * Usage: node testing-watchdog.ts <folder>
 */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { stopPostmaster } from './embedded/cluster.ts';
import { readPostmasterPid } from './embedded/postmaster.ts';

const [, , parent] = process.argv;
if (!parent || !basename(parent).startsWith('oche-test-')) throw new Error('no test folder given');

process.stdin.resume();
await once(process.stdin, 'close');

const folder = join(parent, 'postgres');
const server = await readPostmasterPid(folder);
// a test server has nothing to keep, so it needn't wait for its clients
if (server) await stopPostmaster(folder, server.pid, 5_000);
await rm(parent, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
