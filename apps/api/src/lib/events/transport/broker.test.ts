import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryBroker } from '../../../testing/memory-broker.ts';
import { BrokerTransport } from './broker.ts';
import { messagesOf } from './fold.ts';

const log = pino({ level: 'silent' });
let broker: MemoryBroker;
let now: number;
let there: Awaited<ReturnType<typeof join>>;
let here: Awaited<ReturnType<typeof join>>;

/** A process, and what its transport tells it. Time passes only when the test says so. */
async function join() {
  const link = broker.link();
  const transport = new BrokerTransport(link, log, () => now);
  const told: unknown[] = [];
  const tell = (what: string) => () => void told.push(what);
  await transport.start({
    heard: (signals) => told.push(...signals.filter((_, index) => index % 2 === 1)),
    listening: tell('listening'),
    lost: tell('lost'),
    missed: tell('missed'),
    catchUp: tell('catchUp'),
  });
  await settled();
  return { link, transport, told };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const say = async (process: typeof here, ...all: unknown[]) => {
  process.transport.send(all.map((each) => JSON.stringify(['test.said', each])));
  const before = broker.messages.length;
  await vi.waitFor(() => expect(broker.messages.length).toBeGreaterThan(before));
  await settled();
};

/** Lets seconds pass, in which these processes say that they are there. */
async function pass(seconds: number, ...processes: (typeof here)[]) {
  for (let second = 0; second < seconds; second++) {
    now += 1000;
    for (const { transport } of processes) {
      transport.beat();
      await settled();
    }
  }
}

beforeEach(async () => {
  broker = new MemoryBroker();
  now = 0;
  [here, there] = [await join(), await join()];
  await pass(5, here, there);
  there.told.splice(0);
  here.told.splice(0);
});
afterEach(() => Promise.all([here.transport.stop(), there.transport.stop()]));

it('puts what is said within some milliseconds into one message, and hears it itself', async () => {
  const before = broker.messages.length;
  here.transport.send(['["test.said",1]']);
  here.transport.send(['["test.said",2]', '["test.said",1]']);
  await vi.waitFor(() => expect(there.told).toEqual([2, 1]));
  expect(here.told).toEqual([2, 1]);
  expect(broker.messages.length - before).toBe(1);
});

it('fills messages up to their size; what is too large is one by itself, and nothing is none', () => {
  const signals = ['["a",1]', '["b",2]', '["c",3333333333]', '["d",4]'];
  expect(messagesOf(signals, 14)).toEqual(['["a",1,"b",2]', '["c",3333333333]', '["d",4]']);
  expect(messagesOf(signals.slice(2, 3), 14)).toHaveLength(1);
  expect(messagesOf([], 14)).toEqual([]);
});

it('says by what it has sent how much it was, so that a message that got lost is missed', async () => {
  await say(here, 'first');
  broker.loses = (text) => text.includes('second');
  await say(here, 'second');
  expect(there.told).toEqual(['first']);
  await say(here, 'third');
  expect(there.told).toEqual(['first', 'third', 'missed']);
  await say(here, 'second');
  await pass(1, here);
  expect(there.told).toEqual(['first', 'third', 'missed', 'missed']);
  await pass(2, here, there);
  expect(there.told).toHaveLength(4);
});

it('misses what a process had still to say that was killed', async () => {
  here.link.kill();
  here.transport.send(['["test.said","never sent"]']);
  await pass(3, there);
  expect(there.told).toEqual([]);
  await pass(1, there);
  expect(there.told).toEqual(['missed']);
  await pass(100, there);
  expect(there.told).toEqual(['missed']);
});

it('misses nothing of a process that ends, and says before what it had to say', async () => {
  here.transport.send(['["test.said","last words"]']);
  await here.transport.stop();
  await settled();
  await pass(10, there);
  expect(there.told).toEqual(['last words']);
});

it('misses nothing of processes that are new, or that have said much before it came itself', async () => {
  const added = await join();
  await say(added, 'new');
  await pass(2, here, there, added);
  expect(there.told).toEqual(['new']);
  for (const word of ['a', 'b', 'c']) await say(here, word);
  const late = await join();
  await pass(5, here, there, added, late);
  await say(here, 'd');
  expect(late.told).toEqual(['listening', 'd']);
  await Promise.all([added.transport.stop(), late.transport.stop()]);
});

it('misses what somebody has said whom it hears for the first time', async () => {
  broker.loses = (text) => text.includes('unheard');
  const added = await join();
  await say(added, 'unheard');
  there.told.splice(0);
  broker.loses = () => false;
  await say(added, 'heard');
  expect(there.told.slice(-2)).toEqual(['heard', 'missed']);
  await added.transport.stop();
});

describe('without the broker', () => {
  it('catches up now and then, hears itself, and is back with it', async () => {
    broker.cut();
    expect(there.told).toEqual(['lost']);
    await pass(7, here, there);
    expect(there.told).toEqual(['lost', 'catchUp', 'catchUp']);
    there.transport.send(['["test.said","to myself"]']);
    await vi.waitFor(() => expect(there.told.at(-1)).toBe('to myself'));
    broker.mend();
    await settled();
    expect(there.told.at(-1)).toBe('listening');
    await pass(10, here, there);
    expect(there.told.at(-1)).toBe('listening');
  });

  it('notices by itself that nothing comes back', async () => {
    broker.loses = () => true;
    await pass(4, there);
    expect(there.told).toEqual(['lost']);
    broker.loses = () => false;
    await pass(1, there, here);
    expect(there.told).toEqual(['lost', 'listening']);
  });

  it('takes itself for busy, and not all others for dead, when it has stood still', async () => {
    now += 60_000;
    there.transport.beat();
    await settled();
    await pass(3, here, there);
    expect(there.told).toEqual([]);
  });
});

it('takes no harm from what others say on the subject', async () => {
  for (const text of [
    '',
    'x',
    '[]',
    'null',
    '{"s":1}',
    '{"s":"x","n":"y"}',
    '{"s":"x","n":1,"m":{}}',
  ])
    broker.pass(text);
  await say(here, 'still there');
  expect(there.told).toEqual(['still there']);
});
