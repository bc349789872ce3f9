import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import type { RenderRequest, RenderResult } from './src/entry-server.tsx';
import type { LightRenderRequest, LightRenderResult } from './src/light/frame/render-light.tsx';

const root = fileURLToPath(new URL('.', import.meta.url));
const ENTRY_TAG = '<script type="module" src="/src/entry-client.tsx">';

/**
 * Development: renders pages from the sources. The API first gives requests to `middlewares`
 * (sources, hot reload), and renders what those pass on.
 * @param hotReloadPort where the WebSocket of hot reload listens
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
      // before our own entry, but after all that React rendered, which React finds by its order
      const tags = await hotReloadTags(vite, request.url);
      const html = result.html.replace(ENTRY_TAG, () => tags + ENTRY_TAG);
      const scriptHashes: string[] = server.inlineScriptHashes(html);
      const headers = { 'content-security-policy': policy(scriptHashes, hotReloadPort) };
      return { ...result, html, scriptHashes, headers };
    },

    async renderLight(request: LightRenderRequest): Promise<LightRenderResult> {
      const server = await vite.ssrLoadModule('/src/entry-server.tsx');
      return server.renderLight(request);
    },

    async searchNames(path: string): Promise<string[] | null> {
      const server = await vite.ssrLoadModule('/src/entry-server.tsx');
      return server.searchNames(path);
    },

    close: () => vite.close(),
  };
}

/** Vite's client and React's refresh, with the tags that an index.html would get. */
async function hotReloadTags(vite: ViteDevServer, url: string): Promise<string> {
  const page = await vite.transformIndexHtml(url, '<html><head></head><body></body></html>');
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(page) ?? [];
  return head.replaceAll(/>\s+</g, '><').trim();
}

/**
 * The production policy, with hot reload's socket and worker added. Images of a map may come from
 * any server, as only the API knows which one is configured.
 */
const policy = (hashes: string[], hotReloadPort: number) =>
  [
    "default-src 'self'",
    `script-src 'self' ${hashes.map((hash) => `'${hash}'`).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: http: https:",
    `connect-src 'self' ws://localhost:${hotReloadPort} ws://127.0.0.1:${hotReloadPort}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');
