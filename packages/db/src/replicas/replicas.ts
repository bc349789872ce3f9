import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Db } from '../executor.ts';
import { createPool, type Pool, type PoolOptions } from '../pool.ts';
import { begunAfter } from './begun-after.ts';
import type { Pulse } from './pulse.ts';
import { isElsewhere, type PrimaryRow, positionOf, primaryPulse, replicaPulse } from './pulses.ts';
import { createReplicaDb, type RepeatReason } from './replica-db.ts';

/** How far a standby may be behind. Milliseconds. */
const MOST_BEHIND_MS = 500;
/** What is known of a standby is never older. Milliseconds. */
const MOST_AGED_MS = 1000;
/** While the primary is away nothing is written that a standby could miss; after this it is not known any more. */
const PRIMARY_AWAY_MS = 30_000;
/** How long readers are kept waiting for standbys, which are left out before that. */
const SETTLE_MS = 1500;
const SETTLE_PAUSE_MS = 5;

/** A standby that is read has, at the latest after this, what the primary had before. Milliseconds. */
export const BEHIND_AT_MOST_MS = 2000;

/** Why nobody reads from a standby. */
export type LeftOut = 'away' | 'behind' | 'not a standby' | 'of another primary';

export interface ReplicaState {
  /** host and port */
  name: string;
  /** null while it is read */
  leftOut: LeftOut | null;
  /** Milliseconds; 0 when it has all that the primary has. */
  behindMs: number;
}

export interface ReplicasOptions {
  urls: readonly string[];
  /** PostgreSQL itself, or the pooler in front of it */
  primaryUrl: string;
  primary: Db;
  pool?: PoolOptions;
  /** a standby was left out, or is read again */
  onChange?: (name: string, leftOut: LeftOut | null) => void;
  /** a statement was repeated on the primary */
  onRepeat?: (name: string, reason: RepeatReason, error: unknown) => void;
}

interface Replica {
  name: string;
  db: Db;
  pool: Pool;
  clients: Set<PoolClient>;
  pulse: Pulse<never>;
  /** null: nothing is wrong with it by itself */
  fault: LeftOut | null;
  /** how much of the log it has replayed */
  position: number;
  /** its position is from this moment, or later */
  knownAt: number;
  told: LeftOut | null | undefined;
}

/**
 * The standbys of a primary: which of them may answer a reader, by how much of the log each has replayed. All of them
 * and the primary are asked some times a second, each on a connection of its own; a read costs no statement for it.
 *
 * Positions are bytes of the write-ahead log.
 */
export class Replicas {
  readonly #options: ReplicasOptions;
  readonly #replicas: Replica[];
  readonly #primary: Pulse<PrimaryRow>;
  #primaryRow: PrimaryRow | null = null;
  #primaryAnsweredAt = Number.NEGATIVE_INFINITY;
  /** when the primary's log was seen to be this long, oldest first */
  #written: { at: number; position: number }[] = [];
  /**
   * Resolves when each standby that is read has what the primary had at the moment of the call. For whoever is about to
   * tell somebody that there is something new.
   */
  readonly settled = begunAfter(() => this.#settle());

  constructor(options: ReplicasOptions) {
    this.#options = options;
    this.#primary = primaryPulse(options.primaryUrl, {
      onAnswer: (row) => this.#hearPrimary(row),
      onSilence: () => {},
    });
    this.#replicas = options.urls.map((url) => this.#replica(url));
  }

  async start(): Promise<void> {
    await Promise.all([this.#primary.start(), ...this.#replicas.map(({ pulse }) => pulse.start())]);
  }

  async stop(): Promise<void> {
    await Promise.all([this.#primary.stop(), ...this.#replicas.map(({ pulse }) => pulse.stop())]);
    await Promise.all(this.#replicas.map(({ pool }) => pool.end()));
  }

  /**
   * @param reader whoever it is always gets the same standby as long as that is there, so that nobody goes back in time
   * @param position what the standby must have replayed at least; 0 for readers who have written nothing
   * @returns undefined when the primary has to answer
   */
  pick(reader: string, position: number): Db | undefined {
    const now = performance.now();
    const first = hashOf(reader);
    for (let index = 0; index < this.#replicas.length; index++) {
      const replica = this.#replicas[(first + index) % this.#replicas.length];
      if (replica && replica.position >= position && this.#leftOut(replica, now) === null)
        return replica.db;
    }
    return undefined;
  }

  /**
   * How long the primary's log is now: whatever was committed before this call is below. Those who ask at the same time
   * share a statement.
   * @throws when the primary can't be reached
   */
  async position(): Promise<number> {
    return positionOf(await this.#primary.ask());
  }

  state(): ReplicaState[] {
    const now = performance.now();
    return this.#replicas.map((replica) => ({
      name: replica.name,
      leftOut: this.#leftOut(replica, now),
      behindMs: this.#behindMs(replica, now),
    }));
  }

  #replica(url: string): Replica {
    const { host } = new URL(url);
    const { primary, pool: options, onRepeat } = this.#options;
    const pool = createPool(url, { connectionTimeoutMs: MOST_AGED_MS, ...options });
    const clients = new Set<PoolClient>();
    pool.on('connect', (client) => clients.add(client));
    pool.on('remove', (client) => clients.delete(client));
    const replica: Replica = {
      name: host,
      pool,
      clients,
      db: createReplicaDb(pool, primary, (reason, error) => {
        // until it answers again
        if (reason === 'away') this.#leave(replica);
        onRepeat?.(host, reason, error);
      }),
      pulse: replicaPulse(url, {
        onAnswer: (row, askedAt) => {
          replica.fault = row.isStandby
            ? isElsewhere(row, this.#primaryRow)
              ? 'of another primary'
              : null
            : 'not a standby';
          replica.position = row.isStandby ? positionOf(row) : -1;
          replica.knownAt = askedAt;
          this.#tell(replica);
        },
        onSilence: () => {
          this.#leave(replica);
          cut(replica);
        },
      }) as Pulse<never>,
      fault: 'away',
      position: -1,
      knownAt: Number.NEGATIVE_INFINITY,
      told: undefined,
    };
    return replica;
  }

  #leave(replica: Replica): void {
    replica.fault = 'away';
    this.#tell(replica);
  }

  #tell(replica: Replica): void {
    const leftOut = this.#leftOut(replica, performance.now());
    if (replica.told === leftOut) return;
    replica.told = leftOut;
    this.#options.onChange?.(replica.name, leftOut);
  }

  #hearPrimary(row: PrimaryRow): void {
    const now = performance.now();
    this.#primaryRow = row;
    this.#primaryAnsweredAt = now;
    const position = positionOf(row);
    const last = this.#written.at(-1);
    // another primary has taken over, and its log is another one
    if (last && position < last.position) this.#written = [];
    if (position !== last?.position) this.#written.push({ at: now, position });
    // what all have is of no interest any more, but for the last of it
    const least = Math.min(...this.#replicas.map((replica) => replica.position));
    while ((this.#written[1]?.position ?? Number.POSITIVE_INFINITY) <= least) this.#written.shift();
    while (this.#written.length > MOST_WRITTEN) this.#written.splice(1, 1);
  }

  #leftOut(replica: Replica, now: number): LeftOut | null {
    if (replica.fault) return replica.fault;
    if (now - replica.knownAt > MOST_AGED_MS) return 'away';
    if (now - this.#primaryAnsweredAt > PRIMARY_AWAY_MS) return 'behind';
    return this.#behindMs(replica, now) > MOST_BEHIND_MS ? 'behind' : null;
  }

  /** How long ago the primary was first seen to have what the standby still lacks. */
  #behindMs(replica: Replica, now: number): number {
    const missing = this.#written.find(({ position }) => position > replica.position);
    return missing ? now - missing.at : 0;
  }

  async #settle(): Promise<void> {
    const deadline = performance.now() + SETTLE_MS;
    const position = await this.position().catch(() => undefined);
    while (position !== undefined && performance.now() < deadline) {
      const now = performance.now();
      const behind = this.#replicas.filter(
        (replica) => replica.position < position && this.#leftOut(replica, now) === null,
      );
      if (behind.length === 0) return;
      await Promise.all(behind.map(({ pulse }) => pulse.ask().catch(() => {})));
      if (behind.some((replica) => replica.position < position)) await pause(SETTLE_PAUSE_MS);
    }
  }
}

/** More moments than a standby can be behind before it is left out. */
const MOST_WRITTEN = 1000;

/** Ends what waits for an answer of a server that is silent: it is repeated on the primary. */
function cut({ clients }: Replica): void {
  for (const client of clients) {
    const { stream } = client.connection;
    if (stream instanceof Socket) stream.destroy();
  }
}

function hashOf(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index++) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) >>> 0;
  }
  return hash;
}
