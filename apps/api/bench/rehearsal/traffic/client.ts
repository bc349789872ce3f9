import type { IncomingMessage } from 'node:http';
import { Agent, type RequestOptions, request } from 'node:https';

/** Where a site is asked for: a proxy that listens at an address which the name doesn't lead to. */
export interface Site {
  origin: string;
  /** of the proxy; by default where the origin's name leads */
  address?: string;
  ca: Buffer;
}

export interface Answer {
  status: number;
  /** who gave it, in which words */
  said: string;
  body: string;
}

/** What a procedure has answered. */
export const outcome = <T>({ body }: Answer): T => JSON.parse(body).result.data as T;

/** Where a procedure that only reads is asked. */
export const queryPath = (procedure: string, input: object): string =>
  `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

/** A browser's connections to a proxy, which it keeps open. */
export class Client {
  readonly #agent: Agent;
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor({ origin, address, ca }: Site) {
    this.#origin = origin;
    const lookup = address === undefined ? {} : { lookup: leadingTo(address) };
    this.#agent = new Agent({ keepAlive: true, ca, ...lookup });
  }

  /**
   * @throws Error when the connection breaks before the answer is complete
   */
  ask(path: string, options: RequestOptions = {}, body?: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = this.open(path, options, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          resolve({ status, said: whoSaid(response, text), body: text });
        });
        response.on('error', reject);
        this.#keep(response.headers['set-cookie'] ?? []);
      });
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.on('error', reject).end(body);
    });
  }

  #keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/s) ?? [];
      this.#cookies.set(name, value);
    }
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Calls a procedure that writes. */
  call(procedure: string, input: unknown, options: RequestOptions = {}): Promise<Answer> {
    const given = { ...options, method: 'POST', headers: { 'content-type': 'application/json' } };
    return this.ask(`/trpc/${procedure}`, given, JSON.stringify(input));
  }

  open(path: string, options: RequestOptions, on: Parameters<typeof request>[2]) {
    const { cookie } = this;
    const headers = { ...(cookie && { cookie }), ...options.headers };
    return request(this.#origin + path, { ...options, headers, agent: this.#agent }, on);
  }

  close(): void {
    this.#agent.destroy();
  }
}

type Lookup = NonNullable<RequestOptions['lookup']>;

const leadingTo =
  (address: string): Lookup =>
  (_name, options, found) =>
    options.all ? found(null, [{ address, family: 4 }]) : found(null, address, 4);

/** Oche names each request that it answers; a proxy that answers by itself doesn't. */
function whoSaid({ headers, statusCode }: IncomingMessage, body: string): string {
  if (headers['x-request-id'] === undefined) return `the proxy answered ${statusCode}`;
  const code = /"code":"(\w+)"/.exec(body)?.[1];
  return [`Oche answered ${statusCode}`, code].filter(Boolean).join(' ');
}
