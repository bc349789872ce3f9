import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, outcome, queryPath } from './client.ts';
import type { WriteKind } from './found.ts';
import { Tallies } from './tally.ts';
import type { Member, Wish } from './writes.ts';

/** Between two requests of a member. */
const PAUSE_MS = 60;
/** Before something that failed is tried again, as the web app does it. */
const AGAIN_MS = 500;
/** A number that no post has: the end of a thread is shown. */
const LAST = 2_000_000_000;
const GIVE_UP_MS = 120_000;

/** What is worth another try with the same key. */
const isForNow = (status: number) => status >= 500 || status === 429 || status === 408;

/** What members read. */
const READS: Record<string, (member: Member) => string> = {
  'page of a thread': ({ threadId }) => `/forum/thread/${threadId}`,
  thread: ({ threadId }) => `/api/forum/threads/${threadId}`,
  market: () => '/api/marketplace',
  'home page': () => '/',
  lounges: () => '/api/lounges',
  batch: () => '/trpc/auth.me,auth.config?batch=1&input=%7B%7D',
};

/** A turn of a member: what is read and written, in this order and from another place of it for each. */
const TURN = [
  ...['page of a thread', 'post', 'thread', 'score', 'market', 'book', 'home page', 'score'],
  ...['batch', 'post', 'lounges', 'offer', 'thread', 'score'],
];

/** What members do, all at once, until they are told to end. */
export class Traffic {
  readonly tallies = new Tallies();
  /** words of what was answered with success */
  readonly accepted: Record<WriteKind, Set<string>> = {
    post: new Set(),
    book: new Set(),
    offer: new Set(),
    score: new Set(),
  };
  /** the revisions of games that visits have led to, by game */
  readonly scored = new Map<number, Set<string>>();
  /** what its author was not shown right after it was accepted */
  readonly unseen: string[] = [];
  readonly prefix: string;
  readonly #stop = new AbortController();
  readonly #all: Promise<void>[];
  #words = 0;

  constructor(members: readonly Member[], prefix: string) {
    this.prefix = prefix;
    this.#all = members.map((member, index) => this.#live(member, index * 3));
  }

  async #live(member: Member, first: number): Promise<void> {
    for (let turn = first; !this.#stop.signal.aborted; turn++) {
      const kind = TURN[turn % TURN.length] ?? '';
      const path = READS[kind];
      if (path) await this.#try(kind, () => member.client.ask(path(member), { timeout: 15_000 }));
      else await this.#write(member, kind as WriteKind);
      await sleep(PAUSE_MS);
    }
  }

  async #write(member: Member, kind: WriteKind): Promise<void> {
    this.#words += 1;
    const words = `${this.prefix} ${this.#words}`;
    const wish: Wish | null = kind === 'score' ? member.score() : member[kind](words);
    if (!wish) return;
    // a write that was begun is brought to its end, also when the rehearsal is over
    for (const began = performance.now(); performance.now() - began < GIVE_UP_MS; ) {
      const answer = await this.#try(kind, wish.send);
      if (answer?.status === 200) {
        this.accepted[kind].add(wish.words);
        if (kind === 'post') await this.#readBack(member, wish.words);
        if (kind === 'score') this.#noteScore(member.gameId, answer);
        await wish.done?.(answer);
      }
      if (answer && !isForNow(answer.status)) return;
      await sleep(AGAIN_MS);
    }
  }

  /** Who has written something finds it, whichever database is asked. */
  async #readBack(member: Member, words: string): Promise<void> {
    const path = queryPath('forum.post.list', { threadId: member.threadId, around: LAST });
    const answer = await this.#try('own post', () => member.client.ask(path, { timeout: 15_000 }));
    if (answer?.status === 200 && !answer.body.includes(`"${words}"`)) this.unseen.push(words);
  }

  #noteScore(gameId: number, answer: Answer): void {
    const { revision } = outcome<{ revision: number }>(answer);
    const known = this.scored.get(gameId) ?? new Set();
    this.scored.set(gameId, known.add(String(revision)));
  }

  /** @returns nothing when nobody has answered */
  async #try(kind: string, ask: () => Promise<Answer>): Promise<Answer | null> {
    const began = performance.now();
    const answer = await ask().catch((error: Error) => error);
    const ended = performance.now();
    if (!(answer instanceof Error) && answer.status === 200) {
      this.tallies.succeeded(kind, began, ended);
      return answer;
    }
    const reason = answer instanceof Error ? answer.message : answer.said;
    this.tallies.failed(kind, began, ended, reason);
    return answer instanceof Error ? null : answer;
  }

  /** @returns when each member has done what they had begun */
  async end(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#all);
    this.tallies.end(performance.now());
  }
}
