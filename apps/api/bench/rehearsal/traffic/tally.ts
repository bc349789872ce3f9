/** What one kind of request came to. */
export interface Tally {
  sent: number;
  failed: number;
  /** the longest time from a request that failed to the end of the next one that didn't; in milliseconds */
  failedForMs: number;
  /** of those that succeeded, in milliseconds */
  slowestMs: number;
  /** why, and how often */
  reasons: Map<string, number>;
}

/** Counts requests by their kind, and for how long each kind failed. All times are milliseconds of one clock. */
export class Tallies {
  readonly kinds = new Map<string, Tally>();
  /** when the first one of those began that failed since one succeeded */
  readonly #failingSince = new Map<string, number>();
  /** when the last one that failed was answered */
  lastFailureAt = Number.NEGATIVE_INFINITY;

  of(kind: string): Tally {
    const known = this.kinds.get(kind);
    if (known) return known;
    const made = { sent: 0, failed: 0, failedForMs: 0, slowestMs: 0, reasons: new Map() };
    this.kinds.set(kind, made);
    return made;
  }

  succeeded(kind: string, beganAt: number, endedAt: number): void {
    const tally = this.of(kind);
    tally.sent += 1;
    tally.slowestMs = Math.max(tally.slowestMs, endedAt - beganAt);
    const since = this.#failingSince.get(kind);
    if (since === undefined) return;
    tally.failedForMs = Math.max(tally.failedForMs, endedAt - since);
    this.#failingSince.delete(kind);
  }

  failed(kind: string, beganAt: number, endedAt: number, reason: string): void {
    const tally = this.of(kind);
    tally.sent += 1;
    tally.failed += 1;
    tally.reasons.set(reason, (tally.reasons.get(reason) ?? 0) + 1);
    if (!this.#failingSince.has(kind)) this.#failingSince.set(kind, beganAt);
    this.lastFailureAt = Math.max(this.lastFailureAt, endedAt);
  }

  /** Kinds that fail at the end did so from their first failure until now. */
  end(now: number): void {
    for (const [kind, since] of this.#failingSince) {
      const tally = this.of(kind);
      tally.failedForMs = Math.max(tally.failedForMs, now - since);
    }
  }

  get all(): Pick<Tally, 'sent' | 'failed' | 'failedForMs' | 'slowestMs'> {
    const each = [...this.kinds.values()];
    return {
      sent: each.reduce((sum, { sent }) => sum + sent, 0),
      failed: each.reduce((sum, { failed }) => sum + failed, 0),
      failedForMs: Math.max(0, ...each.map(({ failedForMs }) => failedForMs)),
      slowestMs: Math.max(0, ...each.map(({ slowestMs }) => slowestMs)),
    };
  }
}

/** What was written, by the words that each write has for itself. */
export interface Found {
  lost: string[];
  twice: string[];
}

/**
 * @param accepted words of what was answered with success
 * @param stored how often each of them stands in the tables
 */
export function compare(accepted: Iterable<string>, stored: ReadonlyMap<string, number>): Found {
  return {
    lost: [...accepted].filter((words) => !stored.has(words)),
    twice: [...stored].filter(([, count]) => count > 1).map(([words]) => words),
  };
}
