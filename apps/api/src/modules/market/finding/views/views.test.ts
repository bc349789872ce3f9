import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../../testing/index.ts';
import { insertAd } from '../../testing-ads.ts';
import { countTraces } from './trace.service.ts';

const NOW = '2026-11-20T11:00:00Z';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const api = useTestApi({ now: NOW });
const seller = useMember(api);
const ben = useMember(api);
let id: number;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  id = await insertAd(api, seller);
});

interface Visit {
  address?: string;
  userAgent?: string | null;
}
const callerAs = (member: TestMember | null, visit: Visit = {}) =>
  api.callerFor(member, { userAgent: BROWSER, ...visit }).market;
const look = (member: TestMember | null, visit?: Visit) =>
  callerAs(member, visit).views.report({ id });

async function counts() {
  await countTraces(api.deps);
  return api.deps.db
    .selectFrom('market_items')
    .select(['view_count as views', 'share_count as shares'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

describe('a look', () => {
  it('counts once for a viewer and day, however often and at once they come', async () => {
    await Promise.all([
      ...Array.from({ length: 8 }, () => look(ben)),
      ...Array.from({ length: 8 }, () => look(null)),
      look(null, { userAgent: `${BROWSER} and something else` }),
      look(null, { address: '198.51.100.7' }),
    ]);
    // several processes count at the same time
    await Promise.all([counts(), counts(), counts()]);
    expect(await counts()).toEqual({ views: 3, shares: 0 });
    await look(ben);
    expect(await counts()).toEqual({ views: 3, shares: 0 });
    // just before and just after midnight in Berlin
    api.deps.clock.set('2026-11-20T22:59:00Z');
    await look(ben);
    expect((await counts()).views).toBe(3);
    api.deps.clock.set('2026-11-20T23:01:00Z');
    await look(ben);
    expect((await counts()).views).toBe(4);
  });

  it('of the seller, of bots and of what nobody sees doesn’t count', async () => {
    await look(seller);
    for (const userAgent of [
      null,
      '',
      'Googlebot/2.1 (+http://www.google.com/bot.html)',
      'curl/8.5',
    ]) {
      await look(ben, { userAgent });
    }
    await api.deps.db
      .updateTable('market_items')
      .set({ status: 'paused' })
      .where('id', '=', id)
      .execute();
    await look(ben);
    expect(await counts()).toEqual({ views: 0, shares: 0 });
    // whether there is such an ad isn't told either
    expect(await callerAs(null).views.report({ id: 999_999 })).toEqual({ ok: true });
    expect(await codeOf(callerAs(null).views.report({ id: -1 }))).toBe('BAD_INPUT');
  });

  it('leaves nothing behind that leads to who it was', async () => {
    await look(ben);
    await look(null);
    const rows = await api.deps.db
      .selectFrom('market_traces')
      .select('who')
      .where('item_id', '=', id)
      .execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|member/);
    api.deps.clock.set('2026-11-25T11:00:00Z');
    await countTraces(api.deps);
    for (const table of ['market_traces', 'market_day_salts'] as const) {
      expect(await api.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await counts()).views).toBe(2);
  });
});

describe('passing on', () => {
  it('counts once for a person, way and day', async () => {
    const share = (channel: 'link' | 'qr') => callerAs(ben).shares.report({ id, channel });
    await Promise.all([share('link'), share('link'), share('qr')]);
    await callerAs(null).shares.report({ id, channel: 'link' });
    await callerAs(seller).shares.report({ id, channel: 'whatsapp' });
    expect(await counts()).toEqual({ views: 0, shares: 3 });
    const wrong = callerAs(ben).shares.report({ id, channel: 'fax' as 'link' });
    expect(await codeOf(wrong)).toBe('BAD_INPUT');
  });
});

describe('the figures', () => {
  it('are the seller’s alone, by day', async () => {
    await look(ben);
    await callerAs(ben).favourites.add({ id });
    await callerAs(ben).shares.report({ id, channel: 'qr' });
    await counts();
    api.deps.clock.set('2026-11-22T11:00:00Z');
    await look(ben);
    await api.deps.db
      .insertInto('market_offers')
      .values({
        item_id: id,
        buyer_id: ben.id,
        by: 'buyer',
        amount_cents: 4000,
        created_at: api.deps.clock.now(),
        expires_at: api.deps.clock.inMinutes(60),
      })
      .execute();
    await callerAs(ben).shares.report({ id, channel: 'link' });
    await callerAs(null).shares.report({ id, channel: 'link' });
    await counts();
    const none = { views: 0, favourites: 0, shares: 0, offers: 0 };
    expect(await callerAs(seller).figures.get({ id })).toEqual({
      days: [
        { ...none, day: '2026-11-20', views: 1, favourites: 1, shares: 1 },
        { ...none, day: '2026-11-21' },
        { ...none, day: '2026-11-22', views: 1, shares: 2, offers: 1 },
      ],
      total: { views: 2, favourites: 1, shares: 3, offers: 1 },
      shares: [
        { channel: 'link', count: 2 },
        { channel: 'qr', count: 1 },
      ],
    });
    api.deps.clock.set('2026-12-24T11:00:00Z');
    const week = await callerAs(seller).figures.get({ id, days: 7 });
    expect(week.days.map(({ day }) => day)).toEqual(
      [18, 19, 20, 21, 22, 23, 24].map((day) => `2026-12-${day}`),
    );
    expect(week.total).toEqual(none);
    expect(await codeOf(callerAs(ben).figures.get({ id }))).toBe('ITEM_NOT_FOUND');
    expect(await codeOf(callerAs(null).figures.get({ id }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(callerAs(seller).figures.get({ id, days: 8 as 7 }))).toBe('BAD_INPUT');
  });
});
