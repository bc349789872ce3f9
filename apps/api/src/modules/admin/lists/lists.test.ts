import { describe, expect, it } from 'vitest';
import { codeOf, runJobs, useMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { sell } from '../../market/testing.ts';
import { createTournament } from '../../tournaments/testing.ts';

// earlier than now, so that what is due ten minutes later runs at once
const NOW = '2025-11-21T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const owner = useMember(api, { first_name: 'Olga', last_name: 'Ort' });
const ben = useMember(api);
const moderator = useMember(api, { role: 'moderator' });
const admin = useMember(api, { role: 'admin', first_name: 'Ada', last_name: 'Min' });
const other = useMember(api, { role: 'admin' });

const lists = (member: typeof ben | null) => api.callerFor(member).admin;
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);
const why = { rule: 'fraud', statement: 'Die Adresse gibt es nicht.' } as const;
const later = (minutes: number) =>
  api.deps.clock.set(new Date(Date.parse(NOW) + minutes * 60_000).toISOString());
const toldOf = async (member: typeof ben) =>
  (await api.callerFor(member).social.notifications.list({})).items.map(({ title, excerpt }) =>
    [title, excerpt].join(' · '),
  );
const logOf = async (kind: string, id: number) =>
  (await api.callerFor(admin).moderation.audit.list({ kind, thingId: String(id) })).items;

describe('the list of locations', () => {
  it('is searched, sorted, filtered and paged on the server', async () => {
    const make = (name: string, city: string, cents: number, type: 'bar' | 'club' = 'bar') =>
      createLounge(api, owner, { name, city, price_per_hour_cents: cents, lounge_type: type });
    await make('Zack Ärmel', 'Köln', 900);
    await make('Zack Abseits', 'Ulm', 2100, 'club');
    const closed = await make('Zack_100% Treff', 'Aachen', 1500);
    await api.callerFor(owner).lounges.setActive({ id: closed.id, isActive: false });
    const { locations } = lists(admin);
    const byName = await locations.list({ search: 'zack', limit: 2 });
    expect(names(byName.items)).toEqual(['Zack Abseits', 'Zack Ärmel']);
    expect(byName.total).toBe(3);
    const rest = await locations.list({
      search: 'zack',
      limit: 2,
      cursor: byName.nextCursor ?? '',
    });
    expect([names(rest.items), rest.nextCursor, rest.total]).toEqual([
      ['Zack_100% Treff'],
      null,
      null,
    ]);
    expect(rest.items[0]).toMatchObject({
      city: 'Aachen',
      hourlyRate: 15,
      state: 'inactive',
      hidden: null,
      owner: { id: owner.id, firstName: 'Olga', lastName: 'Ort' },
    });
    const found = async (wish: Parameters<typeof locations.list>[0]) =>
      names((await locations.list({ search: 'zack', ...wish })).items);
    const [armel, abseits, treff] = ['Zack Ärmel', 'Zack Abseits', 'Zack_100% Treff'];
    expect(await found({ sort: 'hourlyRate', direction: 'desc' })).toEqual([abseits, treff, armel]);
    expect(await found({ sort: 'city' })).toEqual([treff, armel, abseits]);
    expect(await found({ sort: 'createdAt', direction: 'desc' })).toEqual([treff, abseits, armel]);
    expect(await found({ loungeType: 'club' })).toEqual([abseits]);
    expect(await found({ state: 'inactive' })).toEqual([treff]);
    expect(await found({ state: 'shown' })).toEqual([abseits, armel]);
    expect(await found({ search: '_100%' })).toEqual([treff]);
    expect(await found({ search: 'koln' })).toContain(armel);
    expect(await found({ search: `#${closed.id}` })).toEqual([treff]);
    expect(await found({ ownerId: ben.id })).toEqual([]);
    expect(await found({ isReported: true })).toEqual([]);
    await api.callerFor(ben).moderation.report.create({
      kind: 'lounge',
      id: String(byName.items[0]?.id),
      reason: 'fraud',
      description: 'Gibt es nicht',
    });
    const [reported] = (await locations.list({ isReported: true })).items;
    expect(reported).toMatchObject({ name: abseits, reportCount: 1, caseId: expect.any(Number) });
    const wrong = locations.list({ sort: 'city', cursor: byName.nextCursor ?? '' });
    expect(await codeOf(wrong)).toBe('BAD_INPUT');
  });

  it('is for admins and, to look at, for moderators', async () => {
    expect(await codeOf(lists(null).locations.list({}))).toBe('UNAUTHENTICATED');
    expect(await codeOf(lists(ben).locations.list({}))).toBe('FORBIDDEN');
    const seen = await lists(moderator).locations.list({ search: 'zack' });
    expect(seen).toEqual(await lists(admin).locations.list({ search: 'zack' }));
    expect(seen.total).toBe(3);
  });
});

describe('the lists of tournaments and ads', () => {
  it('have what was announced or published, whoever sees it', async () => {
    const first = await createTournament(api, owner, { name: 'Qcup Eins', entryFee: 10 });
    await createTournament(api, owner, { name: 'Qcup Zwei', isPublic: false, gameFormat: '301' });
    await createTournament(api, owner, { name: 'Qcup Entwurf', isDraft: true });
    const { tournaments } = lists(admin);
    const page = await tournaments.list({ search: 'qcup', sort: 'name' });
    expect([names(page.items), page.total]).toEqual([['Qcup Eins', 'Qcup Zwei'], 2]);
    expect(page.items[0]).toMatchObject({ id: first.id, gameFormat: '501', entryFee: 10 });
    const found = async (wish: Parameters<typeof tournaments.list>[0]) =>
      names((await tournaments.list({ search: 'qcup', ...wish })).items);
    expect(await found({ sort: 'entryFee', limit: 1 })).toEqual(['Qcup Zwei']);
    expect(await found({ gameFormat: '301' })).toEqual(['Qcup Zwei']);
    expect(await found({ state: 'active' })).toEqual([]);
    const paged = await tournaments.list({ search: 'qcup', sort: 'startDate', limit: 1 });
    expect(await found({ sort: 'startDate', cursor: paged.nextCursor ?? '' })).toHaveLength(1);

    const ad = await sell(api, owner, { title: 'Xflights rot', category: 'flights', price: 4.5 });
    await sell(api, owner, { title: 'Xflights blau', category: 'flights', price: 7 });
    const { marketplace } = lists(admin);
    const titles = async (wish: Parameters<typeof marketplace.list>[0]) =>
      (await marketplace.list({ search: 'xflights', ...wish })).items.map(({ title }) => title);
    expect(await titles({ sort: 'price' })).toEqual(['Xflights rot', 'Xflights blau']);
    expect(await titles({ sort: 'title' })).toEqual(['Xflights blau', 'Xflights rot']);
    expect(await titles({ category: 'boards' })).toEqual([]);
    await api.callerFor(owner).market.items.pause({ id: ad.id });
    expect(await titles({ state: 'over', ownerId: owner.id })).toEqual(['Xflights rot']);
    expect(await titles({ state: 'shown' })).toEqual(['Xflights blau']);
    expect(await codeOf(lists(ben).tournaments.list({}))).toBe('FORBIDDEN');
    expect(await codeOf(lists(ben).marketplace.list({}))).toBe('FORBIDDEN');
    const theirs = lists(moderator);
    expect((await theirs.tournaments.list({ search: 'qcup' })).total).toBe(2);
    expect((await theirs.marketplace.list({ search: 'xflights' })).total).toBe(2);
  });
});

describe('hiding from a list', () => {
  it('is a decision: told with its reason, in the log, open to an appeal, and brought back', async () => {
    const lounge = await createLounge(api, owner, { name: 'Lounge Luftschloss' });
    const ids = [lounge.id];
    const { things, locations } = lists(admin);
    expect(await things.hide({ kind: 'lounge', ids: [...ids, 999_999], ...why })).toEqual({
      done: ids,
      refused: [{ id: 999_999, code: 'THING_NOT_FOUND' }],
    });
    const again = await things.hide({ kind: 'lounge', ids, ...why });
    expect(again.refused).toEqual([{ id: lounge.id, code: 'ACTION_NOT_POSSIBLE' }]);
    const [row] = (await locations.list({ state: 'hidden' })).items;
    expect(row).toMatchObject({
      id: lounge.id,
      state: 'hidden',
      hidden: { at: NOW, by: { id: admin.id }, statement: why.statement },
    });
    expect(await codeOf(api.callerFor(ben).lounges.get({ id: lounge.id }))).toBe(
      'LOUNGE_NOT_FOUND',
    );
    later(11);
    await runJobs(api);
    expect(await toldOf(owner)).toContainEqual(expect.stringContaining('Lounge Luftschloss'));
    const { items } = await api.callerFor(owner).moderation.own.cases({});
    const decision = items.find(({ thing }) => thing.title === 'Lounge Luftschloss')?.decision;
    expect(decision).toMatchObject({ action: 'hide', rule: 'fraud', statement: why.statement });
    const decisionId = decision?.id ?? 0;
    await api.callerFor(owner).moderation.appeal.create({ decisionId, text: 'Doch, seit 1998.' });
    expect(await lists(other).things.restore({ kind: 'lounge', ids })).toEqual({
      done: ids,
      refused: [],
    });
    await api.callerFor(ben).lounges.get({ id: lounge.id });
    expect(await toldOf(owner)).toContainEqual(expect.stringContaining('nicht mehr ausgeblendet'));
    const log = await logOf('lounge', lounge.id);
    expect(log.map(({ action, actor, reason }) => [action, actor?.id, reason])).toEqual([
      ['lounge.restore', other.id, null],
      ['lounge.hide', admin.id, why.statement],
    ]);
    const shown = await lists(admin).things.restore({ kind: 'lounge', ids });
    expect(shown.refused).toEqual([{ id: lounge.id, code: 'ACTION_NOT_POSSIBLE' }]);
  });

  it('is told to nobody if it is taken back at once', async () => {
    const { id } = await createTournament(api, owner, { name: 'Rückgängigcup' });
    await lists(admin).things.hide({ kind: 'tournament', ids: [id], ...why });
    expect(await codeOf(api.callerFor(ben).tournaments.get({ id }))).toBe('TOURNAMENT_NOT_FOUND');
    await lists(admin).things.restore({ kind: 'tournament', ids: [id] });
    later(11);
    await runJobs(api);
    expect((await toldOf(owner)).filter((each) => each.includes('Rückgängigcup'))).toEqual([]);
    await api.callerFor(ben).tournaments.get({ id });
  });

  it('decides what was reported or waits; what waited is online when it is brought back', async () => {
    const link = 'Bezahlen bitte hier: https://paypal.me/dartking';
    const { id } = await sell(api, owner, { title: 'Ad mit Link', description: link });
    const [waiting] = (await lists(admin).marketplace.list({ state: 'waiting' })).items;
    expect(waiting).toMatchObject({ id, review: 'waiting', caseId: expect.any(Number) });
    await lists(admin).things.hide({ kind: 'item', ids: [id], ...why });
    const { items } = await api.callerFor(admin).moderation.case.list({ queue: 'approvals' });
    expect(items.filter(({ thing }) => thing.id === String(id))).toEqual([]);
    expect((await api.callerFor(owner).market.items.get({ id })).own).toMatchObject({
      review: 'blocked',
      reviewReason: why.statement,
    });
    await lists(admin).things.restore({ kind: 'item', ids: [id] });
    expect((await api.callerFor(ben).market.items.get({ id })).id).toBe(id);
  });

  it('is for admins, for what is others’, with a reason, and for one of two at the same time', async () => {
    const own = await createLounge(api, admin);
    const { id } = await createLounge(api, owner);
    const wish = { ...why, kind: 'lounge' as const, ids: [id] };
    const mine = await lists(admin).things.hide({ ...wish, ids: [own.id] });
    expect(mine.refused).toEqual([{ id: own.id, code: 'CASE_IS_OWN' }]);
    for (const member of [ben, moderator]) {
      expect(await codeOf(lists(member).things.hide(wish))).toBe('FORBIDDEN');
      expect(await codeOf(lists(member).things.restore({ kind: 'lounge', ids: [id] }))).toBe(
        'FORBIDDEN',
      );
    }
    const silent = lists(admin).things.hide({ ...wish, statement: ' ' });
    expect(await codeOf(silent)).toBe('BAD_INPUT');
    const both = await Promise.all([
      lists(admin).things.hide(wish),
      lists(other).things.hide(wish),
    ]);
    expect(both.flatMap(({ done }) => done)).toEqual([id]);
    await lists(admin).things.restore({ kind: 'lounge', ids: [id] });
    expect((await logOf('lounge', id)).map(({ action }) => action)).toEqual([
      'lounge.restore',
      'lounge.hide',
    ]);
  });
});

describe('corrections', () => {
  const reason = 'Rechtschreibung';

  it('of a lounge are noted field by field and told to its owner', async () => {
    const { id } = await createLounge(api, owner, { name: 'Lounge Falschgeschriben' });
    const { locations } = lists(admin);
    const data = {
      name: 'Lounge Falschgeschrieben',
      address: 'Venloer Straße 12',
      zipCode: '80331',
      city: 'München',
      country: 'DE',
      hourlyRate: 14.5,
    } as const;
    await locations.update({ id, data, reason });
    const seen = await api.callerFor(null).lounges.get({ id });
    expect(seen).toMatchObject({ name: data.name, city: 'München', pricePerHour: 14.5 });
    expect(seen.latitude).toBeCloseTo(48.1, 0);
    const [entry] = await logOf('lounge', id);
    expect(entry).toMatchObject({
      action: 'lounge.edit',
      reason,
      before: { price_per_hour_cents: 1200 },
      after: { name: true, zip_code: true, city: true, price_per_hour_cents: 1450 },
    });
    expect(await toldOf(owner)).toContainEqual(
      `„${data.name}“ hat jemand vom Oche-Team bearbeitet. · ${reason}`,
    );
    // the same again is nothing
    await locations.update({ id, data, reason });
    expect(await logOf('lounge', id)).toHaveLength(1);
    const negative = locations.update({ id, data: { ...data, hourlyRate: -1 }, reason });
    expect(await codeOf(negative)).toBe('BAD_INPUT');
    expect(await codeOf(locations.update({ id: 999_999, data, reason }))).toBe('LOUNGE_NOT_FOUND');
    for (const member of [ben, moderator, owner]) {
      expect(await codeOf(lists(member).locations.update({ id, data, reason }))).toBe('FORBIDDEN');
    }
  });

  it('of a tournament and an ad hold, too', async () => {
    const tournament = await createTournament(api, owner, { name: 'Frietagscup' });
    const said = { name: 'Freitagscup', entryFee: 5, prizePool: 0, isPublic: true };
    await lists(admin).tournaments.update({ id: tournament.id, data: said, reason });
    expect(await api.callerFor(ben).tournaments.get({ id: tournament.id })).toMatchObject({
      name: 'Freitagscup',
      entryFee: 5,
    });
    expect((await logOf('tournament', tournament.id))[0]).toMatchObject({
      action: 'tournament.edit',
      before: { entry_fee_cents: 0 },
      after: { name: true, entry_fee_cents: 500 },
    });

    const ad = await sell(api, owner, { title: 'Flihgts' });
    const data = {
      title: 'Flights',
      description: 'Zwei Abende gespielt, Grip wie neu.',
      category: 'flights',
      condition: 'good',
      price: 40,
    } as const;
    await lists(admin).marketplace.update({ id: ad.id, data, reason });
    const seen = await api.callerFor(ben).market.items.get({ id: ad.id });
    expect(seen).toMatchObject({ title: 'Flights', category: 'flights', price: 40 });
    expect((await logOf('item', ad.id))[0]).toMatchObject({
      before: { category: 'darts', condition: 'like_new', price_cents: 4500 },
      after: { title: true, category: 'flights', condition: 'good', price_cents: 4000 },
    });
    // a form that the seller has open would bring the old words back
    const stale = api.callerFor(owner).market.items.update({
      ...{ ...data, location: 'Kante', zipCode: '50667', city: 'Köln' },
      id: ad.id,
      revision: ad.own?.revision ?? 1,
    });
    expect(await codeOf(stale)).toBe('ITEM_CHANGED');
    const free = lists(admin).marketplace.update({
      id: ad.id,
      data: { ...data, price: 0 },
      reason,
    });
    expect(await codeOf(free)).toBe('BAD_INPUT');
    await api.callerFor(owner).market.items.markSold({ id: ad.id });
    const sold = lists(admin).marketplace.update({ id: ad.id, data, reason });
    expect(await codeOf(sold)).toBe('ITEM_SOLD');
    for (const member of [ben, moderator]) {
      const { tournaments, marketplace } = lists(member);
      expect(await codeOf(tournaments.update({ id: tournament.id, data: said, reason }))).toBe(
        'FORBIDDEN',
      );
      expect(await codeOf(marketplace.update({ id: ad.id, data, reason }))).toBe('FORBIDDEN');
    }
  });
});

it('the log says what it can be filtered by', async () => {
  const { id } = await createLounge(api, owner);
  await lists(admin).things.hide({ kind: 'lounge', ids: [id], ...why });
  const options = await lists(admin).log.options();
  expect(options.actions).toContain('lounge.hide');
  expect(options.kinds).toContain('lounge');
  expect(options.actors).toContainEqual({ id: admin.id, firstName: 'Ada', lastName: 'Min' });
  expect(await codeOf(lists(moderator).log.options())).toBe('FORBIDDEN');
});
