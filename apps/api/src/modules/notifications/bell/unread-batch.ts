/**
 * Reads for many what they ask for at about the same time, with one call: an event can concern a
 * thousand members who all have a page open.
 */
export class Batch<Answer> {
  readonly #read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Answer>>;
  #next: { ids: Set<string>; answers: Promise<ReadonlyMap<string, Answer>> } | null = null;

  constructor(read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Answer>>) {
    this.#read = read;
  }

  async of(id: string): Promise<Answer | undefined> {
    this.#next ??= this.#gather();
    const { ids, answers } = this.#next;
    ids.add(id);
    return (await answers).get(id);
  }

  #gather() {
    const ids = new Set<string>();
    const { promise: gathered, resolve } = Promise.withResolvers<void>();
    setImmediate(() => {
      this.#next = null;
      resolve();
    });
    return { ids, answers: gathered.then(() => this.#read([...ids])) };
  }
}
