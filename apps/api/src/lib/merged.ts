/** The items of several sources, as they come. Sources can be added while it is read. */
export class Merged<Item> {
  readonly #waiting: Item[] = [];
  readonly #left: AbortSignal;
  #failure: { thrown: unknown } | undefined;
  #wake = () => {};

  /** @param left aborts when nobody reads it any more; sources have to end by themselves then */
  constructor(left: AbortSignal) {
    this.#left = left;
    left.addEventListener('abort', () => this.#wake());
  }

  /** Reads a source until it ends. What it throws is thrown to whoever reads the items. */
  add(source: AsyncIterable<Item>): void {
    void (async () => {
      try {
        for await (const item of source) {
          this.#waiting.push(item);
          this.#wake();
        }
      } catch (thrown) {
        this.#failure ??= { thrown };
        this.#wake();
      }
    })();
  }

  /** All items, until nobody reads them any more. */
  async *items(): AsyncGenerator<Item, void> {
    while (!this.#left.aborted) {
      const item = this.#waiting.shift();
      if (item !== undefined) {
        yield item;
        continue;
      }
      if (this.#failure) throw this.#failure.thrown;
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await promise;
    }
  }
}
