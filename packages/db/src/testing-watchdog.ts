/**
 * Waits until its input ends, then removes the test server beneath a folder.
 * Usage: node testing-watchdog.ts <folder>
 */
import { once } from 'node:events';
import { removeTestServer } from './testing-cleanup.ts';

const [, , parent = ''] = process.argv;
process.stdin.resume();
process.stdout.write('watching\n');
await once(process.stdin, 'close');
await removeTestServer(parent);
