// npm start: install, build, and one production-like process with embedded PostgreSQL.
import { become, ensureInstalled, run } from './lib/bootstrap.mjs';

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
