import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { folded, messagesOf } from './fold.ts';
import { Senders } from './senders.ts';
import type { Hearing, Transport } from './transport.ts';

/**
 * A connection to a broker that passes a message on to all who are connected, this process included, at most once and in
 * the order of each sender.
 */
export interface Link {
  /**
   * Connects, and connects again whenever the connection is lost.
   * @param on what is called with each message, and when the connection is there or gone
   * @returns when it is there, or after some seconds without it
   */
  start(on: { message(text: string): void; up(): void; down(): void }): Promise<void>;
  /** Without a connection the message is lost. */
  publish(text: string): void;
  /** Sends what was published, and closes the connection. */
  stop(): Promise<void>;
}

/** Signals that are said within this time become one message. */
const FOLD_MS = 3;
/** how often each process says how many messages it has sent */
const BEAT_MS = 1000;
/** Who has not been heard for so long is gone, and so is the broker when it brings nothing back. */
const SILENCE_MS = 3500;
/** how often what happened is read from the tables while nothing is heard */
const CATCH_UP_MS = 3000;
const REMEMBER_MS = 60_000;
/** NATS takes 1 MB. */
const MAX_BYTES = 200_000;

const envelope = z.object({
  /** who says it */
  s: z.string(),
  /** how many messages that one has sent */
  n: z.number(),
  /** signals; without them it only says that it is there */
  m: z.array(z.unknown()).optional(),
  /** it ends now */
  end: z.literal(true).optional(),
});

/**
 * Signals over a broker. They are sent after the commit, so that a commit waits for no other, and several become one
 * message. A message can get lost on the way, and with a process that dies between commit and sending; so all number
 * their messages and say once a second how many there were. Whoever finds something missing, or a process gone, reads
 * from the tables. So does everybody now and then while the broker is away; writing goes on.
 */
export class BrokerTransport implements Transport {
  readonly #id = randomUUID();
  readonly #link: Link;
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  readonly #now: () => number;
  readonly #senders = new Senders({ vanishMs: SILENCE_MS, rememberMs: REMEMBER_MS });
  #hearing: Hearing | null = null;
  #pending: string[] = [];
  #flushing: NodeJS.Timeout | null = null;
  #beating: NodeJS.Timeout | null = null;
  #sent = 0;
  #isListening = false;
  #beatAt = 0;
  #echoAt = 0;
  #caughtUpAt = 0;

  /** @param now milliseconds since an arbitrary moment */
  constructor(
    link: Link,
    log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
    now = () => performance.now(),
  ) {
    this.#link = link;
    this.#log = log;
    this.#now = now;
  }

  async start(hearing: Hearing): Promise<void> {
    this.#hearing = hearing;
    this.#beatAt = this.#now();
    this.#beating = setInterval(() => this.beat(), BEAT_MS).unref();
    await this.#link.start({
      message: (text) => this.#receive(text),
      up: () => this.#say(''),
      down: () => this.#lose(),
    });
    if (!this.#isListening)
      this.#log.warn('no broker for signals; what happens is read from time to time');
  }

  async stop(): Promise<void> {
    if (this.#beating) clearInterval(this.#beating);
    this.#flush();
    this.#say(',"end":true');
    this.#hearing = null;
    await this.#link.stop();
  }

  readonly send = (signals: readonly string[]): void => {
    this.#pending.push(...signals);
    this.#flushing ??= setTimeout(() => this.#flush(), FOLD_MS);
  };

  /** Called once a second: says that this process is there, and looks who else is. */
  beat(): void {
    const now = this.#now();
    const isBusy = now - this.#beatAt > 2 * BEAT_MS;
    this.#beatAt = now;
    this.#say('');
    // whoever was busy itself has heard nothing, and hears all of it next
    if (isBusy) return;
    if (this.#isListening && now - this.#echoAt > SILENCE_MS) this.#lose();
    if (!this.#isListening) this.#catchUp(now);
    else if (this.#senders.vanished(now)) this.#miss('a process is gone');
  }

  #flush(): void {
    if (this.#flushing) clearTimeout(this.#flushing);
    this.#flushing = null;
    const messages = messagesOf(folded(this.#pending.splice(0)), MAX_BYTES);
    for (const signals of messages) {
      this.#sent += 1;
      this.#say(`,"m":${signals}`);
      this.#hearing?.heard(JSON.parse(signals));
    }
  }

  #say(rest: string): void {
    this.#link.publish(`{"s":"${this.#id}","n":${this.#sent}${rest}}`);
  }

  #receive(text: string): void {
    const message = read(text);
    if (!message) return;
    const { s: sender, n: number, m: signals, end } = message;
    const now = this.#now();
    if (sender === this.#id) this.#echo(now);
    // what is heard before that is not yet complete, and is read from the tables then
    if (sender === this.#id || !this.#isListening) return;
    if (end) {
      if (this.#senders.farewell(sender, number, now)) this.#miss('signals got lost');
    } else if (!signals) {
      if (this.#senders.beat(sender, number, now)) this.#miss('signals got lost');
    } else {
      const isMissing = this.#senders.message(sender, number, now);
      this.#hearing?.heard(signals);
      if (isMissing) this.#miss('signals got lost');
    }
  }

  /** What this process has said itself has come back: so it hears all that is said from now on. */
  #echo(now: number): void {
    this.#echoAt = now;
    if (this.#isListening) return;
    this.#isListening = true;
    this.#senders.begin(now);
    this.#log.info('signals are heard');
    this.#hearing?.listening();
  }

  #lose(): void {
    if (!this.#isListening) return;
    this.#isListening = false;
    this.#caughtUpAt = this.#now();
    this.#log.warn('the broker for signals is away');
    this.#hearing?.lost();
  }

  #miss(why: string): void {
    this.#log.warn(`${why}; what happened is read again`);
    this.#hearing?.missed();
  }

  #catchUp(now: number): void {
    if (now - this.#caughtUpAt < CATCH_UP_MS) return;
    this.#caughtUpAt = now;
    this.#hearing?.catchUp();
  }
}

/** @returns undefined for what none of us has sent */
function read(text: string): z.infer<typeof envelope> | undefined {
  try {
    return envelope.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
