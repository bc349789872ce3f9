import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { type Outbound, publicInternet } from '../../lib/outbound/outbound.ts';
import { readerIn } from '../../lib/outbound/reader.ts';
import { senderIn } from '../../lib/outbound/sender.ts';
import { PRIVATE, TestInternet } from '../../lib/outbound/testing.ts';
import type { Caller, TestApi, TestMember } from '../../testing/index.ts';

export { sendDue as sendWebhooks } from './delivery/dispatcher.service.ts';

/** A message as it reached a receiver. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  /** what the body says */
  event: {
    type: string;
    timestamp: string;
    thing: string;
    sequence: number;
    // biome-ignore lint/suspicious/noExplicitAny: each kind has its own
    data: any;
  };
}

type Reply = (answer: ServerResponse, received: Received) => void;

/** Receivers of webhooks on this machine, by name; https is spoken without encryption here. */
export class TestReceivers {
  readonly internet = new TestInternet();
  readonly received: Record<string, Received[]> = {};
  /** what a receiver answers, by its name; without one it takes everything */
  readonly replies: Record<string, Reply> = {};
  outbound: Outbound = publicInternet;

  async start(): Promise<void> {
    await this.internet.start();
    const net = { ...this.internet.net(), isPlain: () => true };
    this.outbound = { ...publicInternet, send: senderIn(net), read: readerIn(net) };
  }

  close(): void {
    this.internet.close();
  }

  /** @returns the address of a receiver with this name */
  at(name: string): string {
    const host = `${name}.test`;
    this.received[name] = [];
    this.internet.serve(`http://${host}/hook`, (call, answer) => {
      void this.#take(name, call, answer);
    });
    return `https://${host}/hook`;
  }

  /** From now on the name leads to where nothing may be sent. */
  moveInside(name: string): void {
    this.internet.names[`${name}.test`] = [[PRIVATE]];
  }

  typesOf(name: string): string[] {
    return (this.received[name] ?? []).map(({ event }) => event.type);
  }

  async #take(name: string, call: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = Buffer.concat(await call.toArray()).toString();
    const received = { headers: call.headers, body, event: JSON.parse(body) };
    this.received[name]?.push(received);
    const reply = this.replies[name];
    if (reply) reply(answer, received);
    else answer.writeHead(204).end();
  }
}

/** A hook of a member for what concerns themselves. */
export const createHook = (
  api: TestApi,
  member: TestMember,
  input: Partial<Parameters<Caller['webhooks']['create']>[0]> = {},
) =>
  api.callerFor(member).webhooks.create({
    name: 'Mein Bot',
    url: 'https://bot.example/hook',
    subject: { kind: 'member', id: '' },
    events: null,
    ...input,
  });

/** A message of a member's hook that was given up. */
export async function failedDelivery(api: TestApi, member: TestMember) {
  const { id } = await createHook(api, member);
  const uuid = randomUUID();
  await api.deps.db
    .insertInto('webhook_messages')
    .values({
      id: uuid,
      hook_id: id,
      kind: 'game.finished',
      thing: 'game/1',
      ids: JSON.stringify({ gameId: 1 }),
      job_id: 1,
      part: 0,
      happened_at: api.deps.clock.now().toISOString(),
      data: '{}',
      sequence: 1,
      state: 'given_up',
      attempts: 17,
      status: 500,
      answer: 'Internal Server Error',
      duration_ms: 12,
    })
    .execute();
  return { id, deliveryId: `msg_${uuid}` };
}
