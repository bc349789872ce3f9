import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from './lock.ts';

let handles = 0;

/**
 * Notes in a folder that this process uses the server. The note of a process that has died doesn't
 * count. Call it under the lock of the server.
 *
 * @returns a function that removes the note and returns whether nobody else uses the server
 */
export async function registerUse(folder: string): Promise<() => Promise<boolean>> {
  await mkdir(folder, { recursive: true });
  const note = `${process.pid}-${++handles}`;
  await writeFile(join(folder, note), '');
  return async () => {
    await rm(join(folder, note), { force: true });
    return (await listUses(folder)).length === 0;
  };
}

async function listUses(folder: string): Promise<string[]> {
  const notes = await readdir(folder);
  const [alive, dead] = [notes.filter(isInUse), notes.filter((note) => !isInUse(note))];
  await Promise.all(dead.map((note) => rm(join(folder, note), { force: true })));
  return alive;
}

const isInUse = (note: string) => isAlive(Number.parseInt(note, 10));
