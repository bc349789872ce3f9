import { describe, expect, it } from 'vitest';
import { codeOf, insertPicture, refusal, useMember, useTestApi } from '../../../testing/index.ts';
import { insertBanner, lookAt } from '../testing.ts';

const NOW = '2031-03-03T09:00:00.000Z';
const api = useTestApi({ now: NOW });
const admin = useMember(api, { role: 'admin' });
const colleague = useMember(api, { role: 'admin' });
const moderator = useMember(api, { role: 'moderator' });
const anna = useMember(api);
const banners = () => api.callerFor(admin).banners.admin;
const addressOf = (id: string) => `/media/${id}/960.webp`;
const aPicture = async (owner = admin) => addressOf(await insertPicture(api, owner));
const aBanner = async () => ({
  title: 'Barrels zum halben Preis',
  advertiser: 'Steeldart-Depot',
  position: 'marketplace' as const,
  imageUrl: await aPicture(),
});
const logOf = (id: number) =>
  api.deps.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('thing_kind', '=', 'banner')
    .where('thing_id', '=', String(id))
    .orderBy('id')
    .execute();

describe('a banner', () => {
  it('is made, changed, shown, paused, deleted and brought back, which the log has', async () => {
    const wanted = await aBanner();
    const made = await banners().create({
      ...wanted,
      description: 'Bis Ostern gebucht',
      targetUrl: '',
      narrowImageUrl: '',
      startDate: '',
      endDate: null,
    });
    expect(made).toMatchObject({
      ...wanted,
      targetUrl: null,
      narrowPicture: null,
      isActive: false,
      state: 'paused',
      counts: { impressions: 0, clicks: 0 },
    });
    const { id } = made;
    const shown = async () => (await lookAt(api, 'marketplace')).some((one) => one.id === id);
    expect(await shown()).toBe(false);
    expect((await banners().setActive({ id, isActive: true })).state).toBe('running');
    await expect.poll(shown).toBe(true);

    // another admin keeps the picture and adds one for phones
    const changed = await api.callerFor(colleague).banners.admin.update({
      ...wanted,
      id,
      isActive: true,
      narrowImageUrl: `https://oche.example${await aPicture(colleague)}`,
      targetUrl: 'https://steeldart.example/barrels',
      startDate: '2031-03-04T09:00:00+01:00',
      endDate: '2031-04-01T00:00:00Z',
      priority: 5,
    });
    expect(changed).toMatchObject({ state: 'planned', startDate: '2031-03-04T08:00:00.000Z' });
    expect(changed.narrowPicture?.id).toBeDefined();
    api.deps.clock.set('2031-04-01T00:00:00.000Z');
    expect((await banners().get({ id })).state).toBe('over');
    api.deps.clock.set(NOW);

    await banners().delete({ id });
    expect((await banners().list({})).items.map((one) => one.id)).not.toContain(id);
    expect((await banners().list({ state: 'deleted' })).items.map((one) => one.id)).toContain(id);
    for (const refused of await Promise.all(
      [
        banners().delete({ id }),
        banners().setActive({ id, isActive: false }),
        banners().update({ ...wanted, id }),
      ].map(codeOf),
    )) {
      expect(refused).toBe('BANNER_NOT_FOUND');
    }
    expect((await banners().restore({ id })).state).toBe('planned');
    await banners().restore({ id });
    await banners().setActive({ id, isActive: false });

    const log = await logOf(id);
    const verbs = ['create', 'activate', 'update', 'delete', 'restore', 'pause'];
    expect(log.map(({ action }) => action)).toEqual(verbs.map((verb) => `banner.${verb}`));
    expect(Object.keys(log[2]?.after ?? {}).sort()).toEqual([
      'endsAt',
      'narrowPicture',
      'priority',
      'startsAt',
      'target',
    ]);
  });

  it('gives a picture back when it gets another one, and takes none that is shown elsewhere', async () => {
    const wanted = await aBanner();
    const { id } = await banners().create(wanted);
    expect(await codeOf(banners().create(wanted))).toBe('UPLOAD_NOT_FOUND');
    const foreign = { ...wanted, imageUrl: await aPicture(anna) };
    expect(await codeOf(banners().create(foreign))).toBe('UPLOAD_NOT_FOUND');
    await banners().update({ ...wanted, id, imageUrl: await aPicture() });
    const again = await banners().create(wanted);
    expect(again.imageUrl).toBe(wanted.imageUrl);
  });

  it('is made once, however often it is sent', async () => {
    const attempt = { ...(await aBanner()), idempotencyKey: 'the-same-banner' };
    const [one, two] = await Promise.all([banners().create(attempt), banners().create(attempt)]);
    expect(one.id).toBe(two.id);
  });

  it.each([
    [{ title: ' ' }, { title: 'titleRequired' }],
    [{ advertiser: '' }, { advertiser: 'required' }],
    [{ imageUrl: '' }, { imageUrl: 'invalidUrl' }],
    [{ imageUrl: 'banner.png' }, { imageUrl: 'invalidUrl' }],
    [{ imageUrl: 'javascript:alert(1)' }, { imageUrl: 'invalidUrl' }],
    [{ targetUrl: 'javascript:alert(1)' }, { targetUrl: 'invalidUrl' }],
    [{ startDate: 'morgen' }, { startDate: 'invalidDate' }],
    [{ priority: 1001 }, { priority: 'tooLarge' }],
    [{ position: 'ceiling' as 'header' }, { position: 'invalid' }],
    [
      { startDate: '2031-03-05T00:00:00Z', endDate: '2031-03-05T00:00:00Z' },
      { endDate: 'endBeforeBegin' },
    ],
  ])('refuses %j', async (changed, fields) => {
    const refused = await refusal(banners().create({ ...(await aBanner()), ...changed }));
    expect(refused).toMatchObject({ code: 'BAD_INPUT', fields });
  });

  it('is not shown without a picture', async () => {
    const id = await insertBanner(api, admin, { upload_id: null, is_active: false });
    expect(await codeOf(banners().setActive({ id, isActive: true }))).toBe(
      'BANNER_WITHOUT_PICTURE',
    );
  });

  it('is no matter of visitors, members and moderators, who only see the list', async () => {
    const wanted = await aBanner();
    const { id } = await banners().create(wanted);
    for (const [caller, code] of [
      [api.callerFor(null), 'UNAUTHENTICATED'],
      [api.callerFor(anna), 'FORBIDDEN'],
      [api.callerFor(moderator), 'FORBIDDEN'],
    ] as const) {
      const { admin: calls } = caller.banners;
      for (const refused of await Promise.all(
        [
          calls.create(wanted),
          calls.delete({ id }),
          calls.get({ id }),
          calls.order({ position: 'header', ids: [id] }),
          calls.report({ id }),
          calls.restore({ id }),
          calls.setActive({ id, isActive: true }),
          calls.update({ ...wanted, id }),
        ].map(codeOf),
      )) {
        expect(refused).toBe(code);
      }
    }
    const { items } = await api.callerFor(moderator).banners.admin.list({ limit: 1 });
    expect(items).toMatchObject([{ id }]);
    expect(await codeOf(api.callerFor(anna).banners.admin.list({}))).toBe('FORBIDDEN');
  });
});

describe('the list', () => {
  it('is searched, filtered, sorted and paged', async () => {
    const rows = [
      { title: 'Zielwasser', priority: 3, ends_at: '2031-05-01T00:00:00Z' },
      { title: 'Äpfel 100 %', priority: 9, ends_at: null },
      { title: 'Mondlicht', priority: 9, ends_at: '2031-04-01T00:00:00Z', is_active: false },
    ];
    const ids: number[] = [];
    for (const row of rows) {
      const about = { ...row, position: 'game_page', description: 'xyzzy' };
      ids.push(await insertBanner(api, admin, about));
    }
    const [zielwasser = 0, aepfel = 0, mondlicht = 0] = ids;
    const { list } = banners();
    const pagesOf = async (input: Parameters<typeof list>[0]) => {
      const found: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ search: 'XYZZY', ...input, limit: 1, cursor });
        found.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return found;
    };
    expect(await pagesOf({})).toEqual([mondlicht, aepfel, zielwasser]);
    expect(await pagesOf({ direction: 'asc' })).toEqual([zielwasser, aepfel, mondlicht]);
    expect(await pagesOf({ sort: 'title', direction: 'asc' })).toEqual([
      aepfel,
      mondlicht,
      zielwasser,
    ]);
    expect(await pagesOf({ sort: 'order', direction: 'asc' })).toEqual([
      aepfel,
      mondlicht,
      zielwasser,
    ]);
    expect(await pagesOf({ sort: 'end' })).toEqual([aepfel, zielwasser, mondlicht]);
    expect(await pagesOf({ state: 'paused' })).toEqual([mondlicht]);
    expect(await pagesOf({ position: 'footer' })).toEqual([]);
    expect(await pagesOf({ search: '100 %' })).toEqual([aepfel]);
    const { nextCursor } = await list({ limit: 1 });
    expect(await codeOf(list({ sort: 'title', cursor: nextCursor ?? '' }))).toBe('BAD_INPUT');
  });

  it('is put into an order, which decides who is shown first', async () => {
    const place = { position: 'club_page' as const };
    const first = await insertBanner(api, admin, { ...place, priority: 7 });
    const second = await insertBanner(api, admin, place);
    const elsewhere = await insertBanner(api, admin, { position: 'footer' });
    await banners().order({ ...place, ids: [second, first] });
    await expect
      .poll(async () => (await lookAt(api, 'club_page')).map(({ id }) => id))
      .toEqual([second, first]);
    for (const ids of [[first, elsewhere], [999_999_999]]) {
      expect(await codeOf(banners().order({ ...place, ids }))).toBe('BANNER_NOT_FOUND');
    }
    expect(await codeOf(banners().order({ ...place, ids: [first, first] }))).toBe('BAD_INPUT');
    const at = (one: number, two: number) => banners().order({ ...place, ids: [one, two] });
    await Promise.all([at(first, second), at(second, first), at(first, second)]);
  });
});
