import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { runJobs, type TestMember, useMember, useTestApi } from '../../../../testing/index.ts';
import { aSale, sell } from '../../testing.ts';

/** Later than the clock of the database, by which jobs wait. */
const NOW = '2030-11-20T11:00:00Z';
const api = useTestApi({ now: NOW });
const seller = useMember(api);
let ben: TestMember;
let id: number;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  ben = await api.createMember();
  id = (await sell(api, seller, { price: 60 })).id;
  await api.callerFor(ben).market.favourites.add({ id });
  await runJobs(api);
});

const setPrice = async (price: number) => {
  const { sellerTermsAccepted: _, ...ad } = aSale({ price });
  await api.callerFor(seller).market.items.update({ ...ad, id });
  await runJobs(api);
};

/** Lets an hour pass. */
async function anHourLater() {
  api.deps.clock.advance({ hours: 1 });
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at <= ${api.deps.clock.now()}`.execute(
    api.deps.db,
  );
  await runJobs(api);
}

const heard = async (member = ben) => {
  const { items } = await api.callerFor(member).social.notifications.list({ area: 'market' });
  return items.map(({ title }) => title.replaceAll('\u00a0', ' '));
};

it('is told to those who remember the ad, once, when it has stood for an hour', async () => {
  await setPrice(50);
  expect(await heard()).toEqual([]);
  const late = await api.createMember();
  await api.callerFor(late).market.favourites.add({ id });
  await setPrice(45.5);
  await anHourLater();
  expect(await heard()).toEqual(['Jetzt 45,50 € statt 60 €']);
  expect(await heard(late)).toEqual(['Jetzt 45,50 € statt 50 €']);
  const { items } = await api.callerFor(ben).social.notifications.list({ area: 'market' });
  expect(items[0]).toMatchObject({
    path: `/marketplace/${id}`,
    excerpt: 'Target Swiss Point 23 g · 45,50\u00a0€ · Köln',
  });
  await setPrice(45.5);
  await anHourLater();
  expect(await heard()).toHaveLength(1);
});

it('isn’t told when it goes up and down within the hour, in whichever order', async () => {
  await setPrice(50);
  await setPrice(60);
  await anHourLater();
  await setPrice(70);
  await setPrice(60);
  await anHourLater();
  expect(await heard()).toEqual([]);
  // but when it is lower than the higher one that stood
  await setPrice(70);
  await anHourLater();
  await setPrice(65);
  await anHourLater();
  expect(await heard()).toEqual(['Jetzt 65 € statt 70 €']);
});

it('isn’t told of what is gone or dearer again, nor through a block', async () => {
  const cora = await api.createMember();
  await api.callerFor(cora).market.favourites.add({ id });
  await api.callerFor(cora).social.people.block({ userId: seller.id });
  await setPrice(50);
  await api.callerFor(seller).market.items.pause({ id });
  await anHourLater();
  expect(await heard()).toEqual([]);
  await api.callerFor(seller).market.items.publish({ id });
  await runJobs(api);
  await anHourLater();
  expect(await heard()).toEqual(['Jetzt 50 € statt 60 €']);
  expect(await heard(cora)).toEqual([]);
  await setPrice(55);
  expect(await heard()).toEqual([]);
});
