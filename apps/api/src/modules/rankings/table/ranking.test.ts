import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { setVisibility } from '../../people/testing.ts';
import { beginDay } from '../counting/day.service.ts';
import { playCounted } from '../testing.ts';

const NOW = '2031-03-20T19:00:00.000Z';
const api = useTestApi({ now: NOW });

const rankings = (member: TestMember) => api.callerFor(member).rankings;
const play = (winner: TestMember, loser: TestMember, more: object = {}) =>
  playCounted(api, { winners: [winner], losers: [loser], ...more });
/** `2. Ben 7` for each line. */
const lines = async (
  reader: TestMember,
  input: Parameters<ReturnType<typeof rankings>['list']>[0] = {},
) =>
  (await rankings(reader).list(input)).items.map(
    ({ place, person, points }) => `${place}. ${person.firstName} ${points}`,
  );

describe('the list', () => {
  const anna = useMember(api, { first_name: 'Anna' });
  const ben = useMember(api, { first_name: 'Ben' });
  const cem = useMember(api, { first_name: 'Cem' });
  const dana = useMember(api, { first_name: 'Dana' });
  const eva = useMember(api, { first_name: 'Eva' });
  const nobody = useMember(api);

  beforeAll(async () => {
    for (let game = 0; game < 3; game++) await play(anna, ben);
    await play(cem, dana, { startScore: 301 });
    await play(dana, eva, { kind: 'cricket', finishedAt: '2030-06-01T12:00:00.000Z' });
    await play(dana, eva, { startScore: 701, finishedAt: '2031-01-31T12:00:00.000Z' });
  });

  it('has three points for a win and one for a loss; who has equal points shares the place', async () => {
    // Anna 3:0, Dana 2:1, Ben 0:3, Cem 1:0, Eva 0:2
    expect(await lines(nobody)).toEqual([
      '1. Anna 9',
      '2. Dana 7',
      '3. Cem 3',
      '3. Ben 3',
      '5. Eva 2',
    ]);
  });

  it('says what was won and lost, the rate with one decimal, and the last five games', async () => {
    const { items } = await rankings(nobody).list({});
    expect(items[1]).toMatchObject({
      wins: 2,
      losses: 1,
      winRate: 66.7,
      form: [true, true, false],
    });
    expect(items[0]).toMatchObject({ winRate: 100, form: [true, true, true] });
    expect(JSON.stringify(items)).not.toContain('@');
  });

  it('says how strong each of them plays, whatever the list is of', async () => {
    const strengths = async (input: object) =>
      (await rankings(nobody).list(input)).items.map(({ strength }) => strength);
    const all = await strengths({});
    // Anna has beaten Ben three times, and nobody has played enough yet
    expect(all[0]).toMatchObject({ isProvisional: true });
    expect(all[0]?.rating).toBeGreaterThan(1500);
    expect(all[3]?.rating).toBeLessThan(1500);
    const rated = (await rankings(nobody).list({ list: 'provisional' })).items;
    expect(rated.map(({ points }) => points)).toEqual(
      rated.map(({ strength }) => strength?.rating),
    );
  });

  it('is of a game, and of a period', async () => {
    expect(await lines(nobody, { game: '301' })).toEqual(['1. Cem 3', '2. Dana 1']);
    expect(await lines(nobody, { game: 'cricket' })).toEqual(['1. Dana 3', '2. Eva 1']);
    expect(await lines(nobody, { game: 'x01' })).toEqual(['1. Dana 3', '2. Eva 1']);
    expect(await lines(nobody, { game: '501' })).toEqual(['1. Anna 9', '2. Ben 3']);
    expect(await lines(nobody, { period: 'lastYear' })).toEqual(['1. Dana 3', '2. Eva 1']);
    expect(await lines(nobody, { period: 'year', game: 'cricket' })).toEqual([]);
    expect(await lines(nobody, { period: 'year', game: 'x01' })).toHaveLength(2);
    expect(await lines(nobody, { period: 'month' })).toHaveLength(4);
    expect(await lines(nobody, { period: 'lastMonth' })).toEqual([]);
    expect(await lines(nobody, { period: 'recent', game: 'x01' })).toEqual([]);
  });

  it('has the own place with the way up', async () => {
    const ownOf = async (member: TestMember) => (await rankings(member).list({})).own;
    expect(await ownOf(eva)).toMatchObject({
      place: 5,
      points: 2,
      winRate: 0,
      next: { place: 3, points: 1 },
    });
    expect(await ownOf(ben)).toMatchObject({ place: 3, next: { place: 2, points: 4 } });
    expect(await ownOf(anna)).toMatchObject({ place: 1, next: null, form: [true, true, true] });
    expect(await ownOf(nobody)).toBeNull();
  });

  it('doesn’t show who is private, blocked, hidden or banned, and leaves their places', async () => {
    await setVisibility(api, dana, 'private');
    expect(await lines(nobody)).toEqual(['1. Anna 9', '3. Cem 3', '3. Ben 3', '5. Eva 2']);
    expect((await rankings(dana).list({})).own?.place).toBe(2);
    expect(await lines(dana)).toContain('2. Dana 7');
    await setVisibility(api, dana, 'public');

    await api.callerFor(nobody).social.people.block({ userId: anna.id });
    expect(await lines(nobody)).not.toContain('1. Anna 9');
    expect(await lines(anna)).toContain('1. Anna 9');
    await api.callerFor(nobody).social.people.unblock({ userId: anna.id });

    await api.deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', anna.id)
      .execute();
    expect((await lines(nobody))[0]).toBe('2. Dana 7');
    await api.deps.db
      .updateTable('users')
      .set({ status: 'active' })
      .where('id', '=', anna.id)
      .execute();
  });

  it('shows visitors who shows everybody how they play, but nobody by their region', async () => {
    const { list, statistics } = api.callerFor(null).rankings;
    const namesOf = async () => (await list({})).items.map(({ person }) => person.firstName);
    for (const one of [anna, dana]) await setVisibility(api, one, null);
    expect(await namesOf()).toEqual([]);
    expect((await statistics()).mostActive).toEqual([]);
    for (const one of [anna, dana]) await setVisibility(api, one, 'public');
    expect(await namesOf()).toEqual(['Anna', 'Dana']);
    expect((await statistics()).mostActive).toHaveLength(2);
    expect((await list({})).own).toBeNull();
    const { profiles } = api.callerFor(anna).social;
    await profiles.chooseSection({ section: 'statistics', visibility: 'friends' });
    expect(await namesOf()).toEqual(['Dana']);
    await profiles.chooseSection({ section: 'statistics', visibility: null });
    expect(await codeOf(list({ state: 'DE-BY' }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(list({ zipCode: '80331' }))).toBe('UNAUTHENTICATED');
  });

  it('is for what there is', async () => {
    expect(await codeOf(lines(nobody, { period: 'week' } as never))).toBe('BAD_INPUT');
    expect(await codeOf(lines(nobody, { game: '401' } as never))).toBe('BAD_INPUT');
    expect(await codeOf(lines(nobody, { radius: 500, zipCode: '80331' } as never))).toBe(
      'BAD_INPUT',
    );
    expect(await codeOf(lines(nobody, { zipCode: '80331', state: 'DE-BY' }))).toBe('BAD_INPUT');
  });
});

describe('statistics', () => {
  it('have the five highest win rates of at least three games, and the five most active', async () => {
    const reader = await api.createMember();
    const [gil, hal] = [
      await api.createMember({ first_name: 'Gil' }),
      await api.createMember({ first_name: 'Hal' }),
    ];
    for (let game = 0; game < 4; game++) await play(gil, hal);
    await play(hal, gil);
    const { highestWinRates, mostActive } = await rankings(reader).statistics();
    const shown = (list: typeof mostActive) =>
      list.map(({ person, games, winRate }) => `${person.firstName} ${games} ${winRate}`);
    // Cem has won his only game
    expect(shown(highestWinRates)).toEqual([
      'Anna 3 100',
      'Gil 5 80',
      'Dana 3 66.7',
      'Hal 5 20',
      'Ben 3 0',
    ]);
    // with equal numbers the one who has won more comes first
    expect(shown(mostActive)).toEqual([
      'Gil 5 80',
      'Hal 5 20',
      'Anna 3 100',
      'Dana 3 66.7',
      'Ben 3 0',
    ]);
  });
});

describe('ratings', () => {
  const ida = useMember(api, { first_name: 'Ida' });
  const jan = useMember(api, { first_name: 'Jan' });

  it('are provisional at first, and stand apart', async () => {
    await play(ida, jan);
    const { items, own } = await rankings(ida).list({ list: 'provisional' });
    expect(items.map(({ person }) => person.firstName)).toEqual(
      expect.arrayContaining(['Ida', 'Anna']),
    );
    expect(own?.points).toBeGreaterThan(1600);
    expect(await lines(ida, { list: 'rating' })).toEqual([]);
  });

  it('are certain after some games, and no longer after a year without one', async () => {
    for (let game = 0; game < 18; game++) await play(game % 3 ? ida : jan, game % 3 ? jan : ida);
    const names = async (list: 'rating' | 'provisional') =>
      (await rankings(ida).list({ list })).items.map(({ person }) => person.firstName);
    expect(await names('rating')).toEqual(['Ida', 'Jan']);
    expect(await names('provisional')).not.toContain('Ida');
    const { own } = await rankings(jan).list({ list: 'rating' });
    expect(own).toMatchObject({ place: 2, wins: 6, losses: 13, next: { place: 1 } });

    api.deps.clock.set('2031-03-21T19:00:00.000Z');
    await beginDay(api.deps);
    expect(await names('rating')).toEqual(['Ida', 'Jan']);
    api.deps.clock.set('2033-03-20T19:00:00.000Z');
    await beginDay(api.deps);
    expect(await names('rating')).toEqual([]);
    expect(await names('provisional')).toContain('Ida');
  });
});
