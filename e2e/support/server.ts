import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A free port, so that neither a running Oche nor a second run is in the way. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** The first process of a run chooses the port; the others inherit it with the environment. */
process.env.E2E_PORT ??= String(await findFreePort());
export const port = Number(process.env.E2E_PORT);
export const baseUrl = `http://localhost:${port}`;

/** Where a relay for pictures would be: the test of it starts one, on machines that have it. */
process.env.E2E_TURN_PORT ??= String(await findFreePort());
export const relay = {
  port: Number(process.env.E2E_TURN_PORT),
  secret: 'relay-of-the-browser-tests',
};

/**
 * The files of this run, which are removed at its end. Not of mode 0700, as PostgreSQL's own user
 * needs them, too.
 */
export const runDir = join(tmpdir(), `oche-e2e-${port}`);

/** The data folder of the tested server. It is empty at first, and tests read mails from it. */
export const dataDir = join(runDir, 'data');

/** Cookies of members who are signed in once for all tests. */
export const rolesDir = join(runDir, 'roles');

/** What a server with the demo data is started with. */
export const serverSettings = {
  DEMO_DATA: 'true',
  DEV_LOGIN: 'true',
  LOG_LEVEL: 'warn',
  TURN_URLS: `turn:127.0.0.1:${relay.port}?transport=udp`,
  TURN_SECRET: relay.secret,
  // many tests share one IP address
  RATE_LIMIT_PER_MINUTE: '100000',
  RATE_LIMIT_POSTING_PER_MINUTE: '1000',
  RATE_LIMIT_SIGN_IN_PER_5_MINUTES: '1000',
  RATE_LIMIT_SIGN_IN_PER_PLACE_HOUR: '1000',
  RATE_LIMIT_SIGN_IN_PER_ACCOUNT_HOUR: '1000',
} as const;
