import type { Setup } from '@oche/darts/game';
import type { Move } from '@oche/darts/moves';
import { isRefusal, type Refusal } from '@oche/darts/visit';
import type { GameStatus } from '@oche/validators/games/schemas';
import { errorDataOf, hasErrorCode } from '../../../../lib/errors/errors.ts';
import {
  begin,
  confirmed,
  type Kept,
  keptOf,
  lossRead,
  type MadeMove,
  make,
  refusedAt,
  requestOf,
  type Scorer,
  type ServerState,
} from './scorer-state.ts';

/** The game as it is read from the server. */
export interface ReadGame extends ServerState {
  status: GameStatus;
  deviceId: string | null;
}

/** What scoring needs of the world around it. */
export interface Wire {
  deviceId: string;
  newId: () => string;
  send: (request: { base: number; moves: readonly MadeMove[] }) => Promise<{ status: GameStatus }>;
  read: () => Promise<ReadGame>;
  takeOver: () => Promise<void>;
  /** @throws when this device keeps nothing */
  keep: (kept: Kept) => Promise<void>;
}

export interface ScoringState {
  scorer: Scorer;
  status: GameStatus;
  /** another device scores, or another tab of this one */
  isElsewhere: boolean;
  /** why the last attempt to reach the server came to nothing; null when it did not */
  failure: unknown;
  /** false when the device could not store a throw: closing the page would lose it */
  isKept: boolean;
}

const REFUSALS = [
  'GAME_SCORED_ELSEWHERE',
  'GAME_MOVED_ON',
  'GAME_NOT_OPEN',
  'VISIT_IMPOSSIBLE',
] as const;

/**
 * Scores a game on this device: throws count at once, are kept here, and are sent in their order as
 * soon as there is a network. What the server refuses is told, never dropped.
 */
export class Scoring {
  readonly #wire: Wire;
  readonly #listeners = new Set<() => void>();
  #state: ScoringState;
  #lane: Promise<void> = Promise.resolve();

  constructor(wire: Wire, setup: Setup, game: ReadGame, kept?: Kept) {
    this.#wire = wire;
    this.#state = {
      scorer: begin(setup, game, kept),
      status: game.status,
      isElsewhere: this.#isOther(game.deviceId),
      failure: null,
      isKept: true,
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state = (): ScoringState => this.#state;

  /**
   * @param after how many entries have to be there before it; with others it isn't made
   * @returns why it can't have been thrown
   */
  play(move: Move, after?: number): Refusal | null {
    if (after !== undefined && after !== this.#state.scorer.game.entries.length) return null;
    const next = make(this.#state.scorer, { id: this.#wire.newId(), move });
    if (isRefusal(next)) return next;
    this.#set({ scorer: next });
    void this.sync();
    return null;
  }

  /** Sends what waits. */
  sync(): Promise<void> {
    return this.#inTurn(() => this.#sendAll());
  }

  /** The server has told something of the game. */
  async hear(event: { revision: number; status: GameStatus; deviceId: string | null }) {
    await this.#inTurn(async () => {
      const { scorer, status, isElsewhere } = this.#state;
      const isOther = this.#isOther(event.deviceId);
      const isNews = event.revision > scorer.revision || event.status !== status;
      if (isNews || isElsewhere !== isOther) await this.#catchUp();
    });
  }

  /** Another tab of this device goes on. */
  leave(): void {
    this.#set({ isElsewhere: true });
  }

  /** @throws when the server can't be reached */
  async takeOver(): Promise<void> {
    await this.#inTurn(async () => {
      await this.#wire.takeOver();
      this.#set({ isElsewhere: false });
      await this.#catchUp();
    });
  }

  readLoss(): void {
    this.#set({ scorer: lossRead(this.#state.scorer) });
  }

  /**
   * One call after the other: what is read while something is under way could miss what has just
   * arrived, or have it twice.
   */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#lane.then(work);
    this.#lane = done.catch(() => {});
    return done;
  }

  async #sendAll(): Promise<void> {
    let request = requestOf(this.#state.scorer);
    while (request) {
      try {
        const { status } = await this.#wire.send(request);
        const scorer = confirmed(this.#state.scorer, request.moves.length);
        this.#set({ scorer, status, isElsewhere: false, failure: null });
      } catch (error) {
        if (!(await this.#isSettled(error))) return;
      }
      request = requestOf(this.#state.scorer);
    }
  }

  /** @returns whether what still waits can be sent */
  async #isSettled(error: unknown): Promise<boolean> {
    if (!hasErrorCode(error, ...REFUSALS)) {
      this.#set({ failure: error });
      return false;
    }
    const details = errorDataOf(error)?.details;
    const known = Number(details?.known ?? 0);
    return this.#readAgain(known, possibleOf(error, known, Number(details?.index)));
  }

  /** What waits has to be sent first: only the server knows which of it has arrived. */
  async #catchUp(): Promise<void> {
    if (this.#state.scorer.pending.length > 0) await this.#sendAll();
    else await this.#readAgain(0);
  }

  /**
   * @param known how many of the pending moves the server has
   * @returns whether this device may send what waits
   */
  async #readAgain(known: number, possible?: number): Promise<boolean> {
    try {
      const { entries, revision, status, deviceId } = await this.#wire.read();
      const scorer = refusedAt(this.#state.scorer, { entries, revision }, known, possible);
      this.#set({ scorer, status, isElsewhere: this.#isOther(deviceId), failure: null });
      return !this.#state.isElsewhere;
    } catch (failure) {
      this.#set({ failure });
      return false;
    }
  }

  #isOther(deviceId: string | null): boolean {
    return deviceId !== null && deviceId !== this.#wire.deviceId;
  }

  #set(change: Partial<ScoringState>): void {
    const before = this.#state;
    this.#state = { ...before, ...change };
    if (this.#state.scorer !== before.scorer) this.#keep();
    for (const notify of this.#listeners) notify();
  }

  /** Written in the order of the throws: the browser queues transactions of one store. */
  #keep(): void {
    this.#wire.keep(keptOf(this.#state.scorer)).catch(() => {
      if (this.#state.isKept) this.#set({ isKept: false });
    });
  }
}

/** A closed game takes nothing more; of impossible moves those before the first can wait. */
function possibleOf(error: unknown, known: number, index: number): number | undefined {
  if (hasErrorCode(error, 'GAME_NOT_OPEN')) return 0;
  if (hasErrorCode(error, 'VISIT_IMPOSSIBLE')) return Math.max(0, index - known);
  return undefined;
}
