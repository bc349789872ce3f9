import { randomUUID } from 'node:crypto';
import { type ClientRequest, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Setup } from '@oche/darts/game';
import { randomFrom } from '@oche/darts/random';
import { throwGame } from '@oche/darts/thrower';
import type { Pool } from '@oche/db';
import { quantile, query } from '../load.ts';
import { call, type Server, signIn } from '../servers.ts';

export interface Crowd {
  members: number;
  scorers: number;
  watchers: number;
}

/** What has happened since the last time it was asked. */
export interface Tally {
  requests: number;
  /** milliseconds */
  p99: number;
  errors: number;
}

/** Members think between two pages. */
const PAUSE_MS = 1000;
/** Every so many of a member's requests one writes. */
const WRITES = 8;
const VISIT_MS = 1000;
/** After a while a watcher goes and comes again, as people do who put their phone away. */
const WATCH_MS = 60_000;

const rules = { game: 'x01', start: 501, in: 'straight', out: 'double' } as const;
const format = { legs: { kind: 'firstTo', count: 2 } } as const;
const setup: Setup = { rules, format, sides: [1, 1], first: 0 };

const below = (count: number) => Math.floor(Math.random() * count);
const oneOf = <T>(all: readonly T[]): T => all[below(all.length)] as T;

interface Places {
  threadIds: number[];
  /** of games that are being played */
  gameIds: number[];
}

/** Members, scorers and watchers, who go on until they are told to end. Each has one of the processes. */
export class Traffic {
  readonly #apps: readonly Server[];
  readonly #stopping = new AbortController();
  readonly #places: Places;
  #times: number[] = [];
  #errors: string[] = [];
  #all: Promise<void>[] = [];
  /** why something failed, and how often, of the whole run */
  readonly reasons = new Map<string, number>();

  private constructor(apps: readonly Server[], places: Places) {
    this.#apps = apps;
    this.#places = places;
  }

  static async start(apps: readonly Server[], pool: Pool, crowd: Crowd): Promise<Traffic> {
    const { members, scorers, watchers } = crowd;
    await pool.query(
      `insert into users (id, email, email_verified_at, first_name, last_name, zip_code, terms_accepted_at)
       select 'soak-' || n, 'soak-' || n || '@oche.test', now(), 'Kasia', 'K. ' || n, '80331', now()
       from generate_series(1, $1::int) n on conflict do nothing`,
      [members + scorers],
    );
    const { rows } = await pool.query<{ id: number }>(
      // those in which every member may write
      `select thread.id from forum_threads thread
       join forum_subforums subforum on subforum.id = thread.subforum_id
       join forum_categories category on category.id = subforum.category_id
       where thread.deleted_at is null and not thread.is_locked
         and not subforum.is_locked and subforum.is_active and category.is_active
       order by thread.id limit 50`,
    );
    const traffic = new Traffic(apps, { threadIds: rows.map(({ id }) => id), gameIds: [] });
    traffic.#all = [
      ...Array.from({ length: members }, (_, n) => traffic.#member(n + 1)),
      ...Array.from({ length: scorers }, (_, n) => traffic.#scorer(members + n + 1)),
      ...Array.from({ length: watchers }, (_, n) => traffic.#watcher(n)),
    ];
    return traffic;
  }

  /** What has happened since the last call. */
  tally(): Tally {
    const [times, errors] = [this.#times.sort((a, b) => a - b), this.#errors];
    this.#times = [];
    this.#errors = [];
    return { requests: times.length, p99: quantile(times, 0.99), errors: errors.length };
  }

  async end(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#all);
  }

  #app = (number: number): Server => this.#apps[number % this.#apps.length] as Server;

  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#stopping;
    await sleep(milliseconds * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
  }

  #failed(what: string, reason: unknown): void {
    const text = `${what}: ${reason instanceof Error ? reason.message : reason}`.slice(0, 160);
    this.#errors.push(text);
    this.reasons.set(text, (this.reasons.get(text) ?? 0) + 1);
  }

  /** Does something, takes its time, and notes it when it fails. */
  async #try<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    const start = performance.now();
    try {
      const result = await work();
      this.#times.push(performance.now() - start);
      return result;
    } catch (error) {
      this.#failed(what, error);
      return undefined;
    }
  }

  async #until(work: () => Promise<void>): Promise<void> {
    while (!this.#stopping.signal.aborted) await work();
  }

  async #member(number: number): Promise<void> {
    const app = this.#app(number);
    const cookie = await signIn(app, `soak-${number}@oche.test`);
    const read = (procedure: string, input: object) => query(app, procedure, input).url;
    const { threadIds } = this.#places;
    const reads = [
      () => read('forum.post.list', { threadId: oneOf(threadIds) }),
      () => read('search.find', { q: randomUUID().slice(0, 5) }),
      () => read('market.items.list', {}),
      () => read('lounges.search', {}),
      () => read('home.get', { board: 'home' }),
      () => read('social.conversations.list', {}),
      () => read('tournaments.list', {}),
      () => `${app.url}/forum/thread/${oneOf(threadIds)}`,
      () => `${app.url}/`,
    ];
    const look = async () => {
      const url = oneOf(reads)();
      const answer = await fetch(url, {
        headers: { cookie, 'content-type': 'application/json' },
        redirect: 'manual',
      });
      await answer.arrayBuffer();
      if (answer.status >= 400) throw new Error(String(answer.status));
    };
    const write = () =>
      call(
        app,
        'forum.post.create',
        { threadId: oneOf(threadIds), content: `Gestern 180. ${randomUUID()}` },
        cookie,
      );
    await this.#pause(PAUSE_MS);
    await this.#until(async () => {
      if (below(WRITES) === 0) await this.#try('a post', write);
      else await this.#try('a read', look);
      await this.#pause(PAUSE_MS);
    });
  }

  /** Plays one game after the other, visit by visit. */
  async #scorer(number: number): Promise<void> {
    const app = this.#app(number);
    const member = `soak-${number}`;
    const cookie = await signIn(app, `${member}@oche.test`);
    const sides = [[{ userId: member }], [{ guestName: 'Der lange Uwe' }]];
    await this.#until(async () => {
      const { entries } = throwGame(setup, [60, 60], randomFrom(randomUUID()));
      const started = await this.#try('the start of a game', () =>
        call(app, 'games.start', { rules, format, sides }, cookie),
      );
      if (!started) return this.#pause(PAUSE_MS);
      const { id: gameId } = started as { id: number };
      this.#places.gameIds[number] = gameId;
      const deviceId = randomUUID();
      for (const [base, entry] of entries.entries()) {
        if (this.#stopping.signal.aborted) break;
        const moves = [{ id: randomUUID(), move: { kind: 'enter', entry } }];
        await this.#try('a visit', () =>
          call(app, 'games.enterMoves', { gameId, deviceId, base, moves }, cookie),
        );
        await this.#pause(VISIT_MS);
      }
    });
  }

  /** Follows a thread or a game for a while, then another one. */
  async #watcher(number: number): Promise<void> {
    const app = this.#app(number);
    await this.#pause(PAUSE_MS * 5);
    await this.#until(async () => {
      const games = this.#places.gameIds.filter(Boolean);
      const { url } =
        number % 2 && games.length > 0
          ? query(app, 'games.events', { gameId: oneOf(games) })
          : query(app, 'forum.thread.events', { threadId: oneOf(this.#places.threadIds) });
      const stream = open(url, (reason) => this.#failed('a stream', reason));
      await this.#pause(WATCH_MS);
      stream.destroy();
    });
  }
}

/** @param onEnd called when the stream ends before its reader leaves */
function open(url: string, onEnd: (reason: string) => void): ClientRequest {
  const request = get(url, { agent: false }, (response) => {
    if (response.statusCode !== 200) onEnd(String(response.statusCode));
    response.setEncoding('utf8').on('data', (text: string) => {
      const [, error] = /event: serialized-error\ndata: (.*)/.exec(text) ?? [];
      if (error) onEnd(error);
    });
    response.on('error', () => {});
    response.on('end', () => {
      if (!request.destroyed) onEnd('ended');
    });
  });
  request.on('error', (error) => {
    if (!request.destroyed) onEnd(error.message);
  });
  return request;
}
