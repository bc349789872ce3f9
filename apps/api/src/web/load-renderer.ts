import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Renderer } from './renderer.ts';
import { startThreadRenderer } from './rendering/thread-renderer.ts';

const webDist = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/**
 * Renders pages of the built web app, in a thread of its own.
 * @throws Error when the web app has not been built
 */
export async function loadRenderer(log: FastifyBaseLogger): Promise<Renderer> {
  const entry = `${webDist}server/entry-server.js`;
  if (!existsSync(entry)) throw new Error('The web app is not built: run "npm run build" first.');
  const renderer = await startThreadRenderer(pathToFileURL(entry).href, { log });
  return { ...renderer, files: `${webDist}client` };
}

/** Renders pages straight from the sources, with hot reload. */
export async function loadDevRenderer(): Promise<Renderer> {
  const dev = new URL('../../../web/dev.ts', import.meta.url);
  const { createDevRenderer } = await import(dev.href);
  return createDevRenderer();
}
