/** What a sender has said last, as far as this process knows. */
interface Sender {
  /** the number of its last message */
  last: number;
  heardAt: number;
  hasVanished: boolean;
}

interface Times {
  /** From a process that has not been heard for so long messages may be missing that it could not send any more. */
  vanishMs: number;
  /** how long one that has vanished is remembered, as it may only have been busy */
  rememberMs: number;
}

/**
 * All processes whose signals are heard. Each numbers its messages, and says once a second how many there were; so
 * whoever hears them finds out what is missing. Of a process that dies nobody knows what it had still to say.
 */
export class Senders {
  readonly #senders = new Map<string, Sender>();
  readonly #times: Times;
  #since = Number.NEGATIVE_INFINITY;

  constructor(times: Times) {
    this.#times = times;
  }

  /** From this moment on all messages are heard; what was before has been read from the tables. */
  begin(now: number): void {
    this.#senders.clear();
    this.#since = now;
  }

  /**
   * @param number how many messages the sender has sent, with this one
   * @returns whether messages before it are missing
   */
  message(id: string, number: number, now: number): boolean {
    return this.#note(id, number, number - 1, now);
  }

  /**
   * @param number how many messages the sender has sent
   * @returns whether some of them are missing
   */
  beat(id: string, number: number, now: number): boolean {
    return this.#note(id, number, number, now);
  }

  /** The same from a process that ends, and has said all. */
  farewell(id: string, number: number, now: number): boolean {
    const isMissing = this.beat(id, number, now);
    this.#senders.delete(id);
    return isMissing;
  }

  /** @returns whether processes have vanished, which may have had something to say */
  vanished(now: number): boolean {
    let isMissing = false;
    for (const [id, sender] of this.#senders) {
      const silence = now - sender.heardAt;
      if (silence > this.#times.rememberMs) this.#senders.delete(id);
      if (silence <= this.#times.vanishMs || sender.hasVanished) continue;
      sender.hasVanished = true;
      isMissing = true;
    }
    return isMissing;
  }

  /** @param before the last message that should have been heard before */
  #note(id: string, number: number, before: number, now: number): boolean {
    const known = this.#senders.get(id);
    const last = Math.max(known?.last ?? 0, number);
    this.#senders.set(id, { last, heardAt: now, hasVanished: false });
    if (known) return before > known.last;
    // it may have begun long before this process listened; all who were there then are heard within that time
    const isNew = now - this.#since > this.#times.vanishMs;
    return isNew && before > 0;
  }
}
