import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import type { Link } from './broker.ts';

type On = Parameters<Link['start']>[0];

const CONNECT_TIMEOUT_MS = 2000;
const RECONNECT_MS = 500;
/** A start goes on without a broker that has not answered until then. */
const START_MS = 3000;
const STOP_MS = 1000;

/** What several installations on one broker are told apart by, unless `SIGNALS_URL` names it. */
const SUBJECT = 'oche';

/** The options that the addresses mean, which the library takes apart from them. */
function optionsOf(addresses: readonly URL[]) {
  const [first] = addresses;
  const user = decodeURIComponent(first?.username ?? '');
  const pass = decodeURIComponent(first?.password ?? '');
  return {
    servers: addresses.map(({ host }) => host),
    ...(first?.protocol === 'tls:' && { tls: {} }),
    ...(pass ? { user, pass } : user && { token: user }),
  };
}

/** The subject that the path of the addresses names. */
const subjectOf = ([first]: readonly URL[]): string =>
  `${first?.pathname.slice(1) || SUBJECT}.signals`;

/** A connection to NATS: plain messages on one subject, without streams, as all that is sent stands in the tables. */
export class NatsLink implements Link {
  readonly #addresses: readonly URL[];
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #stopping = new AbortController();
  #connection: NatsConnection | null = null;
  #isUp = false;

  /** @param addresses servers of one cluster; user, password and subject stand in the first */
  constructor(addresses: readonly URL[], log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#addresses = addresses;
    this.#log = log;
  }

  async start(on: On): Promise<void> {
    const first = Promise.withResolvers<void>();
    void this.#keepConnected(on, first.resolve);
    await Promise.race([first.promise, sleep(START_MS, undefined, { ref: false })]);
  }

  publish(text: string): void {
    if (this.#isUp) this.#connection?.publish(subjectOf(this.#addresses), text);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    const left = this.#connection?.drain().catch(() => {});
    await Promise.race([left, sleep(STOP_MS, undefined, { ref: false })]);
  }

  /** The library connects again by itself, but not the first time, and not when it has been refused. */
  async #keepConnected(on: On, connected: () => void): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        const connection = await connect({
          ...optionsOf(this.#addresses),
          name: 'oche',
          timeout: CONNECT_TIMEOUT_MS,
          reconnectTimeWait: RECONNECT_MS,
          maxReconnectAttempts: -1,
          ignoreAuthErrorAbort: true,
        });
        this.#connection = connection;
        if (signal.aborted) return await connection.close();
        connection.subscribe(subjectOf(this.#addresses), {
          callback(error, message) {
            if (!error) on.message(message.string());
          },
        });
        await connection.flush();
        this.#become(true, on);
        connected();
        await this.#follow(connection, on);
      } catch (error) {
        this.#log.warn({ err: error }, 'the broker for signals is not reached');
      }
      this.#become(false, on);
      await sleep(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Until the connection is closed for good. */
  async #follow(connection: NatsConnection, on: On): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.#become(false, on);
      if (type === 'reconnect') this.#become(true, on);
    }
  }

  #become(isUp: boolean, on: On): void {
    if (this.#isUp === isUp) return;
    this.#isUp = isUp;
    if (isUp) on.up();
    else on.down();
  }
}
