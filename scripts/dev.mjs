// pnpm dev: Vite with hot reload, and the API, restarted after changes, on the embedded database.
import { become, ensureInstalled, helpOnRequest, run } from './lib/bootstrap.mjs';

helpOnRequest(`
pnpm dev

Runs Oche with hot reload of the web app, and starts the API anew when a file of it changes. Data is
that of "npm start", demo data included. PORT (default: 3000) and OCHE_DATA_DIR (default: .data) change
where; all settings stand in docs/operations.md. Ctrl-C stops it.
`);
await ensureInstalled();
// an editor reads the API's declarations, but nothing that runs does, so nothing waits for them
void run('turbo', ['run', 'typecheck', '--filter=@oche/api', '--output-logs=errors-only'], {
  quiet: true,
});

become('node', ['scripts/lib/dev-processes.mjs']);
