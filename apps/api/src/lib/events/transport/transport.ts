/** What a transport tells the process that it works for. */
export interface Hearing {
  /** @param signals of one sender, in their order: name, payload, name, payload, … */
  heard(signals: readonly unknown[]): void;
  /** From now on all signals are heard. */
  listening(): void;
  /** From now on signals may be missed. */
  lost(): void;
  /** Signals have been missed: what happened has to be read from the tables. */
  missed(): void;
  /** While nothing is heard: what has happened meanwhile can be read from the tables again. */
  catchUp(): void;
}

/** How signals get from one process to all others. */
export interface Transport {
  /** @throws when it can't do without what it needs; what is lost later comes back by itself */
  start(hearing: Hearing): Promise<void>;
  stop(): Promise<void>;
  /**
   * Sends signals after the commit that makes them true, and throws nothing. A transport without this sends them by
   * PostgreSQL itself, as a part of the transaction.
   * @param signals each is a pair of name and payload in JSON
   */
  readonly send?: (signals: readonly string[]) => void;
}
