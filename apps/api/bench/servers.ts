import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { settled } from './settled.ts';

export interface Server {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 180_000;

/**
 * Starts the app as it runs in production, on one of the bench's databases, and waits until what its start has left to do
 * is done.
 * @param env overrides the environment that all benches have
 */
export async function startApp(
  databaseUrl: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Server> {
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const { scripts } = JSON.parse(readFileSync(pathOf('../package.json'), 'utf8'));
  const [, ...args] = scripts.start.split(' ');
  const child = spawn(process.execPath, args, {
    cwd: pathOf('..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      // as scripts/start.mjs sets it
      MALLOC_MMAP_THRESHOLD_: '262144',
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      OCHE_DATA_DIR: dataDir,
      DEV_LOGIN: 'true',
      LOG_LEVEL: 'error',
      // all requests come from one address
      RATE_LIMIT_PER_MINUTE: '1000000000',
      RATE_LIMIT_POSTING_PER_MINUTE: '1000000000',
      ...env,
    },
  });
  const app = await ready(child, `http://127.0.0.1:${port}`, '/health/ready');
  await settled(databaseUrl);
  return app;
}

/** @param statementsFile lists of statements that it runs, for `/recorded/` and their place in the file */
export async function startBare(
  databaseUrl: string,
  pageFile: string,
  statementsFile = '',
): Promise<Server> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [pathOf('./bare-server.ts'), databaseUrl, pageFile, String(port), statementsFile],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return ready(child, `http://127.0.0.1:${port}`, '/page');
}

/** A collector for traces and metrics. */
export async function startSink(): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [pathOf('./telemetry/sink.ts'), String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return ready(child, `http://127.0.0.1:${port}`, '/');
}

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

async function ready(child: ChildProcess, url: string, path: string): Promise<Server> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(url + path))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${url} did not start`);
    await sleep(100);
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/**
 * Signs in a member, who may have no password.
 * @returns the cookie
 */
export async function signIn(app: Server, email: string): Promise<string> {
  const answer = await fetch(`${app.url}/api/mock-login?email=${encodeURIComponent(email)}`, {
    redirect: 'manual',
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`${email} can't sign in: ${answer.status}`);
  return cookie;
}

/**
 * Calls a procedure that writes.
 * @returns what it answers
 * @throws Error with the text of a refusal
 */
export async function call(
  app: Server,
  procedure: string,
  input: unknown,
  cookie: string,
): Promise<unknown> {
  const { result } = await post(`${app.url}/trpc/${procedure}`, input, { cookie });
  return result.data;
}

export async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} refused: ${text}`);
  return JSON.parse(text);
}
