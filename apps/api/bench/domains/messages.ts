import { createPool, type Pool } from '@oche/db';
import type { MessageDatabase } from '../databases/messages.ts';
import { atBothSizes, quantile, query, type SizedRead, type Target } from '../load.ts';
import { type Memory, processMemory } from '../memory.ts';
import type { BenchOptions } from '../scenarios.ts';
import { call, type Server, signIn, startApp } from '../servers.ts';
import { Stream } from '../streams.ts';
import { number, table } from '../table.ts';

const STREAMS = 1000;
/** of those whose conversation is on a screen; each gets one message, one after the other */
const SENT = 300;
/** streams that are opened together */
const AT_ONCE = 20;

export interface MessageTimes {
  reads: SizedRead[];
  streams: { before: Memory; open: Memory; delivered: { p50: number; p99: number } };
}

/** A member's inbox at two sizes, and streams that are open while members write to each other. */
export async function messages(
  small: MessageDatabase,
  large: MessageDatabase,
  options: BenchOptions,
): Promise<MessageTimes> {
  const apps = {
    small: await startApp(small.url, options.dataDir),
    large: await startApp(large.url, options.dataDir),
  };
  const pool = createPool(large.url, { max: 1 });
  try {
    const reads = {
      small: await inboxReads(apps.small, small),
      large: await inboxReads(apps.large, large),
    };
    return {
      reads: await atBothSizes(reads, options),
      streams: await deliver(apps.large, large, pool),
    };
  } finally {
    await pool.end();
    await apps.small.stop();
    await apps.large.stop();
  }
}

/** What the page of messages asks for, of the member with the longest conversation. */
async function inboxReads(
  app: Server,
  { longId, emailOf, middleId }: MessageDatabase,
): Promise<Record<string, Target>> {
  const cookie = await signIn(app, emailOf(0));
  const read = (path: string, input: unknown): Target => {
    const target = query(app, `social.conversations.${path}`, input);
    return { ...target, headers: { ...target.headers, cookie } };
  };
  const conversationId = longId;
  return {
    'the list of conversations': read('list', {}),
    'those with something unread': read('list', { filter: 'unread' }),
    'how much is unread': {
      url: `${app.url}/trpc/social.conversations.unread`,
      headers: { cookie },
    },
    'a long conversation, its newest page': read('messages', { conversationId }),
    'a page in its middle': read('messages', { conversationId, before: middleId }),
    'who is in it and how far they have read': read('get', { id: longId }),
    'a word in all conversations': read('search', { query: 'revanche' }),
    'two words in the long one': read('search', { query: 'keller wort4711', conversationId }),
  };
}

/**
 * Members with their own conversation on the screen; of the one with the number n the other one is the next member. The
 * time is from the call that sends until the message is on the other’s stream.
 */
async function deliver(app: Server, { longId, emailOf }: MessageDatabase, pool: Pool) {
  const cookies: string[] = [];
  for (let n = 0; n <= STREAMS; n++) cookies.push(await signIn(app, emailOf(n)));
  // a read mark that moves with each message is the number that the stream is watched by
  await pool.query(
    `update conversation_members set last_read_id = last_message_id
     where conversation_id between $1 and $1::bigint + $2`,
    [longId, STREAMS],
  );
  const before = await processMemory(app);
  const streams: Stream[] = [];
  for (let n = 0; n < STREAMS; n++) {
    const input = encodeURIComponent(JSON.stringify({ conversationId: longId + n }));
    const url = `${app.url}/trpc/social.conversations.events?input=${input}`;
    const stream = new Stream(url, 'upTo', { cookie: cookies[n + 1] ?? '' });
    streams.push(stream);
    // as people come, and not all in one moment
    if (n % AT_ONCE === 0) await stream.reached(0);
  }
  await Promise.all(streams.map((stream) => stream.reached(0)));
  const open = await processMemory(app);
  const delays: number[] = [];
  for (const [n, stream] of streams.slice(0, SENT).entries()) {
    const heard = stream.reached(stream.count + 1);
    const start = performance.now();
    const message = { conversationId: longId + n, content: 'Um acht im Keller?' };
    const [end] = await Promise.all([
      heard,
      call(app, 'social.conversations.send', message, cookies[n] ?? ''),
    ]);
    delays.push(end - start);
  }
  for (const stream of streams) stream.close();
  delays.sort((a, b) => a - b);
  return { before, open, delivered: { p50: quantile(delays, 0.5), p99: quantile(delays, 0.99) } };
}

export const delivered = ({ streams: { before, open, delivered } }: MessageTimes): string =>
  table(
    ['', 'value', 'target'],
    [
      [
        `memory of one of ${number(STREAMS)} streams, kB`,
        number((open.resident - before.resident) / STREAMS / 1000, 1),
        '',
      ],
      ['from the call until it is on the other’s stream, p50 ms', number(delivered.p50), ''],
      ['from the call until it is on the other’s stream, p99 ms', number(delivered.p99), '≤ 300'],
    ],
  );
