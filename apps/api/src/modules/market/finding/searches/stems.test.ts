import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { runJobs, type TestMember, useMember, useTestApi } from '../../../../testing/index.ts';
import { beginRebuild, rebuildSlice } from '../../../search/index.ts';
import { aSale, sell } from '../../testing.ts';

const NOW = '2031-03-03T09:00:00.000Z';
const api = useTestApi({ now: NOW });
const seller = useMember(api);
let ben: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  ben = await api.createMember({ zip_code: '50667' });
});

const searches = () => api.callerFor(ben).market.searches;
const heard = async () => {
  await runJobs(api);
  const { items } = await api.callerFor(ben).social.notifications.list({ area: 'market' });
  return items.map(({ path }) => path);
};
const pathOf = ({ id }: { id: number }) => `/marketplace/${id}`;
/** What stands in the table; parts of a query have no order. */
async function rows() {
  const all = await api.deps.db
    .selectFrom('market_searches')
    .select([sql<string>`query::text`.as('query'), 'keys', 'origin', 'chord', 'since'])
    .where('user_id', '=', ben.id)
    .orderBy('id')
    .execute();
  return all.map(({ query, ...row }) => ({
    ...row,
    query: query
      .replace(/[()]/g, '')
      .split('&')
      .map((part) => part.trim())
      .sort(),
  }));
}

/** As another PostgreSQL would have stored it. */
const stemOtherwise = (word: string, stem: string) =>
  sql`
    update market_searches
    set query = replace(query::text, quote_literal(${word}), quote_literal(${stem}))::tsquery,
      keys = array_replace(keys, ${word}, ${stem})
    where user_id = ${ben.id}
  `.execute(api.deps.db);

async function rebuild(): Promise<void> {
  await beginRebuild(api.deps, true);
  await rebuildSlice(api.deps, 'item searches');
}

it('a saved search finds again what another PostgreSQL stems otherwise, and no old ad is news', async () => {
  await searches().save({ name: 'Gerade', filters: { search: 'Mannschaften' } });
  await searches().save({ name: 'Nah', filters: { search: 'Mannschaften', radius: 20 } });
  await searches().save({ name: 'Andere', filters: { category: ['boards'] } });
  const before = await rows();
  await stemOtherwise('mannschaft', 'mannsch');
  expect(await rows()).not.toEqual(before);
  api.deps.clock.advance({ hours: 1 });
  const missed = await sell(api, seller, { title: 'Shirt der Mannschaft' });
  expect(await heard()).toEqual([]);
  // the member has moved since
  await api.deps.db
    .updateTable('users')
    .set({ zip_code: '80331' })
    .where('id', '=', ben.id)
    .execute();
  api.deps.clock.advance({ hours: 1 });
  const begun = api.deps.clock.now().toISOString();
  await rebuild();
  const since = [begun, begun, NOW];
  expect(await rows()).toEqual(before.map((row, index) => ({ ...row, since: since[index] })));
  // whatever happens with it
  const { sellerTermsAccepted: _, ...ad } = aSale({ title: 'Shirt der Mannschaft, neu' });
  await api.callerFor(seller).market.items.update({ ...ad, id: missed.id });
  expect(await heard()).toEqual([]);
  api.deps.clock.advance({ seconds: 1 });
  const next = await sell(api, seller, { title: 'Noch ein Shirt der Mannschaft' });
  expect(await heard()).toEqual([pathOf(next)]);
  // nothing is other than before, so nothing is news later than it was
  await rebuild();
  expect((await rows()).map((row) => row.since)).toEqual(since);
});

it('a wanted ad, too; one that is over stays as it is', async () => {
  const wanted = await sell(api, ben, {
    intent: 'wanted',
    title: 'Suche Mannschaften',
    attributes: {},
  });
  await runJobs(api);
  const before = await rows();
  const [{ keys = [] } = {}] = before;
  expect(keys).toContain('mannschaft');
  await stemOtherwise('mannschaft', 'mannsch');
  await rebuild();
  expect(await rows()).toEqual(before.map((row) => ({ ...row, since: expect.any(String) })));
  await stemOtherwise('mannschaft', 'mannsch');
  await api.deps.db
    .updateTable('market_items')
    .set({ status: 'paused' })
    .where('id', '=', wanted.id)
    .execute();
  await rebuild();
  expect((await rows())[0]?.keys).toContain('mannsch');
});
