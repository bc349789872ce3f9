// npm start: installs, builds, and runs one process as in production, with embedded PostgreSQL.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { become, ensureInstalled, helpOnRequest, root } from './lib/bootstrap.mjs';
import { ensureBuilt } from './lib/built.mjs';

helpOnRequest(`
npm start

Installs what is missing, builds, and runs Oche on http://localhost:3000 with a database of its own
under .data and demo data. PORT and OCHE_DATA_DIR change where; all settings stand in
docs/operations.md. Ctrl-C stops it, the data stays.
`);
await ensureInstalled({ toRun: true });
const built = await ensureBuilt();
if (built !== 0) process.exit(built);

const isProduction = process.env.NODE_ENV === 'production';
/** Nobody but who sits at this machine reaches the demo, unless somebody has said otherwise. */
const isOnlyHere = !isProduction && !process.env.HOST && !process.env.PUBLIC_URL;
const api = join(root, 'apps', 'api');
const { scripts } = JSON.parse(readFileSync(join(api, 'package.json'), 'utf8'));
// not by `node --run`: the shell between would not pass on signals
const [command, ...args] = scripts.start.split(' ');
become(command, args, {
  cwd: api,
  env: {
    // glibc gives large blocks back when they are freed; left alone it begins to keep those that
    // compressing a page takes, 80 MB under load
    MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '262144',
    // and each of 14 threads would keep what it has freed for itself
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    DEMO_DATA: process.env.DEMO_DATA ?? String(!isProduction),
    DEV_LOGIN: process.env.DEV_LOGIN ?? String(!isProduction),
    DEV_WEBHOOKS: process.env.DEV_WEBHOOKS ?? String(isOnlyHere),
  },
});
