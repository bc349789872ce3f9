import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { has } from './proxies.ts';

/**
 * @param given the program, unless the path has it: Debian's package `nats-server` can be unpacked into any folder
 * @returns the program; undefined where this machine has none
 */
export const natsProgram = (given: string | undefined): string | undefined =>
  [given || 'nats-server'].find((program) => has(program, '-v'));

export interface NatsServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts a NATS server that only this machine reaches, and waits until it answers. */
export async function startNats(program = '', port?: number): Promise<NatsServer> {
  const own = port ?? (await freePort());
  const child = spawn(program, ['-a', '127.0.0.1', '-p', String(own)], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(own))) {
    if (child.exitCode !== null) throw new Error('nats-server ended at once');
    await sleep(50);
  }
  return {
    url: `nats://127.0.0.1:${own}`,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
