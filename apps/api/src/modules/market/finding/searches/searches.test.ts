import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  outcomeOf,
  runJobs,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../../testing/index.ts';
import { aSale, sell } from '../../testing.ts';
import { tellSeekers } from './match.service.ts';

const api = useTestApi();
const seller = useMember(api);
let ben: TestMember;

beforeEach(async () => {
  ben = await api.createMember();
});

const searches = (member: TestMember | null = ben) => api.callerFor(member).market.searches;
type Filters = Parameters<ReturnType<typeof searches>['save']>[0]['filters'];
const save = (filters: Filters, member = ben, name = 'Meine Suche') =>
  searches(member).save({ name, filters });

const heard = async (member: TestMember) => {
  await runJobs(api);
  const { items } = await api.callerFor(member).social.notifications.list({ area: 'market' });
  return items.map(({ title, path }) => [title, path]);
};
const pathOf = ({ id }: { id: number }) => `/marketplace/${id}`;

describe('a saved search', () => {
  it('is listed, renamed, seen and deleted by its member alone', async () => {
    const filters = {
      search: 'Target',
      weightFrom: 22,
      weightTo: 24,
      category: ['darts' as const],
    };
    const { id } = await save(filters, ben, 'Target um die 23 g');
    expect(await searches().list()).toMatchObject([
      { id, name: 'Target um die 23 g', filters: { ...filters, intent: 'sell' }, newCount: 0 },
    ]);
    await sell(api, seller, { title: 'Target Carrera', attributes: { weight: 23 } });
    await runJobs(api);
    expect((await searches().list())[0]?.newCount).toBe(1);
    await searches().update({ id, name: 'Target', isSeen: true });
    expect(await searches().list()).toMatchObject([{ name: 'Target', newCount: 0 }]);
    expect(await codeOf(searches(seller).update({ id }))).toBe('SAVED_SEARCH_NOT_FOUND');
    expect(await codeOf(searches(seller).delete({ id }))).toBe('SAVED_SEARCH_NOT_FOUND');
    await searches().delete({ id });
    expect(await searches().list()).toEqual([]);
  });

  it('needs a member who may write, a name, and filters that there are', async () => {
    expect(await codeOf(searches(null).save({ name: 'x', filters: {} }))).toBe('UNAUTHENTICATED');
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(save({}, suspended))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(save({}, ben, ' '))).toBe('BAD_INPUT');
    expect(await codeOf(save({ weightFrom: 1 }))).toBe('BAD_INPUT');
  });

  it('is one of thirty at most, also when they are saved at once', async () => {
    const all = await Promise.all(Array.from({ length: 33 }, () => outcomeOf(save({}))));
    expect(all.filter((outcome) => outcome === 'TOO_MANY_SAVED_SEARCHES')).toHaveLength(3);
    expect(await searches().list()).toHaveLength(30);
  });
});

describe('a new ad', () => {
  it('is told to each search that it suits, once, and a member once', async () => {
    await save({ search: '23 g gerade', priceTo: 50 });
    await save({ category: ['darts'] });
    const ad = await sell(api, seller, { attributes: { weight: 23.2, barrelShape: 'straight' } });
    expect(await heard(ben)).toEqual([['Neu für „Meine Suche“', pathOf(ad)]]);
    expect((await searches().list()).map(({ newCount }) => newCount)).toEqual([1, 1]);
    // whatever happens with it, or is tried again
    await Promise.all([1, 2, 3].map(() => tellSeekers(api.deps, { itemId: ad.id })));
    await api.callerFor(seller).market.items.pause({ id: ad.id });
    await api.callerFor(seller).market.items.publish({ id: ad.id });
    expect(await heard(ben)).toHaveLength(1);
    expect(await heard(seller)).toEqual([]);
  });

  const darts = { weight: 23, tungsten: 90, barrelShape: 'straight', grip: 'ring' } as const;
  const suits: [string, Filters][] = [
    ['anything', {}],
    ['everything that is offered or wanted', { intent: 'all' }],
    ['a word', { search: 'Swiss' }],
    ['a make', { brand: 'target' }],
    ['weight and tungsten', { weightFrom: 22.5, weightTo: 23.5, tungstenFrom: 85, tungstenTo: 95 }],
    ['one of several grips', { grip: ['ring', 'shark'] }],
    ['condition and price', { condition: ['new', 'like_new'], priceFrom: 40, priceTo: 45 }],
    ['a town', { location: 'Köln' }],
    ['a radius', { zipCode: '50667', radius: 5 }],
    ['the seller', { seller: 'SELLER' }],
  ];
  const suitsNot: [string, Filters][] = [
    ['what is wanted', { intent: 'wanted' }],
    ['another word', { search: 'Unicorn' }],
    ['a word that must not be there', { search: 'Target -Swiss' }],
    ['another make', { brand: 'Winmau' }],
    ['half a gram less', { weightFrom: 22, weightTo: 22.9 }],
    ['other grips', { grip: ['shark', 'micro'] }],
    ['a cent less', { priceTo: 44.99 }],
    ['another town', { location: 'Bonn' }],
    ['a radius around somewhere else', { zipCode: '80331', radius: 200 }],
    ['another category', { category: ['boards', 'case'] }],
  ];

  it('finds exactly the searches that would find it', async () => {
    const wish = (filters: Filters) =>
      filters.seller ? { ...filters, seller: seller.id } : filters;
    for (const [name, filters] of [...suits, ...suitsNot]) await save(wish(filters), ben, name);
    const ad = await sell(api, seller, { attributes: { ...darts, brand: 'Target' } });
    await runJobs(api);
    const found = (await searches().list()).filter(({ newCount }) => newCount > 0);
    expect(found.map(({ name }) => name).reverse()).toEqual(suits.map(([name]) => name));
    // as the list itself does
    for (const [name, filters] of [...suits, ...suitsNot]) {
      const { items } = await api.callerFor(ben).market.items.list(wish(filters));
      const isListed = items.some(({ id }) => id === ad.id);
      expect([name, isListed]).toEqual([name, suits.some(([each]) => each === name)]);
    }
  });

  it('is told when it becomes cheap enough; what was there before isn’t news otherwise', async () => {
    const ad = await sell(api, seller, { price: 80 });
    await runJobs(api);
    await save({ priceTo: 50 });
    await save({ priceTo: 100 }, ben, 'Auch teurer');
    const { sellerTermsAccepted: _, ...said } = aSale();
    await api.callerFor(seller).market.items.update({ ...said, id: ad.id, price: 79 });
    expect(await heard(ben)).toEqual([]);
    await api.callerFor(seller).market.items.update({ ...said, id: ad.id, price: 49 });
    expect(await heard(ben)).toEqual([['Neu für „Meine Suche“', pathOf(ad)]]);
  });

  it('isn’t told through a block, nor when it is gone', async () => {
    await save({});
    await api.callerFor(ben).social.people.block({ userId: seller.id });
    await sell(api, seller);
    expect(await heard(ben)).toEqual([]);
    const cora = await api.createMember();
    await save({}, cora);
    const { id } = await sell(api, seller);
    await api.callerFor(seller).market.items.delete({ id });
    expect(await heard(cora)).toEqual([]);
  });
});

describe('a wanted ad', () => {
  const wanted = (member: TestMember, wish: Parameters<typeof aSale>[0] = {}) =>
    sell(api, member, {
      intent: 'wanted',
      condition: null,
      title: 'Suche Target Swiss Point um 23 g',
      attributes: { brand: 'Target', weight: 23 },
      price: 50,
      ...wish,
    });

  it('is told what comes in, as long as it stands', async () => {
    const ad = await wanted(ben);
    await runJobs(api);
    const fitting = await sell(api, seller, { attributes: { brand: 'Target', weight: 24 } });
    await sell(api, seller, { attributes: { brand: 'Target', weight: 26 } });
    await sell(api, seller, { price: 51, attributes: { brand: 'Target', weight: 23 } });
    await sell(api, seller, { title: 'Winmau 23 g', attributes: { brand: 'Winmau', weight: 23 } });
    const title = 'Passt zu „Suche Target Swiss Point um 23 g“';
    expect(await heard(ben)).toEqual([[title, pathOf(fitting)]]);
    await api.callerFor(ben).market.items.pause({ id: ad.id });
    await runJobs(api);
    await sell(api, seller, { attributes: { brand: 'Target', weight: 23 } });
    // nobody looks for it any more, so what was told isn't shown either
    expect(await heard(ben)).toEqual([]);
  });

  it('tells those who sell such a thing, each once', async () => {
    const own = await api.createMember();
    const brand = 'Loxley';
    const first = await sell(api, own, {
      title: 'Loxley Robin',
      attributes: { brand, weight: 23 },
    });
    const second = await sell(api, own, {
      title: 'Loxley Eric',
      attributes: { brand, weight: 22 },
    });
    await sell(api, ben, { title: 'Loxley eigene', attributes: { brand, weight: 23 } });
    await runJobs(api);
    const ad = await wanted(ben, { title: 'Suche Loxley', attributes: { brand, weight: 23 } });
    const told = await heard(own);
    expect(told).toHaveLength(1);
    expect(told[0]?.[0]).toBe(`Gesucht: so etwas wie „${second.title}“`);
    expect(told[0]?.[1]).toBe(pathOf(ad));
    expect(first.id).toBeLessThan(second.id);
    expect((await heard(ben)).filter(([title]) => title?.startsWith('Gesucht'))).toEqual([]);
  });

  it('without attributes is understood by its title', async () => {
    await wanted(ben, { title: 'Suche Nathan Aspinall', attributes: {}, category: 'darts' });
    await runJobs(api);
    const ad = await sell(api, seller, { title: 'Target Aspinall X-Stream' });
    await sell(api, seller, { title: 'Irgendwelche Darts' });
    expect((await heard(ben)).map(([, path]) => path)).toEqual([pathOf(ad)]);
  });
});
