import { beforeEach, describe, expect, it } from 'vitest';
import { runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { at, createTournament, NOW } from '../testing.ts';
import { tellCheckInOpen } from './check-in-opens.service.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let cleo: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
  cleo = await api.createMember({ first_name: 'Cleo' });
});

const as = (member: TestMember) => api.callerFor(member).tournaments;
const toldTo = async (member: TestMember) => {
  await runJobs(api);
  const { items } = await api.callerFor(member).social.notifications.list({});
  return items.map(({ title }) => title);
};
const guests = ['Eins', 'Zwei', 'Drei'].map((guestName) => ({ players: [{ guestName }] }));

describe('members are told', () => {
  it('that an organiser has entered them, and that they have moved up', async () => {
    const { id } = await createTournament(api, anna, { name: 'Cup', maxParticipants: 4 });
    for (const guest of guests) await as(anna).entries.add({ id, ...guest });
    await as(anna).entries.add({ id, players: [{ userId: cleo.id }] });
    expect(await toldTo(cleo)).toEqual(['Du bist angemeldet: Cup']);
    await as(ben).register({ id });
    expect(await toldTo(ben)).toEqual([]);
    await as(cleo).withdraw({ id });
    expect(await toldTo(ben)).toEqual(['Du bist dabei: Cup']);
    // who has left is not in any more
    expect(await toldTo(cleo)).toEqual([]);
  });

  it('that they are invited, once', async () => {
    const { id } = await createTournament(api, anna, { name: 'Privat', isPublic: false });
    await as(anna).invitation.add({ id, userId: ben.id });
    await as(anna).invitation.add({ id, userId: ben.id });
    expect(await toldTo(ben)).toEqual(['Einladung: Privat']);
    await as(anna).invitation.remove({ id, userId: ben.id });
    expect(await toldTo(ben)).toEqual([]);
  });

  it('that it is called off, whoever is in or waits, and why', async () => {
    const { id } = await createTournament(api, anna, { name: 'Ausfall', maxParticipants: 4 });
    for (const guest of guests) await as(anna).entries.add({ id, ...guest });
    await as(ben).register({ id });
    await as(cleo).register({ id });
    await as(anna).cancel({ id, reason: 'Wasserschaden' });
    expect(await toldTo(ben)).toEqual(['Abgesagt: Ausfall']);
    expect(await toldTo(cleo)).toEqual(['Abgesagt: Ausfall']);
    expect(await toldTo(anna)).toEqual([]);
  });

  it('that they can check in, unless the moment was changed meanwhile', async () => {
    const opensAt = at(7, 18);
    const { id } = await createTournament(api, anna, { name: 'Checkin', checkInOpensAt: opensAt });
    await as(ben).register({ id });
    api.deps.clock.set(opensAt);
    await tellCheckInOpen(api.deps, { tournamentId: id, opensAt: at(7, 17) });
    expect(await toldTo(ben)).toEqual([]);
    await tellCheckInOpen(api.deps, { tournamentId: id, opensAt });
    // tried again
    await tellCheckInOpen(api.deps, { tournamentId: id, opensAt });
    expect(await toldTo(ben)).toEqual(['Jetzt einchecken: Checkin']);
  });
});
