import type { Link } from '../lib/events/transport/broker.ts';

type On = Parameters<Link['start']>[0];

/** A broker within this process, which a test can take away. */
export class MemoryBroker {
  readonly #there = new Set<MemoryLink>();
  /** all messages that have come in, also those that were thrown away */
  readonly messages: string[] = [];
  /** what is thrown away instead of being passed on */
  loses: (text: string) => boolean = () => false;
  #isUp = true;

  link(): MemoryLink {
    return new MemoryLink(this);
  }

  cut(): void {
    this.#isUp = false;
    for (const link of this.#there) link.on?.down();
  }

  mend(): void {
    this.#isUp = true;
    for (const link of this.#there) link.on?.up();
  }

  join(link: MemoryLink): void {
    this.#there.add(link);
    if (this.#isUp) link.on?.up();
  }

  leave(link: MemoryLink): void {
    this.#there.delete(link);
  }

  pass(text: string): void {
    if (!this.#isUp) return;
    this.messages.push(text);
    if (this.loses(text)) return;
    for (const link of this.#there) queueMicrotask(() => link.on?.message(text));
  }
}

class MemoryLink implements Link {
  readonly #broker: MemoryBroker;
  on: On | null = null;

  constructor(broker: MemoryBroker) {
    this.#broker = broker;
  }

  async start(on: On): Promise<void> {
    this.on = on;
    this.#broker.join(this);
  }

  publish(text: string): void {
    this.#broker.pass(text);
  }

  /** Nothing is said any more, as of a process that is killed. */
  kill(): void {
    this.#broker.leave(this);
    this.publish = () => {};
  }

  async stop(): Promise<void> {
    this.#broker.leave(this);
  }
}
