import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from './migration/migrate.ts';
import { createPool } from './pool.ts';
import { useTestDatabase } from './testing.ts';

const database = useTestDatabase();

/** PgBouncer takes these in a greeting and refuses, as it is set up by default, nearly all others. */
const GREETINGS = ['user', 'database', 'application_name', 'client_encoding'];

test.each<[string, (url: string) => Promise<unknown>]>([
  ['a pool', (url) => createPool(url).query('select 1')],
  ['a migration', migrate],
])('%s greets with nothing that a pooler refuses', async (_, work) => {
  const names = Promise.withResolvers<string[]>();
  const listener = createServer((socket) =>
    socket.once('data', (greeting) => {
      names.resolve(namesIn(greeting));
      socket.destroy();
    }),
  );
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  const { port } = listener.address() as AddressInfo;
  await expect(work(`postgres://oche:secret@127.0.0.1:${port}/oche`)).rejects.toThrow();
  listener.close();
  expect(GREETINGS).toEqual(expect.arrayContaining(await names.promise));
});

/** After length and version come names and values, each with a zero behind it. */
const namesIn = (greeting: Buffer): string[] =>
  greeting
    .subarray(8)
    .toString()
    .split('\0')
    .filter((text, index) => index % 2 === 0 && text !== '');

const hasPgBouncer = (() => {
  try {
    execFileSync('pgbouncer', ['--version']);
    return true;
  } catch {
    return false;
  }
})();
if (!hasPgBouncer) process.stdout.write('No pgbouncer on this machine: its modes are not tried.\n');

describe.runIf(hasPgBouncer)('behind PgBouncer', () => {
  let folder: string;
  let pgbouncer: ChildProcess;
  let port: number;
  const through = (mode: string) => {
    const url = new URL(database.url);
    url.host = `127.0.0.1:${port}`;
    url.pathname = `/${mode}`;
    return url.href;
  };

  beforeAll(async () => {
    const { hostname, port: postgres, pathname, username, password } = new URL(database.url);
    folder = await mkdtemp(join(tmpdir(), 'oche-pooler-'));
    await chmod(folder, 0o755);
    port = await freePort();
    const modes = ['session', 'transaction', 'statement'].map(
      (mode) =>
        `${mode} = host=${hostname} port=${postgres} dbname=${pathname.slice(1)} pool_mode=${mode}`,
    );
    const settings = [
      '[databases]',
      ...modes,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${folder}/users`,
    ];
    await writeFile(join(folder, 'users'), `"${username}" "${decodeURIComponent(password)}"\n`);
    await writeFile(join(folder, 'pgbouncer.ini'), `${settings.join('\n')}\n`);
    // it doesn't run as root
    const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
    pgbouncer = spawn('pgbouncer', ['-q', ...user, join(folder, 'pgbouncer.ini')]);
    await once(await reached(port), 'close');
  });
  afterAll(async () => {
    pgbouncer.kill();
    await once(pgbouncer, 'exit');
    await rm(folder, { recursive: true });
  });

  test('in session mode Oche migrates, and its sessions have their limits', async () => {
    expect(await migrate(through('session'))).toEqual([]);
    const pool = createPool(through('session'), { max: 2, statementTimeoutMs: 1234 });
    try {
      const { rows } = await pool.query(
        `select current_setting('statement_timeout') as statement, current_setting('TimeZone') as zone`,
      );
      expect(rows).toEqual([{ statement: '1234ms', zone: 'UTC' }]);
    } finally {
      await pool.end();
    }
  });

  test.each(['transaction', 'statement'])('in %s mode it is refused', async (mode) => {
    await expect(migrate(through(mode))).rejects.toThrow(/set its pool_mode to session/);
  });
});

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
