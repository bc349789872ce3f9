import { MigrationError, UnfitDatabaseError } from '@oche/db';
import { EnvError, readEnv } from './env.ts';
import { createLog } from './lib/log.ts';
import { startServer } from './server.ts';
import { welcome } from './welcome.ts';

/** If closing takes longer, the process exits anyway: no hanging connection keeps it alive. */
const CLOSE_LIMIT_MS = 15_000;

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env);
  const notice = (text: string) => void process.stdout.write(`${text}\n`);
  const starting = startServer(env, log, { notice, fail });

  // signals are handled during the start, too: whoever has opened PostgreSQL has to close it
  let closing = false;
  const close = async (signal: string) => {
    if (closing) return;
    closing = true;
    notice(`\n${signal}: closing …`);
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    const server = await starting.catch(fail);
    await server.close();
    notice('Closed.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close);

  const server = await starting;
  // what only the start needed, 40 MB; without being told V8 keeps it until much more is in use
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  if (!closing) notice(welcome(env, server.address));
}

const FOR_OPERATORS = [EnvError, UnfitDatabaseError, MigrationError];

/** What an operator can act on is one sentence; only unexpected errors bring their stack. */
function fail(error: unknown): never {
  const isForOperators = FOR_OPERATORS.some((kind) => error instanceof kind);
  const text = isForOperators ? (error as Error).message : explain(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

if (process.argv[2] === '--compile') await import('./compile.ts');
else main().catch(fail);

/** SQLSTATEs for a wrong user or password, and for a database that doesn't exist. */
const REFUSED_CONNECTION = /^(28...|3D000)$/;

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `${error.message}. Choose another one with PORT=3001.`;
  if (code === 'ECONNREFUSED') return `The database can't be reached: ${error.message}`;
  if (typeof code === 'string' && REFUSED_CONNECTION.test(code))
    return `The database doesn't let Oche in: ${error.message}. Check DATABASE_URL.`;
  return error.stack ?? error.message;
}
