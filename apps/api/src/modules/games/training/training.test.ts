import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api);

const trainingOf = (member: TestMember | null) => api.callerFor(member).games.training;
type Save = Parameters<ReturnType<typeof trainingOf>['save']>[0];
type Thrown = Save['thrown'];
const save = (thrown: Thrown, member: TestMember | null = mia) =>
  trainingOf(member).save({ thrown });

const ROUND = [
  ...[0, 3, 6, 9, 12, 15].map((from) => [1, 2, 3].map((step) => `S${from + step}`)),
  ['S19', 'S20', 'S25'],
];
const clock = (missed: number): Thrown => ({
  kind: 'clock',
  visits: [...Array.from({ length: missed }, () => ['0', '0', '0']), ...ROUND],
});
const bob = (hits: number): Thrown => ({
  kind: 'bob',
  hits: Array.from({ length: 21 }, () => hits),
});
const checkout = (...finished: boolean[]): Thrown => ({ kind: 'checkout', finished });
const misses = (count: number) => Array.from({ length: count }, () => false);

describe('training', () => {
  it('is stored as the darts make it, with the best of each kind', async () => {
    expect(await save(clock(2))).toEqual({ score: 27, best: 27 });
    expect(await save(clock(0))).toEqual({ score: 21, best: 21 });
    expect(await save(clock(1))).toEqual({ score: 24, best: 21 });
    expect(await save(bob(1))).toEqual({ score: 497, best: 497 });
    expect(await save({ kind: 'bob', hits: [0, 0, 0, 0, 0] })).toEqual({ score: -3, best: 497 });
    const tried = await save(checkout(true, true, ...misses(8)));
    expect(tried).toEqual({ score: 60 + 70, best: 130 });
    const { items, best } = await trainingOf(mia).list({ kind: 'clock' });
    expect(best).toBe(21);
    expect(items.map(({ score, darts }) => [score, darts])).toEqual([
      [24, 24],
      [21, 21],
      [27, 27],
    ]);
    const bobs = await trainingOf(mia).list({ kind: 'bob' });
    expect(bobs.items.map(({ score, darts }) => [score, darts])).toEqual([
      [-3, 15],
      [497, 63],
    ]);
    expect(await trainingOf(mia).list({ kind: 'checkout' })).toMatchObject({
      best: 130,
      items: [{ darts: 30 }],
      nextCursor: null,
    });
  });

  it('is stored once for all attempts to send it', async () => {
    const input = { idempotencyKey: randomUUID(), thrown: clock(0) };
    await Promise.all([trainingOf(mia).save(input), trainingOf(mia).save(input)]);
    expect((await trainingOf(mia).list({ kind: 'clock' })).items).toHaveLength(1);
  });

  it('is paged, the latest first', async () => {
    for (const missed of [3, 2, 1]) {
      api.deps.clock.advance({ minutes: missed === 1 ? 0 : 5 });
      await save(clock(missed));
    }
    const list = trainingOf(mia).list;
    const first = await list({ kind: 'clock', limit: 2 });
    expect(first.items.map(({ score }) => score)).toEqual([24, 27]);
    const next = await list({ kind: 'clock', limit: 2, cursor: first.nextCursor ?? '' });
    expect(next.items.map(({ score }) => score)).toEqual([30]);
    expect(next.nextCursor).toBeNull();
    expect(await codeOf(list({ kind: 'clock', cursor: 'x' }))).toBe('BAD_INPUT');
  });

  it('is not what the darts can’t be, or is not over', async () => {
    const impossible: Thrown[] = [
      { kind: 'clock', visits: [] },
      { kind: 'clock', visits: ROUND.slice(0, -1) },
      { kind: 'clock', visits: [['S99', '0', '0'], ...ROUND] },
      { kind: 'clock', visits: [...ROUND, ['0', '0', '0']] },
      { kind: 'bob', hits: [1] },
      { kind: 'bob', hits: [0, 0, 0, 0, 0, 3] },
      checkout(true),
      checkout(...misses(11)),
    ];
    for (const thrown of impossible) {
      expect(await codeOf(save(thrown))).toBe('VISIT_IMPOSSIBLE');
    }
    expect(await codeOf(save({ kind: 'bob', hits: [4] }))).toBe('BAD_INPUT');
    expect((await trainingOf(mia).list({ kind: 'bob' })).items).toEqual([]);
  });

  it('is the member’s own', async () => {
    await save(clock(0));
    const ben = await api.createMember();
    const list = await trainingOf(ben).list({ kind: 'clock' });
    expect(list).toEqual({ items: [], nextCursor: null, best: null });
    expect(await codeOf(save(clock(0), null))).toBe('UNAUTHENTICATED');
    expect(await codeOf(trainingOf(null).list({ kind: 'clock' }))).toBe('UNAUTHENTICATED');
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(save(clock(0), suspended))).toBe('ACCOUNT_SUSPENDED');
  });
});
