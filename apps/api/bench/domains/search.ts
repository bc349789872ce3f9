import { setTimeout as sleep } from 'node:timers/promises';
import { scaleWord } from '@oche/db/seeds';
import type { SearchDatabase } from '../databases/search.ts';
import { inTurns, type Measure, query, type Target } from '../load.ts';
import type { BenchOptions } from '../scenarios.ts';
import { type Server, signIn, startApp } from '../servers.ts';

/** The commonest words of the made-up language; the first never occurs. */
const COMMON = [2, 30] as const;
/** Words that stand in one post of ten thousand. */
const RARE = [10_000, 30_000] as const;

const among = ([first, last]: readonly [number, number]): string =>
  scaleWord(first + Math.floor(Math.random() * (last - first)));
const oneOf = (texts: readonly string[]): string =>
  texts[Math.floor(Math.random() * texts.length)] ?? '';

/** The two rarest words of a post. */
function rarestOf(text: string): string {
  const ranked = text.split(' ').map((word) => ({ word, rank: ranks.get(word) ?? 0 }));
  ranked.sort((a, b) => b.rank - a.rank);
  return `${ranked[0]?.word} ${ranked[1]?.word}`;
}
const ranks = new Map(Array.from({ length: RARE[1] }, (_, rank) => [scaleWord(rank), rank]));

/** Each request asks for other words, so that nothing is measured but the search. */
function asking(app: Server, path: string, words: () => string): Target {
  return inTurn(app, () => query(app, path, { q: words() }));
}

function inTurn(app: Server, of: () => Target): Target {
  const { url, headers } = of();
  return { url, headers, path: () => of().url.slice(app.url.length) };
}

/** The searches to measure. */
function searches(app: Server, database: SearchDatabase, cookie: string): Record<string, Target> {
  const find = (words: () => string) => asking(app, 'search.find', words);
  const suggest = (words: () => string) => asking(app, 'search.suggest', words);
  const asMember = (target: Target) => ({ ...target, headers: { ...target.headers, cookie } });
  return {
    'one rare word': find(() => among(RARE)),
    'one common word': find(() => among(COMMON)),
    'two rare words': find(() => rarestOf(oneOf(database.texts))),
    'two common words': find(() => `${among(COMMON)} ${among(COMMON)}`),
    "a lounge's name and town": find(() => oneOf(database.loungeNames)),
    "a member's name": find(() => oneOf(database.names)),
    'suggestions, three letters': suggest(() => among(COMMON).slice(0, 3)),
    'suggestions, a rare word': suggest(() => among(RARE)),
    "suggestions, a member's name": suggest(() => oneOf(database.names).slice(0, 6)),
    "what is similar to a thread's title": inTurn(app, () =>
      asMember(query(app, 'search.similar', { title: oneOf(database.titles) })),
    ),
  };
}

/** @param options `connections` are readers who ask again as soon as there is an answer */
export async function search(
  database: SearchDatabase,
  options: BenchOptions,
): Promise<Record<string, Measure>> {
  const app = await startApp(database.url, options.dataDir);
  try {
    return await inTurns(
      searches(app, database, await signIn(app, database.memberEmail)),
      options.rounds,
      options,
    );
  } finally {
    await app.stop();
  }
}

export interface Delays {
  /** milliseconds from the answer to the writer until others find it */
  found: number[];
  /** milliseconds from the answer until nobody finds it any more */
  gone: number[];
}

const TRIES = 10;
const POLL_MS = 5;

/** How soon a new post is found, and a deleted one no more. */
export async function delays(database: SearchDatabase, options: BenchOptions): Promise<Delays> {
  const app = await startApp(database.url, options.dataDir);
  try {
    const cookie = await signIn(app, database.memberEmail);
    const call = async (path: string, input: object): Promise<{ id: number }> => {
      const answer = await fetch(`${app.url}/trpc/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(input),
      });
      return ((await answer.json()) as { result: { data: { id: number } } }).result.data;
    };
    const count = async (q: string): Promise<number> => {
      const { url, headers } = query(app, 'search.find', { q, asTyped: true });
      const answer = (await (await fetch(url, { headers: headers ?? {} })).json()) as {
        result: { data: { items: unknown[] } };
      };
      return answer.result.data.items.length;
    };
    const until = async (q: string, wanted: number): Promise<number> => {
      const start = performance.now();
      while ((await count(q)) !== wanted) await sleep(POLL_MS);
      return performance.now() - start;
    };
    const measured: Delays = { found: [], gone: [] };
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const word = `q${Date.now().toString(36)}x${attempt}`;
      const { id } = await call('forum.post.create', {
        threadId: database.threadId,
        content: `Das Wort ${word} steht nur hier.`,
      });
      measured.found.push(await until(word, 1));
      await call('forum.post.delete', { id });
      measured.gone.push(await until(word, 0));
    }
    return measured;
  } finally {
    await app.stop();
  }
}
