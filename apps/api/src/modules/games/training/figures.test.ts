import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';

// a Saturday
const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api, { first_name: 'Mia' });

const trainingOf = (member: TestMember | null) => api.callerFor(member).games.training;
const countUp = (dart: string) => ({ kind: 'countUp' as const, darts: Array(24).fill(dart) });
const ROUND = [...Array.from({ length: 20 }, (_, index) => `S${index + 1}`), 'S25'];
const clock = (missed: number) => ({
  kind: 'clock' as const,
  darts: [...Array(missed).fill('0'), ...ROUND],
});

describe('what one has trained week by week', () => {
  it('has for each week how often, the average and the best, of twelve weeks', async () => {
    await trainingOf(mia).save({ thrown: countUp('S20') });
    await trainingOf(mia).save({ thrown: countUp('S10') });
    await trainingOf(mia).save({ thrown: clock(9) });
    await trainingOf(mia).save({ thrown: clock(0) });
    // Sunday, 23 o'clock at UTC, is Monday in Berlin
    api.deps.clock.advance({ hours: 28 });
    await trainingOf(mia).save({ thrown: countUp('S1') });
    expect(await trainingOf(mia).weeks({ kind: 'countUp' })).toEqual([
      { week: '2026-11-16', count: 2, average: 360, best: 480 },
      { week: '2026-11-23', count: 1, average: 24, best: 24 },
    ]);
    expect(await trainingOf(mia).weeks({ kind: 'clock' })).toMatchObject([
      { count: 2, average: 25.5, best: 21 },
    ]);
    api.deps.clock.advance({ days: 7 * 11 });
    expect(await trainingOf(mia).weeks({ kind: 'countUp' })).toMatchObject([
      { week: '2026-11-23' },
    ]);
  });

  it('is the member’s own, and that of 99 darts by their number', async () => {
    const ben = await api.createMember();
    const at = (number: number) => ({
      kind: 'ninetyNine' as const,
      chosen: [number],
      darts: Array(99).fill('S17'),
    });
    await trainingOf(mia).save({ thrown: at(17) });
    expect(await trainingOf(mia).weeks({ kind: 'ninetyNine', chosen: [17] })).toHaveLength(1);
    expect(await trainingOf(mia).weeks({ kind: 'ninetyNine', chosen: [20] })).toEqual([]);
    expect(await trainingOf(ben).weeks({ kind: 'ninetyNine', chosen: [17] })).toEqual([]);
    expect(await codeOf(trainingOf(null).weeks({ kind: 'clock' }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(trainingOf(mia).weeks({ kind: 'darts' as never }))).toBe('BAD_INPUT');
  });
});

describe('the best of the month at a lounge', () => {
  let loungeId: number;
  beforeEach(async () => {
    loungeId = (await createLounge(api, mia)).id;
  });
  const names = async (reader: TestMember | null = mia) =>
    (await trainingOf(reader).atLounge({ loungeId })).map(({ kind, best }) => [
      kind,
      ...best.map(({ place, person, score }) => `${place} ${person.firstName} ${score}`),
    ]);

  it('has of each member the best of this month, by what was trained there', async () => {
    const [ben, cleo] = [
      await api.createMember({ first_name: 'Ben' }),
      await api.createMember({ first_name: 'Cleo' }),
    ];
    api.deps.clock.advance({ days: -30 });
    await trainingOf(cleo).save({ thrown: clock(0), loungeId });
    api.deps.clock.advance({ days: 30 });
    await trainingOf(mia).save({ thrown: clock(4), loungeId });
    await trainingOf(mia).save({ thrown: clock(2), loungeId });
    await trainingOf(mia).save({ thrown: clock(0) });
    await trainingOf(ben).save({ thrown: clock(6), loungeId });
    await trainingOf(ben).save({ thrown: countUp('S20'), loungeId });
    await trainingOf(mia).save({ thrown: countUp('0'), loungeId });
    expect(await names()).toEqual([
      ['clock', '1 Mia 23', '2 Ben 27'],
      ['countUp', '1 Ben 480'],
    ]);
    expect(await trainingOf(mia).atLounge({ loungeId: (await createLounge(api, mia)).id })).toEqual(
      [],
    );
  });

  it('shows visitors nobody who has not said so, and members nobody who has blocked them', async () => {
    const ben = await api.createMember({ first_name: 'Ben' });
    const show = (visibility: 'public' | 'private') =>
      api.deps.db
        .updateTable('profiles')
        .set({
          visibility: 'public',
          visibility_chosen_at: api.deps.clock.now(),
          statistics_visibility: visibility,
        })
        .where('user_id', '=', ben.id)
        .execute();
    await trainingOf(ben).save({ thrown: clock(0), loungeId });
    expect(await names()).toEqual([['clock', '1 Ben 21']]);
    expect(await names(null)).toEqual([]);
    await show('public');
    expect(await names(null)).toEqual([['clock', '1 Ben 21']]);
    await show('private');
    expect(await names(null)).toEqual([]);
    await trainingOf(mia).save({ thrown: clock(3), loungeId });
    await api.deps.db
      .insertInto('user_blocks')
      .values({ blocker_id: ben.id, blocked_id: mia.id, created_at: api.deps.clock.now() })
      .execute();
    expect(await names()).toEqual([['clock', '1 Mia 24']]);
    expect(await names(ben)).toHaveLength(1);
  });

  it('takes no place that there isn’t', async () => {
    const save = trainingOf(mia).save({ thrown: clock(0), loungeId: 999_999 });
    expect(await codeOf(save)).toBe('LOUNGE_NOT_FOUND');
    expect(await codeOf(trainingOf(mia).atLounge({ loungeId: 0 }))).toBe('BAD_INPUT');
  });
});
