import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '@oche/darts/random';

/** Oche in a process of its own, which can be killed and started again at another port. */
export class OcheProcess {
  private child: ChildProcess | undefined;
  /** where it is; a promise while it starts */
  address: Promise<string> = Promise.reject(new Error('not started'));

  private readonly args: () => string[];

  constructor(args: () => string[]) {
    this.args = args;
    this.address.catch(() => {});
  }

  start(): Promise<string> {
    const script = fileURLToPath(new URL('../testing-process.ts', import.meta.url));
    // what was compiled is kept, as for the server itself
    const preload = new URL('../../../../preload.mjs', import.meta.url).href;
    const child = spawn(process.execPath, ['--import', preload, script, ...this.args()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    this.address = once(createInterface(child.stdout), 'line').then(([line]) => line);
    return this.address;
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever a call answers
  body: any;
}

interface Sent {
  method: string;
  path: string;
  cookie: string;
  key: string;
  body: string | undefined;
}

class LineDown extends Error {}

/**
 * Who calls the API from a cellar: requests break off, answers don't arrive, what was sent is sent again, twice at
 * once or much later. Sooner or later each call has its answer.
 */
export class BadLine {
  private readonly oche: OcheProcess;
  private readonly random;
  private readonly echoes: Sent[] = [];
  private count = 0;
  /** what the server could not cope with */
  readonly failures: string[] = [];

  constructor(oche: OcheProcess, seed: string) {
    this.oche = oche;
    this.random = randomFrom(seed);
  }

  async call(cookie: string, method: string, path: string, content?: object): Promise<Answer> {
    this.count += 1;
    const body = content && JSON.stringify(content);
    const sent = { method, path, cookie, key: `call-${this.count}-of-the-evening`, body };
    if (method === 'GET') return this.untilAnswered(sent);
    const luck = this.random();
    if (luck < 0.08) await this.send(sent, 'half').catch(ignore);
    else if (luck < 0.16) await this.send(sent, 'deaf').catch(ignore);
    else if (luck < 0.24) this.send(sent, 'whole').catch(ignore);
    const answer = await this.untilAnswered(sent);
    if (luck > 0.8) this.echoes.push(sent);
    const late = this.random() < 0.3 ? this.echoes.shift() : undefined;
    if (late) await this.send(late, 'whole').catch(ignore);
    return answer;
  }

  private async untilAnswered(sent: Sent): Promise<Answer> {
    for (;;) {
      try {
        return await this.send(sent, 'whole');
      } catch (error) {
        if (!(error instanceof LineDown)) throw error;
      }
    }
  }

  /** @throws LineDown when there is no answer */
  private async send(sent: Sent, how: 'whole' | 'half' | 'deaf'): Promise<Answer> {
    const url = new URL(`${await this.oche.address}/api${sent.path}`);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const { method, cookie, key, body = '' } = sent;
    const headers = {
      cookie,
      'idempotency-key': key,
      ...(body && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
    };
    const going = request(url, { method, headers, agent: false });
    going.on('error', () => reject(new LineDown()));
    going.on('response', async (response) => {
      try {
        let text = '';
        for await (const chunk of response) text += chunk;
        const status = response.statusCode ?? 0;
        if (status >= 500) this.failures.push(`${method} ${sent.path}: ${text}`);
        resolve({ status, body: text ? JSON.parse(text) : null });
      } catch {
        reject(new LineDown());
      }
    });
    if (how === 'half') {
      going.write(body.slice(0, body.length / 2), () => going.destroy());
    } else if (how === 'deaf') {
      going.end(body, () => setImmediate(() => going.destroy()));
    } else going.end(body);
    return promise;
  }
}

const ignore = () => {};
