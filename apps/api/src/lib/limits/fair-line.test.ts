import { setImmediate as settle } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { FairLine } from './fair-line.ts';

/** Work of several owners in one line, which notes its start and ends when it is told to. */
function crowd(line: FairLine) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const come = (name: string) =>
    line.run(name.slice(0, 1), async () => {
      started.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      await promise;
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { started, come, end };
}

it('lets owners take turns, however many of one came before', async () => {
  const line = new FairLine({ width: 1 });
  const { started, come, end } = crowd(line);
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(come);
  await settle();
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) {
    expect(started.at(-1)).toBe(name);
    await end(name);
  }
  expect(await Promise.all(all)).toHaveLength(6);
  expect(line.size).toBe(0);
});

it('keeps no place for an owner who had nobody left waiting', async () => {
  const line = new FairLine({ width: 1 });
  const { started, come, end } = crowd(line);
  const all = ['a1', 'a2'].map(come);
  await settle();
  await end('a1');
  all.push(...['b1', 'a3'].map(come));
  for (const name of ['a2', 'b1', 'a3']) {
    expect(started.at(-1)).toBe(name);
    await end(name);
  }
  expect(await Promise.all(all)).toHaveLength(4);
});

it('gives one place back for each that ends', async () => {
  const line = new FairLine({ width: 1, ofOwner: 3 });
  const { come, end } = crowd(line);
  const held = ['a1', 'a2', 'a3', 'b1'].map(come);
  await settle();
  await end('a1');
  held.push(come('a4'));
  await expect(come('a5')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await end('a2');
  expect(line.size).toBe(3);
  held.push(come('a5'));
  await expect(come('a6')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  for (const name of ['b1', 'a3', 'a4', 'a5']) await end(name);
  expect(await Promise.all(held)).toHaveLength(6);
  expect(line.size).toBe(0);
});

it('sends an owner away who has too many in it, and no other one', async () => {
  const line = new FairLine({ width: 1, ofOwner: 2 });
  const { come, end } = crowd(line);
  const held = [come('a1'), come('a2')];
  await expect(come('a3')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
  held.push(come('b1'));
  await settle();
  for (const name of ['a1', 'a2', 'b1']) await end(name);
  expect(await Promise.all(held)).toEqual(['a1', 'a2', 'b1']);
  const again = come('a4');
  await settle();
  await end('a4');
  expect(await again).toBe('a4');
});

it('sends everybody away while all together are too many', async () => {
  const line = new FairLine({ width: 1, ofAll: 2 });
  const { come, end } = crowd(line);
  const held = [come('a1'), come('b1')];
  await expect(come('c1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await settle();
  await end('a1');
  await end('b1');
  await Promise.all(held);
  expect(line.size).toBe(0);
});

it('goes on after a failure', async () => {
  const line = new FairLine({ width: 1 });
  const failing = line.run('a', async () => {
    throw new Error('this one');
  });
  const following = line.run('b', async () => 'b');
  await expect(failing).rejects.toThrow('this one');
  expect(await following).toBe('b');
  expect(line.size).toBe(0);
});
