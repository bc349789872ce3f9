import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const VIRTUAL_ID = 'virtual:trpc-streams';
const CLIENT = '@trpc/client';
const COPY = '?streams';

/**
 * Gives tRPC's client a second time, as `virtual:trpc-streams`. The package is one module, and a module is in one
 * file of a build: without the copy, each page would first load what reads streams, which only opens later.
 */
export function lateStreams(): Plugin {
  let isBuild = false;
  return {
    name: 'oche:late-streams',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    async resolveId(id, importer) {
      if (id !== VIRTUAL_ID) return undefined;
      const client = await this.resolve(CLIENT, importer);
      if (!client) throw new Error(`${CLIENT} is not there`);
      // development serves each package whole, from one file
      return isBuild ? { id: client.id + COPY, moduleSideEffects: false } : client;
    },
    load(id) {
      return id.endsWith(COPY) ? readFileSync(id.slice(0, -COPY.length), 'utf8') : undefined;
    },
  };
}
