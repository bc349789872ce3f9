import { tracked } from '@trpc/server';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { setVisibility } from '../../people/testing.ts';
import { watchTournament } from '../core/live.service.ts';
import { aTournament, at, createTournament, enterGuests, NOW } from '../testing.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;

const as = (member: TestMember | null) => api.callerFor(member).tournaments;
const namesOf = async (input = {}) => (await as(null).list(input)).items.map(({ name }) => name);
const named = (name: string, day: number, wish = {}) =>
  createTournament(api, anna, {
    name,
    startDate: at(day),
    registrationDeadline: at(day, 18),
    ...wish,
  });

describe('the list', () => {
  beforeAll(async () => {
    api.deps.clock.set(NOW);
    anna = await api.createMember();
    await named('Später', 20);
    await named('Bald', 5);
    const running = await named('Läuft', 4);
    const over = await named('Vorbei', 6, { location: 'Gasthof Löwe, Köln' });
    const off = await named('Abgesagt', 8);
    await named('Geheim', 9, { isPublic: false });
    await named('Entwurf', 10, { isDraft: true });
    await enterGuests(api, anna, running.id);
    await enterGuests(api, anna, over.id);
    await as(anna).start({ id: running.id });
    await as(anna).start({ id: over.id });
    await as(anna).complete({ id: over.id });
    await as(anna).cancel({ id: off.id });
  });

  it('has what is to come and running first, the soonest at the top, then what is over', async () => {
    const all = ['Läuft', 'Bald', 'Später', 'Abgesagt', 'Vorbei'];
    expect(await namesOf()).toEqual(all);
    const pages = [];
    let cursor: string | undefined;
    do {
      const page = await as(null).list({ limit: 2, ...(cursor && { cursor }) });
      pages.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(pages).toEqual(all);
    expect(await codeOf(as(null).list({ cursor: 'WyJ4Il0' }))).toBe('BAD_INPUT');
  });

  it('is narrowed to a status', async () => {
    expect(await namesOf({ status: 'upcoming' })).toEqual(['Bald', 'Später']);
    expect(await namesOf({ status: 'active' })).toEqual(['Läuft']);
    expect(await namesOf({ status: 'completed' })).toEqual(['Vorbei']);
  });

  it('is searched by name and place, whatever the case and the umlauts', async () => {
    expect(await namesOf({ search: 'LAUFT' })).toEqual(['Läuft']);
    expect(await namesOf({ search: 'koeln' })).toEqual(['Vorbei']);
    expect(await namesOf({ search: 'koeln', status: 'upcoming' })).toEqual([]);
    expect(await namesOf({ search: '%' })).toEqual([]);
  });

  it('leaves upcoming ones to the past that nobody ever started', async () => {
    api.deps.clock.set(at(21, 20));
    expect(await namesOf({ status: 'upcoming' })).toEqual([]);
    expect((await namesOf())[0]).toBe('Später');
  });
});

describe('who sees', () => {
  let ben: TestMember;

  beforeEach(async () => {
    api.deps.clock.set(NOW);
    ben = await api.createMember();
  });

  it('a draft: its organisers; what isn’t public: also who is invited or in', async () => {
    const draft = await named('Entwurf', 10, { isDraft: true });
    const hidden = await named('Geheim', 10, { isPublic: false });
    const moderator = await api.createMember({ role: 'moderator' });
    for (const { id } of [draft, hidden]) {
      expect((await as(anna).get({ id })).can.organise).toBe(true);
      expect((await as(moderator).get({ id })).can.organise).toBe(true);
      for (const member of [null, ben]) {
        expect(await codeOf(as(member).get({ id }))).toBe('TOURNAMENT_NOT_FOUND');
        expect(await codeOf(as(member).entries.list({ id }))).toBe('TOURNAMENT_NOT_FOUND');
      }
    }
    await as(anna).invitation.add({ id: hidden.id, userId: ben.id });
    expect((await as(ben).get({ id: hidden.id })).can.organise).toBe(false);
    expect((await as(ben).listOwn({})).items.map(({ id }) => id)).toEqual([hidden.id]);
    await as(anna).invitation.remove({ id: hidden.id, userId: ben.id });
    expect(await codeOf(as(ben).get({ id: hidden.id }))).toBe('TOURNAMENT_NOT_FOUND');
    await as(anna).publish({ id: draft.id });
    expect((await as(null).get({ id: draft.id })).status).toBe('upcoming');
  });

  it('the tournaments of a member: the public ones who sees that part of the profile', async () => {
    const open = await named('Offen', 10);
    const closed = await named('Geschlossen', 10, { isPublic: false });
    await as(anna).entries.add({ id: closed.id, players: [{ userId: ben.id }] });
    await as(ben).register({ id: open.id });
    const idsFor = async (member: TestMember | null) =>
      (await as(member).listOfMember({ userId: ben.id })).items.map(({ id }) => id);
    expect([await idsFor(null), await idsFor(anna)]).toEqual([[], []]);
    await setVisibility(api, ben, 'public');
    expect(await idsFor(null)).toEqual([open.id]);
    expect(await idsFor(ben)).toEqual([closed.id, open.id]);
    const section = { section: 'tournaments', visibility: 'private' } as const;
    await api.callerFor(ben).social.profiles.chooseSection(section);
    expect([await idsFor(null), (await idsFor(ben)).length]).toEqual([[], 2]);
    await api.callerFor(ben).social.profiles.chooseSection({ ...section, visibility: null });
    await as(ben).withdraw({ id: open.id });
    expect(await idsFor(null)).toEqual([]);
  });

  it('what is next at a lounge', async () => {
    const lounge = await createLounge(api, ben);
    const late = await named('Später dort', 12, { venueId: lounge.id });
    const soon = await named('Bald dort', 11, { venueId: lounge.id });
    await named('Nicht für alle', 11, { venueId: lounge.id, isPublic: false });
    const idsAt = async (limit: number) =>
      (await as(null).listOfLounge({ loungeId: lounge.id, limit })).map(({ id }) => id);
    expect(await idsAt(3)).toEqual([soon.id, late.id]);
    expect(await idsAt(1)).toEqual([soon.id]);
    await as(anna).cancel({ id: soon.id });
    expect(await idsAt(3)).toEqual([late.id]);
    await api.callerFor(ben).lounges.setActive({ id: lounge.id, isActive: false });
    expect(await codeOf(idsAt(3))).toBe('LOUNGE_NOT_FOUND');
  });
});

describe('the life of a tournament', () => {
  it('goes forward only, by its organisers', async () => {
    const ben = await api.createMember();
    const { id } = await named('Lebenslauf', 10, { isDraft: true });
    const { publish, start, complete, cancel } = as(anna);
    expect(await codeOf(start({ id }))).toBe('TOURNAMENT_STATUS');
    expect(await codeOf(cancel({ id }))).toBe('TOURNAMENT_STATUS');
    expect((await publish({ id })).status).toBe('upcoming');
    expect(await codeOf(publish({ id }))).toBe('TOURNAMENT_STATUS');
    const calls = (member: TestMember | null) => [
      () => as(member).start({ id }),
      () => as(member).complete({ id }),
      () => as(member).cancel({ id }),
      () => as(member).delete({ id }),
      () => as(member).update({ id, ...aTournament() }),
      () => as(member).organiser.add({ id, userId: ben.id }),
      () => as(member).organiser.remove({ id, userId: ben.id }),
      () => as(member).invitation.add({ id, userId: ben.id }),
      () => as(member).invitation.remove({ id, userId: ben.id }),
      () => as(member).invitation.list({ id }),
    ];
    for (const call of calls(ben)) expect(await codeOf(call())).toBe('FORBIDDEN');
    for (const call of calls(null)) expect(await codeOf(call())).toBe('UNAUTHENTICATED');
    await enterGuests(api, anna, id);
    expect((await start({ id })).status).toBe('active');
    expect(await codeOf(as(anna).delete({ id }))).toBe('TOURNAMENT_STATUS');
    expect((await complete({ id })).status).toBe('completed');
    expect(await codeOf(cancel({ id }))).toBe('TOURNAMENT_STATUS');
    expect(await codeOf(as(anna).update({ id, ...aTournament() }))).toBe('TOURNAMENT_STATUS');
  });

  it('ends with a draft that is thrown away, or called off with a reason', async () => {
    const draft = await named('Weg damit', 10, { isDraft: true });
    await as(anna).delete({ id: draft.id });
    expect(await codeOf(as(anna).get({ id: draft.id }))).toBe('TOURNAMENT_NOT_FOUND');
    const { id } = await named('Abgesagt', 10);
    const called = await as(anna).cancel({ id, reason: 'Zu wenige' });
    expect(called).toMatchObject({ status: 'cancelled', cancelReason: 'Zu wenige' });
  });

  it('wakes who watches', async () => {
    const { id, revision } = await named('Live', 10);
    const stream = await as(null).events({ id, lastEventId: String(revision) });
    const events = stream[Symbol.asyncIterator]();
    const next = events.next();
    await as(anna).organiser.add({ id, userId: anna.id });
    const event = { revision: revision + 1, status: 'upcoming' } as const;
    expect((await next).value).toEqual(tracked(String(event.revision), event));
    // once it isn't for everybody any more, its organisers hear on, and visitors don't
    const seen = { id, lastEventId: String(event.revision) };
    const own = watchTournament(api.contextFor(anna), seen, new AbortController().signal);
    const both = [codeOf(events.next()), own.next()];
    await as(anna).update({ id, ...aTournament({ isPublic: false }) });
    const [gone, later] = await Promise.all(both);
    expect(gone).toBe('TOURNAMENT_NOT_FOUND');
    expect(later).toMatchObject({ done: false });
    await own.return();
    const draft = await named('Geheim', 10, { isDraft: true });
    const refused = await as(null).events({ id: draft.id });
    expect(await codeOf(refused[Symbol.asyncIterator]().next())).toBe('TOURNAMENT_NOT_FOUND');
  });
});
