import { get } from 'node:http';

/** A stream of events that stays open, and in which a number rises. */
export class Stream {
  /** the last one that came */
  count = -1;
  /** the event that brought it, as it was sent */
  last = '';
  /** of an event that has not come whole */
  #rest = '';
  readonly #request: ReturnType<typeof get>;
  readonly #count: RegExp;
  #waiting: { count: number; done: (time: number) => void }[] = [];

  /**
   * @param name of the number in the events' JSON
   * @param count finds the number where it isn't a field of its own
   */
  constructor(
    url: string,
    name: string,
    headers: Record<string, string> = {},
    count = new RegExp(`"${name}":(\\d+)`),
  ) {
    this.#count = count;
    this.#request = get(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
      response.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    });
    this.#request.on('error', () => {});
  }

  #read(text: string): void {
    if (text.includes('event: serialized-error')) throw new Error(`a stream ended: ${text}`);
    const events = (this.#rest + text).split('\n\n');
    this.#rest = events.pop() ?? '';
    for (const event of events) {
      const [, count] = this.#count.exec(event) ?? [];
      if (count === undefined) continue;
      this.count = Number(count);
      this.last = event;
      const time = performance.now();
      for (const waiting of this.#waiting) if (this.count >= waiting.count) waiting.done(time);
      this.#waiting = this.#waiting.filter((waiting) => this.count < waiting.count);
    }
  }

  /** @returns the moment in which the number is at least so high */
  reached(count: number): Promise<number> {
    if (this.count >= count) return Promise.resolve(performance.now());
    return new Promise((done) => {
      this.#waiting.push({ count, done });
    });
  }

  close(): void {
    this.#request.destroy();
  }
}
