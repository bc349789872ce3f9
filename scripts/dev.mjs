// pnpm dev: Vite with hot reload and the API with restart on change, on the embedded database.
import { become, ensureInstalled, run } from './lib/bootstrap.mjs';

ensureInstalled();
const typed = await run('turbo', ['run', 'types', '--output-logs=errors-only', '--ui=stream'], {
  quiet: true,
});
if (typed !== 0) process.exit(typed);

become('node', ['scripts/lib/dev-processes.mjs']);
