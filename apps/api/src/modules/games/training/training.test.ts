import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { befriend } from '../../people/testing.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api);

const trainingOf = (member: TestMember | null) => api.callerFor(member).games.training;
type Save = Parameters<ReturnType<typeof trainingOf>['save']>[0];
type Thrown = Save['thrown'];
const save = (thrown: Thrown, member: TestMember | null = mia) =>
  trainingOf(member).save({ thrown });

const thrown = (kind: Thrown['kind'], darts: string): Thrown => ({
  kind,
  chosen: [],
  darts: darts.split(' '),
});
const ROUND = `${Array.from({ length: 20 }, (_, index) => `S${index + 1}`).join(' ')} S25`;
const MISSED = '0 0 0';
const times = (count: number, darts: string) => Array(count).fill(darts).join(' ');
const clock = (missed: number): Thrown =>
  thrown('clock', [...Array(missed).fill(MISSED), ROUND].join(' '));
const NUMBERS = [...Array.from({ length: 20 }, (_, index) => index + 1), 25];
const bob = thrown('bob', NUMBERS.map((number) => `D${number} 0 0`).join(' '));

describe('training', () => {
  it('is stored as the darts make it, with the best of each kind', async () => {
    expect(await save(clock(2))).toEqual({ score: 27, best: 27 });
    expect(await save(clock(0))).toEqual({ score: 21, best: 21 });
    expect(await save(clock(1))).toEqual({ score: 24, best: 21 });
    expect(await save(bob)).toEqual({ score: 497, best: 497 });
    expect(await save(thrown('bob', times(5, MISSED)))).toEqual({ score: -3, best: 497 });
    const tried = await save(thrown('checkout', `S20 D20 T20 D5 ${times(8, MISSED)}`));
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
      items: [{ darts: 28 }],
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
      thrown('clock', '0'),
      thrown('clock', `S99 0 0 ${ROUND}`),
      thrown('clock', `${ROUND} 0`),
      thrown('bob', 'D1 0 0'),
      thrown('bob', `${times(5, MISSED)} D6`),
      thrown('checkout', 'S20 D20'),
      thrown('checkout', times(11, MISSED)),
    ];
    for (const one of impossible) {
      expect(await codeOf(save(one))).toBe('VISIT_IMPOSSIBLE');
    }
    expect(await codeOf(save({ kind: 'bob', chosen: [], darts: [] }))).toBe('BAD_INPUT');
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

describe('an exercise that is thrown dart by dart', () => {
  const countUp = (visit: string): Thrown => ({
    kind: 'countUp',
    chosen: [],
    darts: Array(8).fill(visit.split(' ')).flat(),
  });
  const ninetyNine = (number: number, dart: string): Thrown => ({
    kind: 'ninetyNine',
    chosen: [number],
    darts: Array(99).fill(dart),
  });
  const doubles = [1, 2, 3, 4, 5, 6, 7, 8, 9, 25];
  const weak = (dart: string): Thrown => ({
    kind: 'weakDoubles',
    chosen: doubles,
    darts: Array(30).fill(dart),
  });

  it('is played again from its darts, which are kept', async () => {
    expect(await save(countUp('T20 S5 0'))).toEqual({ score: 520, best: 520 });
    expect(await save(countUp('S20 S5 0'))).toEqual({ score: 200, best: 520 });
    const stored = await api.deps.db
      .selectFrom('training_results')
      .select(['thrown', 'darts'])
      .where('user_id', '=', mia.id)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ thrown: Array(8).fill('T20 S5 0').join(' '), darts: 24 });
  });

  it('is best with the fewest darts where darts are counted', async () => {
    const trebles = Array.from({ length: 20 }, (_, index) => `T${index + 1}`);
    const clockTrebles = (...darts: string[]): Thrown => ({
      kind: 'clockTrebles',
      chosen: [],
      darts: [...darts, ...trebles],
    });
    await save(clockTrebles());
    expect(await save(clockTrebles('0', '0', '0'))).toEqual({ score: 23, best: 20 });
  });

  it('compares 99 darts by their number, and one’s own doubles whichever they were', async () => {
    await save(ninetyNine(20, 'T20'));
    expect(await save(ninetyNine(17, 'S17'))).toEqual({ score: 99, best: 99 });
    const seventeen = await trainingOf(mia).list({ kind: 'ninetyNine', chosen: [17] });
    expect(seventeen).toMatchObject({ best: 99, items: [{ score: 99 }] });
    await save(weak('D1'));
    const other: Thrown = { ...weak('D20'), chosen: doubles.map(() => 20) } as Thrown;
    expect(await save(other)).toEqual({ score: 30, best: 30 });
    expect(await save(weak('0'))).toEqual({ score: 0, best: 30 });
  });

  it('is refused when it isn’t over, goes on after its end, or is about other numbers', async () => {
    const first = countUp('T20 T20 T20');
    const { darts } = first;
    for (const wrong of [darts.slice(1), [...darts, 'S1'], ['S21', ...darts.slice(1)]]) {
      expect(await codeOf(save({ ...first, darts: wrong } as Thrown))).toBe('VISIT_IMPOSSIBLE');
    }
    for (const chosen of [[], [21], [20, 19]]) {
      const wrong = { ...ninetyNine(20, 'T20'), chosen } as Thrown;
      expect(await codeOf(save(wrong))).toBe('BAD_INPUT');
    }
    expect(await codeOf(save({ ...first, chosen: [20] } as Thrown))).toBe('BAD_INPUT');
    expect((await trainingOf(mia).list({ kind: 'countUp' })).items).toEqual([]);
  });

  it('is listed with how often and the best, of each kind', async () => {
    await save(countUp('T20 S5 0'));
    await save(countUp('S20 0 0'));
    await save(clock(2));
    await save(clock(0));
    const bests = await trainingOf(mia).bests();
    expect(bests.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'clock', count: 2, best: 21 },
      { kind: 'countUp', count: 2, best: 520 },
    ]);
    expect(await trainingOf(await api.createMember()).bests()).toEqual([]);
    expect(await codeOf(trainingOf(null).bests())).toBe('UNAUTHENTICATED');
  });

  it('has a ladder of the member and their friends, by the best of each', async () => {
    const [ben, cleo, dirk] = [
      await api.createMember({ first_name: 'Ben' }),
      await api.createMember({ first_name: 'Cleo' }),
      await api.createMember({ first_name: 'Dirk' }),
    ];
    for (const friend of [ben, cleo]) await befriend(api, mia, friend);
    await save(countUp('S20 S20 S20'));
    await save(countUp('T20 T20 T20'), ben);
    await save(countUp('S1 0 0'), ben);
    await save(countUp('S20 S20 S20'), cleo);
    await save(countUp('T20 T20 T20'), dirk);
    const ladder = await trainingOf(mia).ladder({ kind: 'countUp' });
    expect(
      ladder
        .map(({ place, person, score, isSelf }) => [place, person.id, score, isSelf])
        .toSorted(),
    ).toEqual(
      [
        [1, ben.id, 1440, false],
        [2, mia.id, 480, true],
        [2, cleo.id, 480, false],
      ].toSorted(),
    );
    expect(
      (await trainingOf(dirk).ladder({ kind: 'countUp' })).map(({ isSelf }) => isSelf),
    ).toEqual([true]);
    expect(await codeOf(trainingOf(null).ladder({ kind: 'countUp' }))).toBe('UNAUTHENTICATED');
  });
});
