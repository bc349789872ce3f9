import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { stopPostmaster } from './cluster.ts';
import { readPostmasterPid } from './postmaster.ts';

/** The names of temporary servers' folders begin with this. */
export const FOLDER_PREFIX = 'oche-temporary-';

/**
 * Stops the temporary server below a folder, if one runs there, and removes the folder.
 *
 * @throws Error when the folder isn't that of a temporary server
 */
export async function removeTemporaryServer(parent: string): Promise<void> {
  if (!basename(parent).startsWith(FOLDER_PREFIX)) {
    throw new Error(`"${parent}" is not the folder of a temporary server`);
  }
  const folder = join(parent, 'postgres');
  const server = await readPostmasterPid(folder);
  // there is nothing to keep, so it needn't wait long for its clients
  if (server) await stopPostmaster(folder, server.pid, 5_000);
  await rm(parent, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
