/**
 * Waits until its input ends, then removes the temporary server below a folder. Usage: node
 * temporary-watchdog.ts <folder>
 */
import { once } from 'node:events';
import { removeTemporaryServer } from './temporary-cleanup.ts';

const [, , parent = ''] = process.argv;
process.stdin.resume();
process.stdout.write('watching\n');
await once(process.stdin, 'close');
await removeTemporaryServer(parent);
