import { withTransaction } from '@oche/db';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  refusal,
  type TestMember,
  untilWaiting,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { countOne } from '../counting/count-game.service.ts';
import { dayAt } from '../scopes.ts';
import { lockRankings } from '../state/state.queries.ts';
import { insertResult, playCounted, storedRankings } from '../testing.ts';

const api = useTestApi();
const mona = useMember(api, { first_name: 'Mona' });
const gus = useMember(api, { first_name: 'Gus' });
const bea = useMember(api, { first_name: 'Bea' });
const hedy = useMember(api, { first_name: 'Hedy' });

const rankings = (member: TestMember) => api.callerFor(member).rankings;
const show = (member: TestMember, zipCode: string, country: 'DE' | 'AT' = 'DE') =>
  rankings(member).showPlace({ place: { zipCode, country } });
const around = (zipCode: string, radius: 10 | 25 | 50 | 100) => ({ zipCode, radius });
const names = async (input: Parameters<ReturnType<typeof rankings>['list']>[0]) =>
  (await rankings(hedy).list(input)).items.map(
    ({ place, person }) => `${place}. ${person.firstName}`,
  );

describe('rankings of a region', () => {
  beforeAll(async () => {
    const play = (winner: TestMember, loser: TestMember) =>
      playCounted(api, { winners: [winner], losers: [loser] });
    await play(hedy, bea);
    await play(hedy, mona);
    await play(bea, mona);
    await play(gus, mona);
    await show(mona, '80331');
    await show(gus, '86150');
    await show(bea, '10115');
  });

  it('have who shows to be there, with places among these', async () => {
    expect(await names({})).toEqual(['1. Hedy', '2. Bea', '3. Gus', '3. Mona']);
    expect(await names({ state: 'DE-BY' })).toEqual(['1. Gus', '1. Mona']);
    expect(await names({ state: 'DE-BE' })).toEqual(['1. Bea']);
    expect(await names({ state: 'AT-9' })).toEqual([]);
    // from Munich to Augsburg it is about 57 km
    expect(await names(around('80331', 50))).toEqual(['1. Mona']);
    expect(await names(around('80331', 100))).toEqual(['1. Gus', '1. Mona']);
    expect(await names(around('86150', 10))).toEqual(['1. Gus']);
  });

  it('have the own place for who is found there', async () => {
    const own = async (member: TestMember, input: object) =>
      (await rankings(member).list(input)).own;
    await playCounted(api, { winners: [gus], losers: [bea] });
    expect(await own(mona, { state: 'DE-BY' })).toMatchObject({
      place: 2,
      points: 3,
      next: { place: 1, points: 3 },
    });
    expect(await own(gus, { state: 'DE-BY' })).toMatchObject({ place: 1, next: null });
    expect(await own(bea, { state: 'DE-BY' })).toBeNull();
    expect(await own(hedy, { state: 'DE-BY' })).toBeNull();
  });

  it('say that a postal code is not known', async () => {
    const { items, own, unknownZipCode } = await rankings(mona).list({ zipCode: '00000' });
    expect({ items, own, unknownZipCode }).toEqual({
      items: [],
      own: null,
      unknownZipCode: '00000',
    });
    expect((await rankings(mona).list({})).unknownZipCode).toBeNull();
  });
});

describe('the own place', () => {
  it('is shown by choice only, elsewhere when it is changed, and nowhere when it is taken back', async () => {
    expect(await rankings(hedy).ownPlace()).toEqual({ place: null });
    await show(hedy, '80331');
    expect(await names({ state: 'DE-BY' })).toContain('1. Hedy');
    expect(await rankings(hedy).ownPlace()).toEqual({ place: { country: 'DE', zipCode: '80331' } });
    await show(hedy, '1010', 'AT');
    expect(await names({ state: 'DE-BY' })).not.toContain('1. Hedy');
    expect(await names({ state: 'AT-9' })).toEqual(['1. Hedy']);
    await rankings(hedy).showPlace({ place: null });
    expect(await names({ state: 'AT-9' })).toEqual([]);
    expect(await rankings(hedy).ownPlace()).toEqual({ place: null });
    const { standings } = await storedRankings(api);
    const regions = standings.filter(({ user_id }) => user_id === hedy.id);
    expect(new Set(regions.map(({ region }) => region))).toEqual(new Set([null]));
  });

  it('stands in what is counted later', async () => {
    const [ivo, kim] = [await api.createMember({ first_name: 'Ivo' }), await api.createMember()];
    await show(ivo, '20095');
    await playCounted(api, { winners: [ivo], losers: [kim], kind: 'cricket' });
    expect(await names({ state: 'DE-HH', game: 'cricket' })).toEqual(['1. Ivo']);
  });

  it('stands in what is being counted at the same moment', async () => {
    const [max, ole] = [await api.createMember({ first_name: 'Max' }), await api.createMember()];
    const gameId = await insertResult(api, { winners: [max], losers: [ole], kind: 'cricket' });
    const { shown } = await withTransaction(api.deps.db, async (tx) => {
      await lockRankings(tx, {});
      await countOne(tx, gameId, dayAt(api.deps.clock.now().getTime()));
      const waiting = show(max, '60311');
      await untilWaiting(api);
      return { shown: waiting };
    });
    await shown;
    expect(await names({ state: 'DE-HE', game: 'cricket' })).toEqual(['1. Max']);
  });

  it('is refused for visitors, and for codes that aren’t known', async () => {
    const visitor = api.callerFor(null).rankings;
    expect(await codeOf(visitor.ownPlace())).toBe('UNAUTHENTICATED');
    expect(await codeOf(visitor.showPlace({ place: null }))).toBe('UNAUTHENTICATED');
    expect(await refusal(show(mona, '00000'))).toMatchObject({ code: 'ZIP_CODE_UNKNOWN' });
    expect(await codeOf(show(mona, 'abc'))).toBe('BAD_INPUT');
    expect(await rankings(mona).ownPlace()).toEqual({ place: { country: 'DE', zipCode: '80331' } });
  });

  it('can be taken back by who is suspended', async () => {
    const lea = await api.createMember({
      status: 'suspended',
      suspended_until: new Date(Date.now() + 86_400_000),
    });
    expect(await rankings(lea).showPlace({ place: null })).toEqual({ place: null });
  });
});
