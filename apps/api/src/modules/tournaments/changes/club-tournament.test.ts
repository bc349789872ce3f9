import { describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createClub, joinClub } from '../../clubs/testing.ts';
import { aTournament, createTournament, NOW } from '../testing.ts';

const api = useTestApi({ now: NOW });
const anna = useMember(api, { first_name: 'Anna' });
const ben = useMember(api, { first_name: 'Ben' });
const cem = useMember(api, { first_name: 'Cem' });

const as = (member: TestMember | null) => api.callerFor(member).tournaments;

describe('a tournament of a club', () => {
  it('is set up by its officers, and stands on its page', async () => {
    const club = await createClub(api, anna);
    await joinClub(api, anna, club, [ben]);
    const wish = { clubId: club.id, isForClub: true };
    expect(await codeOf(createTournament(api, ben, wish))).toBe('FORBIDDEN');
    expect(await codeOf(createTournament(api, ben, { clubId: 999_999 }))).toBe('CLUB_NOT_FOUND');
    const { id } = await createTournament(api, anna, wish);
    expect((await as(null).get({ id })).club).toEqual({ id: club.id, name: club.name });
    const list = (reader: TestMember | null) => as(reader).listOfClub({ clubId: club.id });
    expect(await list(null)).toMatchObject([{ id, isForClub: true }]);
    // what isn't said stays
    await as(anna).update({ id, ...aTournament({ name: 'Vereinscup' }) });
    expect(await list(cem)).toMatchObject([{ id, name: 'Vereinscup', isForClub: true }]);
    await as(anna).update({ id, ...aTournament({ isPublic: false }) });
    expect(await list(cem)).toEqual([]);
    expect(await list(ben)).toHaveLength(1);
    expect(await codeOf(as(cem).get({ id }))).toBe('TOURNAMENT_NOT_FOUND');
    expect((await as(ben).get({ id })).can.register).toBe(true);
    await as(anna).update({ id, ...aTournament(), clubId: null });
    expect(await list(ben)).toEqual([]);
  });

  it('of a club that is closed to others is on a list for those who see the club', async () => {
    const club = await createClub(api, anna);
    await joinClub(api, anna, club, [ben]);
    await api.deps.db
      .updateTable('clubs')
      .set({ is_public: false })
      .where('id', '=', club.id)
      .execute();
    const { id } = await createTournament(api, anna, { clubId: club.id });
    const list = (reader: TestMember | null) => as(reader).listOfClub({ clubId: club.id });
    expect(await list(ben)).toMatchObject([{ id }]);
    expect(await list(await api.createMember({ role: 'moderator' }))).toMatchObject([{ id }]);
    for (const reader of [null, cem]) expect(await codeOf(list(reader))).toBe('CLUB_NOT_FOUND');
    // its page is everybody's, the club's name is not
    expect((await as(ben).get({ id })).club).toEqual({ id: club.id, name: club.name });
    for (const reader of [null, cem]) {
      expect(JSON.stringify(await as(reader).get({ id }))).not.toContain(club.name);
    }
  });

  it('that is for the club is entered by its members, and who is invited', async () => {
    const club = await createClub(api, anna);
    await joinClub(api, anna, club, [ben]);
    const { id } = await createTournament(api, anna, { clubId: club.id, isForClub: true });
    expect(await codeOf(as(cem).register({ id }))).toBe('TOURNAMENT_CLUB_ONLY');
    expect((await as(cem).get({ id })).refusal).toBe('TOURNAMENT_CLUB_ONLY');
    await as(ben).register({ id });
    await as(anna).invitation.add({ id, userId: cem.id });
    await as(cem).register({ id });
    const open = await createTournament(api, anna, { clubId: club.id });
    expect((await as(cem).get({ id: open.id })).can.register).toBe(true);
  });
});

it('a draw keeps club mates apart, without naming their clubs', async () => {
  const [bulls, tops] = [
    await createClub(api, anna),
    await createClub(api, ben, { isPublic: false }),
  ];
  const { id } = await createTournament(api, cem);
  const players: TestMember[] = [];
  for (let index = 0; index < 6; index += 1) players.push(await api.createMember());
  const [a, b, c, d, ...others] = players;
  if (!a || !b || !c || !d) throw new Error('there are six players');
  await joinClub(api, anna, bulls, [a, b]);
  for (const member of [c, d]) {
    await api.callerFor(ben).clubs.admissions.invite({ id: tops.id, userId: member.id });
    await api.callerFor(member).clubs.admissions.request({ id: tops.id });
  }
  for (const player of [a, b, c, d, ...others]) await as(player).register({ id });
  const { draw } = await as(cem).draw.preview({ id, keepsClubsApart: true });
  expect(draw.entrants.map(({ apart }) => apart)).toEqual(['1', '1', '2', '2', null, null]);
  const entries = draw.entrants.map((entrant) => entrant.id);
  const byHand = await as(cem).draw.preview({
    id,
    keepsClubsApart: true,
    apart: [[entries[0] ?? 0, entries[4] ?? 0]],
  });
  // Those who are named in a list count only there
  expect(byHand.draw.entrants.map(({ apart }) => apart)).toEqual(['1', null, '2', '2', '1', null]);
  const { draw: usual } = await as(cem).draw.preview({ id });
  expect(usual.entrants.every(({ apart }) => apart === null)).toBe(true);
});
