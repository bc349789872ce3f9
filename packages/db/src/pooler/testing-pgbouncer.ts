import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DOCUMENTED = new URL('../../../../docs/database/pgbouncer.ini', import.meta.url);

/** An older one has no prepared statements in transaction mode, and doesn't start with the documented configuration. */
const OLDEST = { major: 1, minor: 21 };

export const hasPgBouncer = (() => {
  try {
    const told = execFileSync('pgbouncer', ['--version'], { encoding: 'utf8' });
    const [, major, minor] = /^PgBouncer (\d+)\.(\d+)/.exec(told) ?? [];
    if (Number(major) !== OLDEST.major) return Number(major) > OLDEST.major;
    return Number(minor) >= OLDEST.minor;
  } catch {
    return false;
  }
})();

export interface RunningPooler {
  /**
   * @param name of a mode, which leads to the given database; `elsewhere`, to another one; `guest`, to the given one
   *   as another role
   */
  url(name: string): string;
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
}

/** Starts PgBouncer with the documented configuration, but for its ports and what is said here. */
export async function startPgBouncer(
  databaseUrl: string,
  settings: Record<string, number>,
): Promise<RunningPooler> {
  const server = new URL(databaseUrl);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'oche-pooler-'));
  await chmod(folder, 0o755);
  const target = `host=${server.hostname} port=${server.port}`;
  const own = `${target} dbname=${server.pathname.slice(1)}`;
  const databases = [
    ...['session', 'transaction', 'statement'].map((mode) => `${mode} = ${own} pool_mode=${mode}`),
    `elsewhere = ${target} dbname=postgres`,
    `guest = ${own} user=oche_guest password=guest`,
  ];
  const changed = new Map<string, string | number>(Object.entries(settings));
  changed.set('listen_port', port).set('auth_file', join(folder, 'users'));
  const text = (await readFile(DOCUMENTED, 'utf8'))
    .replace(/^oche = .*$/m, databases.join('\n'))
    .replace(/^(\w+) = .*$/gm, (line, name) =>
      changed.has(name) ? `${name} = ${changed.get(name)}` : line,
    );
  await writeFile(join(folder, 'pgbouncer.ini'), text);
  const password = decodeURIComponent(server.password);
  await writeFile(join(folder, 'users'), `"${server.username}" "${password}"\n`);
  // it doesn't run as root
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const pgbouncer: ChildProcess = spawn('pgbouncer', [
    '-q',
    ...user,
    join(folder, 'pgbouncer.ini'),
  ]);
  await once(await reached(port), 'close');
  return {
    url(name) {
      const url = new URL(server);
      url.host = `127.0.0.1:${port}`;
      url.pathname = `/${name}`;
      return url.href;
    },
    signal: (name) => pgbouncer.kill(name),
    async stop() {
      pgbouncer.kill();
      await once(pgbouncer, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Tries again until somebody listens there. */
async function reached(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return socket.destroy();
  } catch {
    return reached(port);
  }
}
