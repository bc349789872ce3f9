import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { RenderRequest, RenderResult } from './src/entry-server.tsx';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Development: pages straight from the sources. The API asks `middlewares` first (sources, hot
 * reload) and renders what they pass on. Hot reload has a WebSocket of its own at `hotReloadPort`,
 * which the Content-Security-Policy has to let through.
 */
export async function createDevRenderer({ hotReloadPort = 24678 } = {}) {
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: hotReloadPort } },
  });
  return {
    middlewares: vite.middlewares,

    async render(request: RenderRequest): Promise<RenderResult> {
      const server = await vite.ssrLoadModule('/src/entry-server.tsx');
      const result: RenderResult = await server.render(request);
      if (result.redirect) return result;
      const html = await vite.transformIndexHtml(request.url, result.html);
      return { ...result, html, scriptHashes: server.inlineScriptHashes(html) };
    },

    close: () => vite.close(),
  };
}
