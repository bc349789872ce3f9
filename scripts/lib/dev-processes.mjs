// Development: one PostgreSQL that keeps running, and the API (with Vite inside), which is
// restarted when a file of the server changes.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { startEmbeddedPostgres } from '../../packages/db/src/embedded.ts';
import { node, root, toolEnv } from './bootstrap.mjs';

const server =
  process.env.DATABASE_URL === undefined
    ? await startEmbeddedPostgres({
        dataDir: resolve(root, process.env.OCHE_DATA_DIR ?? '.data'),
        mayRelocate: process.env.OCHE_DATA_DIR === undefined,
        onNotice: console.log,
      })
    : null;

const api = spawn(
  node,
  [
    '--watch',
    '--watch-path=apps/api/src',
    '--watch-path=packages',
    '--watch-preserve-output',
    'apps/api/src/main.ts',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: toolEnv({
      DATABASE_URL: process.env.DATABASE_URL ?? server.url,
      DEMO_DATA: process.env.DEMO_DATA ?? 'true',
      DEV_LOGIN: process.env.DEV_LOGIN ?? 'true',
      DEV_WEBHOOKS:
        process.env.DEV_WEBHOOKS ?? String(!process.env.HOST && !process.env.PUBLIC_URL),
      WEB_DEV: 'true',
    }),
  },
);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => api.kill('SIGTERM'));
api.on('exit', async (code) => {
  await server?.stop();
  process.exit(code ?? 0);
});
