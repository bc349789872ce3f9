import { describe, expect, it, vi } from 'vitest';
import type { EventBus } from './event-bus.ts';
import { KeptState } from './kept-state.ts';

declare module './events.ts' {
  interface Signals {
    'test.keptChanged': object;
  }
}

const CHANGE = 'test.keptChanged';

/** A bus whose events the test makes itself. */
function aBus() {
  const heard: (() => void)[] = [];
  const missed: (() => void)[] = [];
  const bus = {
    isListening: true,
    on: (_: string, handler: () => void) => heard.push(handler),
    onResync: (handler: () => void) => missed.push(handler),
  };
  const callAll = (handlers: (() => void)[]) => () => {
    for (const handler of handlers) handler();
  };
  return {
    bus,
    events: bus as unknown as EventBus,
    tell: callAll(heard),
    miss: callAll(missed),
  };
}

describe('what is kept', () => {
  it('is read once, also by those who ask meanwhile, until an event drops it', async () => {
    const { events, tell } = aBus();
    const kept = new KeptState<number>(events, CHANGE);
    const read = vi.fn(async () => 1);
    expect(await Promise.all([kept.get(read), kept.get(read)])).toEqual([1, 1]);
    // not even a promise any more
    expect(kept.get(read)).toBe(1);
    expect(read).toHaveBeenCalledOnce();
    tell();
    await kept.get(read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is read again when events may have been missed', async () => {
    const { events, miss } = aBus();
    const kept = new KeptState<number>(events, CHANGE);
    await kept.get(async () => 1);
    miss();
    expect(await kept.get(async () => 2)).toBe(2);
  });

  it('is read again when it changes while it is being read', async () => {
    const { events, tell } = aBus();
    const kept = new KeptState<string>(events, CHANGE);
    const before = Promise.withResolvers<string>();
    const read = vi.fn(() => before.promise);
    const asked = kept.get(read);
    tell();
    read.mockImplementation(async () => 'after');
    before.resolve('before');
    expect(await asked).toBe('after');
  });

  it('is a second old at most while no events are heard', async () => {
    const { events, bus } = aBus();
    let now = 0;
    const kept = new KeptState<number>(events, CHANGE, () => now);
    let state = 1;
    const read = async () => state;
    await kept.get(read);
    bus.isListening = false;
    state = 2;
    now = 999;
    expect(await kept.get(read)).toBe(1);
    now = 1000;
    expect(await kept.get(read)).toBe(2);
  });

  it('holds while the database is away, and nothing is made up', async () => {
    const { events, tell } = aBus();
    const kept = new KeptState<number>(events, CHANGE);
    const away = () => Promise.reject(new Error('away'));
    await expect(kept.get(away)).rejects.toThrow('away');
    await kept.get(async () => 1);
    tell();
    expect(await kept.get(away)).toBe(1);
    expect(await kept.get(async () => 2)).toBe(2);
  });
});
