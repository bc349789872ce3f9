import { describe, expect, it } from 'vitest';
import { codeOf, useMember, useTestApi } from '../../../testing/index.ts';
import { insertBanner } from '../testing.ts';

const api = useTestApi({ now: '2031-03-03T23:30:00.000Z' });
const admin = useMember(api, { role: 'admin' });
const moderator = useMember(api, { role: 'moderator' });
const calls = () => api.callerFor(admin).banners.admin;
const read = (token: string, days: { from?: string; to?: string } = {}) =>
  api.callerFor(null).banners.readReport({ token, ...days });
const tokenOf = (url: string) => url.split('/').at(-1) ?? '';

async function counted(
  advertiser: string,
  days: [day: string, impressions: number, clicks: number][],
): Promise<number> {
  const id = await insertBanner(api, admin, { advertiser });
  await api.deps.db
    .insertInto('banner_days')
    .values(days.map(([day, impressions, clicks]) => ({ banner_id: id, day, impressions, clicks })))
    .execute();
  return id;
}

describe('a report', () => {
  it('has each day of Europe/Berlin, also those without anything', async () => {
    const id = await counted('Wirt', [
      ['2031-02-02', 99, 9],
      ['2031-03-02', 200, 3],
      ['2031-03-04', 100, 1],
    ]);
    const report = await calls().report({ id });
    // it is past midnight in Berlin
    expect(report).toMatchObject({
      advertiser: 'Wirt',
      from: '2031-02-03',
      to: '2031-03-04',
      counts: { impressions: 300, clicks: 4 },
    });
    expect(report.days).toHaveLength(30);
    expect(report.days.slice(-3)).toEqual([
      { day: '2031-03-02', impressions: 200, clicks: 3 },
      { day: '2031-03-03', impressions: 0, clicks: 0 },
      { day: '2031-03-04', impressions: 100, clicks: 1 },
    ]);
    const [listed] = (await calls().list({ search: 'Wirt' })).items;
    expect(listed?.counts).toEqual({ impressions: 300, clicks: 4 });
    const one = await calls().report({ id, from: '2031-02-02', to: '2031-02-02' });
    expect(one.counts).toEqual({ impressions: 99, clicks: 9 });
  });

  it('is of two years at most, and of a banner that there is', async () => {
    const id = await counted('Wirt', [['2031-03-04', 1, 0]]);
    for (const days of [
      { from: '2031-03-05', to: '2031-03-04' },
      { from: '2029-03-03', to: '2031-03-04' },
      { from: '2031-02-30' },
      { to: '9999-12-31' },
    ]) {
      expect(await codeOf(calls().report({ id, ...days }))).toBe('BAD_INPUT');
    }
    expect(await codeOf(calls().report({ id: id + 1000 }))).toBe('BANNER_NOT_FOUND');
  });
});

describe('an advertiser’s link', () => {
  it('shows one banner, or all of the advertiser, until it is revoked', async () => {
    const id = await counted('Pfeil & Co.', [['2031-03-04', 10, 2]]);
    const { link } = calls();
    const single = await link.create({ id, isOfAdvertiser: false });
    const whole = await link.create({ id, isOfAdvertiser: true });
    // written another way, booked later
    const later = await counted('PFEIL & CO.', [['2031-03-03', 5, 0]]);
    await counted('Pfeil', [['2031-03-03', 1000, 0]]);
    const idsOf = async (url: string) => (await read(tokenOf(url))).banners.map((one) => one.id);
    expect(await idsOf(single.url)).toEqual([id]);
    expect(await idsOf(whole.url)).toEqual([later, id]);
    const report = await read(tokenOf(whole.url));
    expect(report.counts).toEqual({ impressions: 15, clicks: 2 });
    expect(JSON.stringify(report)).not.toContain(admin.id);

    // what is deleted stays in the days in which it was seen
    await calls().delete({ id: later });
    expect(await idsOf(whole.url)).toEqual([later, id]);
    const today = await read(tokenOf(whole.url), { from: '2031-03-04' });
    expect(today.banners.map((one) => one.id)).toEqual([id]);

    const links = await link.list({ id });
    expect(links).toMatchObject([
      { id: single.id, isOfAdvertiser: false, lastReadAt: '2031-03-03T23:30:00.000Z' },
      { id: whole.id, isOfAdvertiser: true, advertiser: 'Pfeil & Co.' },
    ]);
    expect((await link.list({ id: later })).map((one) => one.id)).toEqual([whole.id]);

    await link.revoke({ id: whole.id });
    expect(await codeOf(read(tokenOf(whole.url)))).toBe('BANNER_REPORT_NOT_FOUND');
    expect(await codeOf(link.revoke({ id: whole.id }))).toBe('BANNER_REPORT_NOT_FOUND');
    expect((await link.list({ id })).map((one) => one.id)).toEqual([single.id]);
    const log = await api.deps.db
      .selectFrom('audit_log')
      .select('action')
      .where('thing_kind', '=', 'banner')
      .where('thing_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      'banner.createLink',
      'banner.createLink',
      'banner.revokeLink',
    ]);
  });

  it('is kept as a hash, and nobody guesses one', async () => {
    const id = await counted('Wirt', [['2031-03-04', 1, 0]]);
    const { url } = await calls().link.create({ id, isOfAdvertiser: false });
    const rows = await api.deps.db.selectFrom('banner_report_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(tokenOf(url));
    expect(await codeOf(read('a'.repeat(43)))).toBe('BANNER_REPORT_NOT_FOUND');
    expect(await codeOf(read('../../etc'))).toBe('BAD_INPUT');
  });

  it('is made and revoked by admins', async () => {
    const id = await counted('Wirt', [['2031-03-04', 1, 0]]);
    for (const [caller, code] of [
      [api.callerFor(moderator), 'FORBIDDEN'],
      [api.callerFor(null), 'UNAUTHENTICATED'],
    ] as const) {
      const { link } = caller.banners.admin;
      expect(await codeOf(link.create({ id, isOfAdvertiser: true }))).toBe(code);
      expect(await codeOf(link.list({ id }))).toBe(code);
      expect(await codeOf(link.revoke({ id: 1 }))).toBe(code);
    }
  });
});
