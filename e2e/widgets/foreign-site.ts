import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** A site of somebody else: another host, another port, and the strictest policies there are. */
export interface ForeignSite {
  origin: string;
  /** shows this at its address from now on */
  show(page: ForeignPage): void;
  close(): Promise<void>;
}

interface ForeignPage {
  body: string;
  policy: string;
  lang?: string;
}

const STYLE = 'body{margin:0;padding:24px;font:16px system-ui;max-width:640px}';

/** Nothing inline, no markup from strings, and of other sites only what is named. */
export const strictPolicy = (oche: string, scripts = oche): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    `frame-src ${oche}`,
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

export async function openForeignSite(): Promise<ForeignSite> {
  let shown: ForeignPage = { body: '', policy: '' };
  const server: Server = createServer((request, response) => {
    if (request.url === '/site.css') {
      response.writeHead(200, { 'content-type': 'text/css' }).end(STYLE);
      return;
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': shown.policy,
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    });
    response.end(
      `<!doctype html><html lang="${shown.lang ?? 'de'}"><head><title>DC Pfeile</title><link rel="stylesheet" href="/site.css"></head><body><h1>DC Pfeile</h1>${shown.body}</body></html>`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    show(page) {
      shown = page;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const integrityOf = (code: Buffer): string =>
  `sha384-${createHash('sha384').update(code).digest('base64')}`;
