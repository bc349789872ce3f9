import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { addStaff, createLounge } from '../../lounges/testing.ts';
import { at, createTournament, NOW } from '../testing.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let cleo: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben', last_name: 'Bull' });
  cleo = await api.createMember({ first_name: 'Cleo', last_name: 'Check' });
});

const as = (member: TestMember | null) => api.callerFor(member).tournaments;
const guest = (guestName: string) => ({ players: [{ guestName }] });

describe('entries', () => {
  it('of members, guests and teams are made by the organisers', async () => {
    const { id } = await createTournament(api, anna, { teamSize: 2 });
    const players = [{ userId: ben.id }, { guestName: 'Gustav' }];
    expect(await as(anna).entries.add({ id, players })).toMatchObject({
      number: 1,
      status: 'registered',
      name: 'Ben Bull / Gustav',
      players: [
        { person: { id: ben.id }, guestName: null },
        { person: null, guestName: 'Gustav' },
      ],
      isPaid: false,
    });
    const named = { id, players: [{ userId: cleo.id }, { guestName: 'Udo' }], name: 'Die Zwei' };
    expect((await as(anna).entries.add(named)).name).toBe('Die Zwei');
    expect(await codeOf(as(anna).entries.add({ id, players: [{ userId: anna.id }] }))).toBe(
      'TEAM_SIZE_UNFIT',
    );
    const again = [{ userId: anna.id }, { userId: ben.id }];
    expect(await codeOf(as(anna).entries.add({ id, players: again }))).toBe('ALREADY_REGISTERED');
    const alone = [{ userId: anna.id }, { userId: anna.id }];
    expect(await codeOf(as(anna).entries.add({ id, players: alone }))).toBe('ALREADY_REGISTERED');
    const unknown = [{ userId: 'nobody' }, { userId: anna.id }];
    expect(await codeOf(as(anna).entries.add({ id, players: unknown }))).toBe('MEMBER_NOT_FOUND');
    expect((await as(anna).get({ id })).participantCount).toBe(2);
  });

  it('are all there at once, and back again for those who were not', async () => {
    const { id } = await createTournament(api, anna, { maxParticipants: 4 });
    const names = ['Gustav', 'Udo', 'Wim', 'Xaver', 'Yuri'];
    const entries = [];
    for (const name of names) entries.push(await as(anna).entries.add({ id, ...guest(name) }));
    const [gustav, udo, wim, xaver, yuri] = entries.map((entry) => entry.id);
    await as(anna).entries.setCheckedIn({ id, entryId: Number(gustav), isCheckedIn: true });
    await as(anna).entries.remove({ id, entryId: Number(udo) });
    const all = { id, isCheckedIn: true };
    const { entryIds } = await as(anna).entries.setAllCheckedIn(all);
    expect(entryIds.sort()).toEqual([wim, xaver, yuri].sort());
    expect(await as(anna).entries.setAllCheckedIn(all)).toEqual({ entryIds: [] });
    const back = { id, entryIds, isCheckedIn: false };
    expect((await as(anna).entries.setAllCheckedIn(back)).entryIds.sort()).toEqual(entryIds);
    const { items } = await as(anna).entries.list({ id });
    expect(items.filter((entry) => entry.isCheckedIn).map((entry) => entry.id)).toEqual([gustav]);
    expect(await codeOf(as(null).entries.setAllCheckedIn(all))).toBe('UNAUTHENTICATED');
    expect(await codeOf(as(ben).entries.setAllCheckedIn(all))).toBe('FORBIDDEN');
    const bad = { ...all, entryIds: [0] };
    expect(await codeOf(as(anna).entries.setAllCheckedIn(bad))).toBe('BAD_INPUT');
    // entries of another tournament are not touched
    const other = await createTournament(api, ben);
    const foreign = { id: other.id, entryIds: [Number(wim)], isCheckedIn: true };
    expect(await as(ben).entries.setAllCheckedIn(foreign)).toEqual({ entryIds: [] });
    await as(anna).cancel({ id });
    expect(await codeOf(as(anna).entries.setAllCheckedIn(all))).toBe('TOURNAMENT_STATUS');
  });

  it('can be seeded by hand, each seed once', async () => {
    const { id } = await createTournament(api, anna);
    const first = await as(anna).entries.add({ id, ...guest('Gustav') });
    const second = await as(anna).entries.add({ id, ...guest('Udo') });
    const seed = (entryId: number) => as(anna).entries.update({ id, entryId, name: null, seed: 1 });
    expect((await seed(first.id)).seed).toBe(1);
    expect(await codeOf(seed(second.id))).toBe('SEED_TAKEN');
    // an entry that leaves frees its seed
    await as(anna).entries.remove({ id, entryId: first.id });
    expect((await seed(second.id)).seed).toBe(1);
    expect(await codeOf(seed(first.id))).toBe('ENTRY_NOT_FOUND');
  });

  it('are marked as paid by hand, with a list for the cash desk', async () => {
    const { id } = await createTournament(api, anna, { entryFee: 7.5 });
    const paid = await as(anna).entries.add({ id, ...guest('Gustav') });
    await as(anna).entries.add({ id, ...guest('Udo') });
    expect(await as(anna).entries.setPaid({ id, entryId: paid.id, isPaid: true })).toMatchObject({
      isPaid: true,
    });
    expect(await as(anna).entries.cashDesk({ id })).toEqual({
      entryFee: 7.5,
      paidCount: 1,
      openCount: 1,
      paid: 7.5,
      open: 7.5,
    });
    const open = await as(anna).entries.list({ id, filter: 'unpaid' });
    expect(open.items.map(({ name }) => name)).toEqual(['Udo']);
    await as(anna).entries.setPaid({ id, entryId: paid.id, isPaid: false });
    expect((await as(anna).entries.cashDesk({ id })).paidCount).toBe(0);
  });

  it('come page by page', async () => {
    const { id } = await createTournament(api, anna);
    for (const name of ['Eins', 'Zwei', 'Drei']) {
      await as(anna).entries.add({ id, ...guest(name) });
    }
    const first = await as(null).entries.list({ id, limit: 2 });
    const rest = await as(null).entries.list({ id, limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...rest.items].map(({ name }) => name)).toEqual([
      'Eins',
      'Zwei',
      'Drei',
    ]);
    expect(rest.nextCursor).toBeNull();
    expect(await codeOf(as(null).entries.list({ id, cursor: 'WyJ4Il0' }))).toBe('BAD_INPUT');
  });
});

describe('no-shows', () => {
  it('free their seats for those who wait and are there, in their order', async () => {
    const { id } = await createTournament(api, anna, {
      maxParticipants: 4,
      checkInOpensAt: at(7, 18),
    });
    const entries = [];
    for (const name of ['Da', 'Weg', 'Auch weg', 'Noch da', 'Wartet', 'Spät da', 'Zuletzt da']) {
      entries.push(await as(anna).entries.add({ id, ...guest(name) }));
    }
    expect(await codeOf(as(anna).entries.releaseNoShows({ id }))).toBe('CHECK_IN_CLOSED');
    api.deps.clock.set(at(7, 18));
    for (const index of [0, 3, 6, 5]) {
      const entryId = entries[index]?.id ?? 0;
      await as(anna).entries.setCheckedIn({ id, entryId, isCheckedIn: true });
    }
    const absent = await as(anna).entries.list({ id, filter: 'absent' });
    expect(absent.items.map(({ name }) => name)).toEqual(['Weg', 'Auch weg']);
    expect(await as(anna).entries.releaseNoShows({ id })).toEqual({ released: 2, movedUp: 2 });
    const namesIn = async (filter: 'registered' | 'waiting' | 'left') =>
      (await as(anna).entries.list({ id, filter })).items.map(({ name }) => name);
    expect(await namesIn('registered')).toEqual(['Da', 'Noch da', 'Spät da', 'Zuletzt da']);
    expect(await namesIn('waiting')).toEqual(['Wartet']);
    expect(await namesIn('left')).toEqual(['Weg', 'Auch weg']);
    expect(await as(anna).entries.releaseNoShows({ id })).toEqual({ released: 0, movedUp: 0 });
    await as(anna).start({ id });
    expect(await codeOf(as(anna).entries.releaseNoShows({ id }))).toBe('TOURNAMENT_STATUS');
  });

  it('of one alone is noted by the organiser, and who is late can be entered again', async () => {
    const { id } = await createTournament(api, anna);
    await as(ben).register({ id });
    const { items } = await as(anna).entries.list({ id });
    const entryId = items[0]?.id ?? 0;
    expect((await as(anna).entries.remove({ id, entryId, as: 'no_show' })).status).toBe('no_show');
    for (const name of ['Uwe', 'Olga']) await as(anna).entries.add({ id, ...guest(name) });
    await as(anna).start({ id });
    await as(anna).entries.add({ id, players: [{ userId: ben.id }] });
    expect((await as(ben).get({ id })).ownStatus).toBe('registered');
  });
});

it('entries stay as they were once it is called off; only what was paid is noted on', async () => {
  const { id } = await createTournament(api, anna, { entryFee: 5 });
  const { id: entryId } = await as(anna).entries.add({ id, ...guest('Uwe') });
  await as(anna).cancel({ id });
  const { entries } = as(anna);
  for (const change of [
    () => entries.add({ id, ...guest('Olga') }),
    () => entries.update({ id, entryId, name: null, seed: 1 }),
    () => entries.setCheckedIn({ id, entryId, isCheckedIn: true }),
    () => entries.remove({ id, entryId }),
  ]) {
    expect(await codeOf(change())).toBe('TOURNAMENT_STATUS');
  }
  expect(await entries.setPaid({ id, entryId, isPaid: true })).toMatchObject({ isPaid: true });
});

describe('the desk', () => {
  it('is for organisers: the creator, whom they name, the lounge’s team, and moderators', async () => {
    const owner = await api.createMember();
    const lounge = await createLounge(api, owner);
    const staff = await api.createMember();
    await addStaff(api.deps.db, lounge.id, staff);
    const moderator = await api.createMember({ role: 'moderator' });
    const { id } = await createTournament(api, anna, { venueId: lounge.id });
    const { id: entryId } = await as(anna).entries.add({ id, ...guest('Gustav') });
    const calls = (member: TestMember | null) => {
      const { entries } = as(member);
      return {
        add: () => entries.add({ id, ...guest('Udo') }),
        update: () => entries.update({ id, entryId, name: null, seed: 1 }),
        setPaid: () => entries.setPaid({ id, entryId, isPaid: true }),
        setCheckedIn: () => entries.setCheckedIn({ id, entryId, isCheckedIn: true }),
        cashDesk: () => entries.cashDesk({ id }),
        unpaid: () => entries.list({ id, filter: 'unpaid' }),
        left: () => entries.list({ id, filter: 'left' }),
        releaseNoShows: () => entries.releaseNoShows({ id }),
        remove: () => entries.remove({ id, entryId }),
      };
    };
    for (const [name, call] of Object.entries(calls(ben))) {
      expect([name, await codeOf(call())]).toEqual([name, 'FORBIDDEN']);
    }
    expect(await codeOf(calls(null).left())).toBe('FORBIDDEN');
    const suspended = { ...anna, status: 'suspended' as const };
    expect(await codeOf(calls(suspended).setPaid())).toBe('ACCOUNT_SUSPENDED');
    await as(anna).organiser.add({ id, userId: ben.id });
    for (const member of [ben, owner, staff, moderator]) {
      await calls(member).setPaid();
    }
    await as(anna).organiser.remove({ id, userId: ben.id });
    expect(await codeOf(calls(ben).setPaid())).toBe('FORBIDDEN');
  });
});
