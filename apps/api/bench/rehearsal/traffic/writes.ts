import { randomUUID } from 'node:crypto';
import type { Setup } from '@oche/darts/game';
import { randomFrom } from '@oche/darts/random';
import { throwGame } from '@oche/darts/thrower';
import { type Answer, type Client, outcome } from './client.ts';

/** One thing that a member wants, with words of its own, by which it is found in the tables. */
export interface Wish {
  words: string;
  /** sends it, as often as it takes, with the same key */
  send(): Promise<Answer>;
  /** what has to follow, once it is there */
  done?(answer: Answer): Promise<void>;
}

export interface Slot {
  loungeId: number;
  startTime: string;
  endTime: string;
}

const rules = { game: 'x01', start: 501, in: 'straight', out: 'double' } as const;
/** longer than any rehearsal */
const format = {
  sets: { kind: 'firstTo', count: 3 },
  legs: { kind: 'firstTo', count: 25 },
} as const;
const setup: Setup = { rules, format, sides: [1, 1], first: 0 };
const { entries } = throwGame(setup, [50, 50], randomFrom('rehearsal'));

/** Longer than any answer takes when all is well, and than a page waits. */
const PATIENCE = { timeout: 15_000 };

/** A member who writes, books, offers and scores. */
export class Member {
  readonly client: Client;
  readonly name: string;
  readonly threadId: number;
  readonly gameId: number;
  readonly itemId: number;
  readonly #deviceId = randomUUID();
  readonly #slots: Slot[];
  /** of somebody else, for which this member makes offers */
  offersFor = 0;
  #visits = 0;

  private constructor(
    client: Client,
    given: { name: string; threadId: number; gameId: number; itemId: number; slots: Slot[] },
  ) {
    this.client = client;
    this.name = given.name;
    this.threadId = given.threadId;
    this.gameId = given.gameId;
    this.itemId = given.itemId;
    this.#slots = given.slots;
  }

  /** @param slots free ones of lounges, of which all members take their own */
  static async signIn(
    client: Client,
    {
      name,
      userId,
      threadId,
      slots,
    }: { name: string; userId: string; threadId: number; slots: Slot[] },
  ): Promise<Member> {
    const { said } = await client.ask(`/api/mock-login?email=${name}@oche.test`);
    if (!client.cookie) throw new Error(`${name} can't sign in: ${said}`);
    const sides = [[{ userId }], [{ guestName: 'Der lange Uwe' }]];
    const game = await wellDone(client.call('games.start', { rules, format, sides }));
    const item = await wellDone(client.call('market.items.create', anAd));
    const { id: gameId } = outcome<{ id: number }>(game);
    const { id: itemId } = outcome<{ id: number }>(item);
    return new Member(client, { name, threadId, gameId, itemId, slots });
  }

  post(words: string): Wish {
    const input = { threadId: this.threadId, content: words, idempotencyKey: randomUUID() };
    return { words, send: () => this.client.call('forum.post.create', input, PATIENCE) };
  }

  /** A booking that is cancelled again, as a member has only so many ahead. */
  book(words: string): Wish | null {
    const slot = this.#slots.pop();
    if (!slot) return null;
    const input = { ...slot, notes: words, idempotencyKey: randomUUID() };
    return {
      words,
      send: () => this.client.call('bookings.create', input, PATIENCE),
      done: async (answer) => {
        await this.#takeBack('bookings.cancel', answer);
        this.#slots.unshift(slot);
      },
    };
  }

  /** An offer that is taken back, as one buyer has one at a time. */
  offer(words: string): Wish {
    const input = {
      itemId: this.offersFor,
      amount: 20,
      message: words,
      idempotencyKey: randomUUID(),
    };
    return {
      words,
      send: () => this.client.call('market.offers.create', input, PATIENCE),
      done: (answer) => this.#takeBack('market.offers.withdraw', answer),
    };
  }

  /** Tries for a while: what is left would stand in the way of the next one. */
  async #takeBack(procedure: string, answer: Answer): Promise<void> {
    const { id } = outcome<{ id: number }>(answer);
    for (let attempt = 0; attempt < 30; attempt++) {
      const taken = await this.client.call(procedure, { id }, PATIENCE).catch(() => null);
      if (taken && taken.status < 500) return;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }

  /** A visit has no words; its move has an id. */
  score(): Wish {
    const id = randomUUID();
    const base = this.#visits;
    const moves = [{ id, move: { kind: 'enter', entry: entries[base] } }];
    const input = { gameId: this.gameId, deviceId: this.#deviceId, base, moves };
    return {
      words: id,
      send: () => this.client.call('games.enterMoves', input, PATIENCE),
      done: async () => {
        this.#visits += 1;
      },
    };
  }
}

async function wellDone(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`${answer.said}: ${answer.body.slice(0, 500)}`);
  return answer;
}

const anAd = {
  title: 'Probe Barrels 23 g',
  description: 'Zur Probe, wird nicht verkauft. Die Barrels sind gerade.',
  category: 'darts',
  condition: 'good',
  price: 45,
  location: 'Bulls Eye Bar',
  zipCode: '50667',
  city: 'Köln',
  sellerTermsAccepted: true,
};
