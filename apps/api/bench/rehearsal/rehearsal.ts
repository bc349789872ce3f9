import { setTimeout as sleep } from 'node:timers/promises';
import { ADDRESSES } from './country/configuration.ts';
import type { Country } from './country/country.ts';
import { until } from './country/database-machines.ts';
import { HOST, PRIMARY_URL } from './country/settings.ts';
import type { Mails } from './mails.ts';
import type { Result } from './report.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { Client, outcome, queryPath, type Site } from './traffic/client.ts';
import { emailNameOf, slotsOf, Tables } from './traffic/found.ts';
import { gameSubject, threadSubject } from './traffic/subjects.ts';
import { Traffic } from './traffic/traffic.ts';
import { Watcher } from './traffic/watchers.ts';
import { Member, type Slot } from './traffic/writes.ts';

/** A thread of the demo data. */
const THREAD = 11;
/** Who reads the thread while others write. */
const READERS = 4;
/** For how long nothing may go wrong before all counts as well. */
const CALM_MS = 4000;
const WELL_LIMIT_MS = 90_000;
const WHOLE_LIMIT_MS = 180_000;
const WEEKS = 3;
const WEEK_MS = 7 * 86_400_000;

/** For what still has to arrive when nothing is written any more. */
const CATCH_UP_MS = 30_000;

/** A stream, and what it has to tell of. */
interface Watched {
  name: string;
  watcher: Watcher;
  expected(traffic: Traffic): Iterable<string>;
}

/** Members and whoever watches them, in a country, through one scenario after the other. */
export class Rehearsal {
  readonly #country: Country;
  readonly #site: Site;
  readonly #members: Member[] = [];
  readonly #tables = new Tables(PRIMARY_URL);
  readonly #mails: Mails;
  readonly #quietMs: number;

  constructor(country: Country, mails: Mails, quietSeconds: number) {
    this.#country = country;
    this.#mails = mails;
    this.#quietMs = quietSeconds * 1000;
    this.#site = { origin: `https://${HOST}`, address: ADDRESSES.gate, ca: country.certificate };
  }

  async prepare(clients: number): Promise<void> {
    for (const { client } of this.#members.splice(0)) client.close();
    await this.#tables.prepare(clients);
    const slots = await this.#freeSlots();
    for (let index = 0; index < clients; index++) {
      const own = slots.filter((_, place) => place % clients === index);
      const name = emailNameOf(index);
      this.#members.push(
        await Member.signIn(new Client(this.#site), {
          name,
          userId: name,
          threadId: THREAD,
          slots: own,
        }),
      );
    }
    for (const [index, member] of this.#members.entries()) {
      member.offersFor = this.#members[(index + 1) % clients]?.itemId ?? 0;
    }
  }

  async #freeSlots(): Promise<Slot[]> {
    const client = new Client(this.#site);
    const all: Slot[] = [];
    for (const loungeId of await this.#tables.bookableLounges()) {
      for (let week = 0; week < WEEKS; week++) {
        const from = new Date(Date.now() + WEEK_MS * (week + 1)).toISOString().slice(0, 10);
        const path = queryPath('bookings.availability.get', { loungeId, from, days: 7 });
        const answer = await client.ask(path);
        if (answer.status === 200) all.push(...slotsOf(loungeId, outcome(answer)));
      }
    }
    client.close();
    return all;
  }

  async through(scenario: Scenario): Promise<Result> {
    const country = this.#country;
    const watched = await this.#watch();
    const traffic = new Traffic(this.#members, `Probe ${scenario.name} ${Date.now()}`);
    await sleep(this.#quietMs);
    const witnesses = { mails: this.#mails, tables: this.#tables };
    const problems: string[] = [];
    const began = performance.now();
    let wellAfterMs: number | null = null;
    try {
      await scenario.trouble(country, witnesses);
      wellAfterMs = await this.#well(began, traffic, watched);
      await scenario.repair?.(country);
      await until('all machines are back', () => country.isWell(), WHOLE_LIMIT_MS);
      problems.push(...((await scenario.check?.(witnesses)) ?? []));
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
    await sleep(this.#quietMs);
    await traffic.end();
    const missed = await this.#missed(watched, traffic);
    const { unseen } = traffic;
    if (unseen.length > 0)
      problems.push(`${unseen.length} authors didn't find what they had written: ${unseen[0]}`);
    const { lost, twice } = await this.#tables.find(traffic.prefix, traffic.accepted);
    return {
      name: scenario.name,
      bounds: scenario.bounds,
      writes: Object.values(traffic.accepted).reduce((sum, { size }) => sum + size, 0),
      lost,
      twice,
      answers: traffic.tallies.all,
      kinds: traffic.tallies.kinds,
      missed,
      streams: watched.length,
      wellAfterMs,
      problems,
    };
  }

  /** @returns how long after its beginning the last thing went wrong; null when it doesn't end */
  async #well(
    began: number,
    { tallies }: Traffic,
    watched: readonly Watched[],
  ): Promise<number | null> {
    let lastBad = began;
    while (performance.now() - began < WELL_LIMIT_MS) {
      const isClosed = watched.some(({ watcher }) => watcher.closedSince !== null);
      if (isClosed) lastBad = performance.now();
      lastBad = Math.max(lastBad, tallies.lastFailureAt);
      const isWriting = (await this.#country.databases.primary()) !== null;
      if (!isWriting) lastBad = performance.now();
      if (performance.now() - lastBad > CALM_MS) return lastBad - began;
      await sleep(100);
    }
    return null;
  }

  async #watch(): Promise<Watched[]> {
    const watched: Watched[] = [];
    for (let reader = 1; reader <= READERS; reader++) {
      const client = new Client(this.#site);
      const watcher = await Watcher.of(client, threadSubject(client, THREAD));
      const expected = ({ accepted }: Traffic) => accepted.post;
      watched.push({ name: `reader ${reader} of the thread`, watcher, expected });
    }
    for (const { name, gameId } of this.#members) {
      const client = new Client(this.#site);
      const watcher = await Watcher.of(client, gameSubject(client, gameId));
      const expected = ({ scored }: Traffic) => scored.get(gameId) ?? [];
      watched.push({ name: `who watches the game of ${name}`, watcher, expected });
    }
    return watched;
  }

  async #missed(watched: readonly Watched[], traffic: Traffic): Promise<Map<string, string[]>> {
    const missing = () =>
      new Map(
        watched
          .map(({ name, watcher, expected }): [string, string[]] => [
            name,
            [...expected(traffic)].filter((words) => !watcher.told.has(words)),
          ])
          .filter(([, words]) => words.length > 0),
      );
    await until('nobody misses anything', async () => missing().size === 0, CATCH_UP_MS).catch(
      () => {},
    );
    await Promise.all(watched.map(({ watcher }) => watcher.end()));
    return missing();
  }

  async end(): Promise<void> {
    for (const { client } of this.#members) client.close();
    await this.#tables.end();
  }
}
