// npm start: installs, builds, and runs one process as in production, with embedded PostgreSQL.
import { become, ensureInstalled, helpOnRequest, run } from './lib/bootstrap.mjs';

helpOnRequest(`
npm start

Installs what is missing, builds, and runs Oche on http://localhost:3000 with a database of its own
under .data and demo data. PORT and OCHE_DATA_DIR change where; all settings stand in
docs/operations.md. Ctrl-C stops it, the data stays.
`);
ensureInstalled();
const built = await run('turbo', ['run', 'build', '--output-logs=errors-only', '--ui=stream'], {
  quiet: true,
});
if (built !== 0) process.exit(built);

const isProduction = process.env.NODE_ENV === 'production';
become('node', ['apps/api/src/main.ts'], {
  env: {
    DEMO_DATA: process.env.DEMO_DATA ?? String(!isProduction),
    DEV_LOGIN: process.env.DEV_LOGIN ?? String(!isProduction),
  },
});
