import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, Client } from '../rehearsal/traffic/client.ts';

/** A thread of the demo data. */
const THREAD = 11;
/** Of the demo data: each has a share of its own in the line of pages. */
const MEMBERS = [
  'anna',
  'ben',
  'karl-heinz.wiechers',
  'manfred.kowalski',
  'torsten.ahlers',
  'matthias.gruenewald',
];
const MARK = 'Probe eines Neustarts';
const PAUSE_MS = 20;
/** Browsers wait about as long before they open a stream again. */
const RECONNECT_MS = 500;

/** What one kind of request came to. */
interface Tally {
  sent: number;
  failed: number;
  /** why, and how often */
  reasons: Map<string, number>;
}

interface StreamTally {
  opened: number;
  /** of those that an end of a process closed, how many were open again */
  reconnected: number;
  failed: number;
}

interface Kind {
  expected: number;
  ask(client: Client, accepted: Set<number>): Promise<Answer>;
}

const JSON_BODY = { 'content-type': 'application/json' };
const FORM_BODY = { 'content-type': 'application/x-www-form-urlencoded' };

let posts = 0;

const KINDS: Record<string, Kind> = {
  page: { expected: 200, ask: (client) => client.ask(`/forum/thread/${THREAD}`) },
  read: { expected: 200, ask: (client) => client.ask(`/api/forum/threads/${THREAD}`) },
  'batch over tRPC': {
    expected: 200,
    ask: (client) => client.ask('/trpc/auth.me,auth.config?batch=1&input=%7B%7D'),
  },
  post: {
    expected: 201,
    async ask(client, accepted) {
      posts += 1;
      const number = posts;
      const body = JSON.stringify({ threadId: THREAD, content: postText(number) });
      const options = { method: 'POST', headers: JSON_BODY };
      const answer = await client.ask('/api/forum/posts', options, body);
      if (answer.status === 201) accepted.add(number);
      return answer;
    },
  },
  'form of a mailbox': {
    // the link is nobody's
    expected: 400,
    ask: (client) =>
      client.ask(
        '/unsubscribe',
        { method: 'POST', headers: FORM_BODY },
        'List-Unsubscribe=One-Click',
      ),
  },
};

export interface TrafficResult {
  kinds: Record<string, Tally>;
  streams: StreamTally;
  /** numbers of the posts that were answered with success */
  accepted: Set<number>;
}

/**
 * Sends requests of all kinds through a proxy, `clients` at once, and keeps as many live streams open,
 * until it is told to end.
 */
export function startTraffic(origin: string, certificateFile: string, clients: number) {
  const ca = readFileSync(certificateFile);
  const result: TrafficResult = {
    kinds: Object.fromEntries(
      Object.keys(KINDS).map((name) => [name, { sent: 0, failed: 0, reasons: new Map() }]),
    ),
    streams: { opened: 0, reconnected: 0, failed: 0 },
    accepted: new Set(),
  };
  const stopping = new AbortController();
  const all = Array.from({ length: clients }, async (_, index) => {
    const client = new Client({ origin, ca });
    const { said } = await client.ask(
      `/api/mock-login?email=${MEMBERS[index % MEMBERS.length]}@oche.test`,
    );
    if (!client.cookie) throw new Error(`A member can't sign in: ${said}`);
    await Promise.all([
      browse(client, result, stopping.signal, index),
      follow(client, result.streams, stopping.signal),
    ]);
    client.close();
  });
  return {
    async end(): Promise<TrafficResult> {
      stopping.abort();
      await Promise.all(all);
      return result;
    },
  };
}

async function browse(client: Client, result: TrafficResult, stop: AbortSignal, first: number) {
  const kinds = Object.entries(KINDS);
  for (let turn = first; !stop.aborted; turn++) {
    const [name, kind] = kinds[turn % kinds.length] ?? [];
    const tally = name === undefined ? undefined : result.kinds[name];
    if (!kind || !tally) return;
    tally.sent += 1;
    const problem = await kind.ask(client, result.accepted).then(
      ({ status, said }) => (status === kind.expected ? null : said),
      (error: Error) => error.message,
    );
    if (problem) {
      tally.failed += 1;
      tally.reasons.set(problem, (tally.reasons.get(problem) ?? 0) + 1);
    }
    await sleep(PAUSE_MS);
  }
}

/** Follows a thread as an open page does: when the stream ends it is opened again. */
async function follow(client: Client, tally: StreamTally, stop: AbortSignal): Promise<void> {
  const input = encodeURIComponent(JSON.stringify({ threadId: THREAD }));
  for (let isFirst = true; !stop.aborted; isFirst = false) {
    const ended = await new Promise<boolean>((resolve) => {
      const sent = client.open(
        `/trpc/forum.thread.events?input=${input}`,
        { signal: stop },
        (response) => {
          const isOpen = response.statusCode === 200;
          if (isOpen && isFirst) tally.opened += 1;
          else if (isOpen) tally.reconnected += 1;
          response
            .resume()
            .on('close', () => resolve(isOpen))
            .on('error', () => {});
        },
      );
      sent.on('error', () => resolve(false)).end();
    });
    if (!ended && !stop.aborted) tally.failed += 1;
    if (!stop.aborted) await sleep(RECONNECT_MS);
  }
}

/** The text of each post that the traffic has written, for a search in the database. */
export const postText = (number: number) => `${MARK} ${number}`;
export const POSTS_LIKE = `${MARK} %`;
