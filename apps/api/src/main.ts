import { EnvError, readEnv } from './env.ts';
import { createLog } from './lib/log.ts';
import { startServer } from './server.ts';
import { welcome } from './welcome.ts';

/** Killed when closing takes longer: a hanging connection must not keep the process. */
const CLOSE_LIMIT_MS = 15_000;

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env);
  const notice = (text: string) => process.stdout.write(`${text}\n`);
  const server = await startServer(env, log, notice);
  notice(welcome(env, server.address));

  let closing = false;
  const close = async (signal: string) => {
    if (closing) return;
    closing = true;
    notice(`\n${signal}: closing …`);
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    await server.close();
    notice('Closed.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close);
}

main().catch((error: unknown) => {
  // what an operator can mend is said in one sentence; only surprises bring their stack
  const text = error instanceof EnvError ? error.message : explain(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `${error.message}. Choose another one with PORT=3001.`;
  if (code === 'ECONNREFUSED') return `The database can't be reached: ${error.message}`;
  return error.stack ?? error.message;
}
