import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { at, createTournament, NOW } from '../testing.ts';
import { matchOf, running } from '../testing-course.ts';
import { tellCheckInOpen } from './check-in-opens.service.ts';
import { tellPlaces } from './places.service.ts';
import { tellRegistrations } from './registrations.service.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let cleo: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben', last_name: 'Bull' });
  cleo = await api.createMember({ first_name: 'Cleo', last_name: 'Clock' });
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
    // a member who has left is no longer in
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

  it('of a result that the other side reports, until they have answered', async () => {
    const { id } = await running(api, anna, [ben, cleo], { name: 'Duell' });
    const match = matchOf(await as(anna).matches.list({ id }), 'w1-1');
    await as(ben).matches.report({ matchId: match.id, score: [1, 3] });
    expect(await toldTo(cleo)).toContain('Stimmt das? 3:1 gegen Ben Bull');
    expect(await toldTo(ben)).not.toContain('Stimmt das? 1:3 gegen Cleo Clock');
    const answer = { kind: 'confirm' } as const;
    await as(cleo).matches.answer({ matchId: match.id, score: [1, 3], answer });
    expect(await toldTo(cleo)).not.toContain('Stimmt das? 3:1 gegen Ben Bull');
  });

  it('of their place, once it is over and nothing was corrected for a moment', async () => {
    const { id } = await running(api, anna, [ben, cleo], { name: 'Finale' });
    const match = matchOf(await as(anna).matches.list({ id }), 'w1-1');
    await as(anna).matches.decide({ matchId: match.id, score: [3, 1] });
    const first = api.deps.clock.now().toISOString();
    expect(await toldTo(ben)).not.toContain('Gewonnen! 1 von 2');
    api.deps.clock.advance({ minutes: 1 });
    await as(anna).matches.reopen({ matchId: match.id });
    await as(anna).matches.decide({ matchId: match.id, score: [2, 3] });
    const completedAt = api.deps.clock.now().toISOString();
    await tellPlaces(api.deps, { tournamentId: id, completedAt: first });
    expect(await toldTo(cleo)).not.toContain('Gewonnen! 1 von 2');
    await tellPlaces(api.deps, { tournamentId: id, completedAt });
    await tellPlaces(api.deps, { tournamentId: id, completedAt });
    expect((await toldTo(cleo)).filter((title) => title === 'Gewonnen! 1 von 2')).toHaveLength(1);
    expect(await toldTo(ben)).toContain('Platz 2 von 2');
  });
});

describe('who runs a tournament is told', () => {
  const window = { until: at(5) };

  it('of new registrations, those of a quarter of an hour together', async () => {
    const { id } = await createTournament(api, anna, { name: 'Andrang', maxParticipants: 4 });
    await as(anna).organiser.add({ id, userId: cleo.id });
    for (const guest of guests) await as(anna).entries.add({ id, ...guest });
    await as(ben).register({ id });
    await as(await api.createMember()).register({ id });
    const waiting = await sql<{ payload: unknown }>`
      select payload from graphile_worker._private_jobs where key = ${`tournaments.registrations ${id}`}
    `.execute(api.deps.db);
    expect(waiting.rows).toHaveLength(1);
    await tellRegistrations(api.deps, { tournamentId: id, ...window });
    await tellRegistrations(api.deps, { tournamentId: id, ...window });
    for (const organiser of [anna, cleo]) {
      expect(await toldTo(organiser)).toEqual(['Neue Anmeldungen: Andrang']);
    }
    const { items } = await api.callerFor(cleo).social.notifications.list({});
    expect(items).toMatchObject([
      {
        excerpt: '4 von 4 Plätzen vergeben, 1 auf der Warteliste',
        path: `/tournaments/${id}/entries`,
      },
    ]);
    // it is none of the business of somebody who no longer runs it
    await as(anna).organiser.remove({ id, userId: cleo.id });
    expect(await toldTo(cleo)).toEqual([]);
  });

  it('as they have chosen, and only organisers can choose', async () => {
    const kind = 'tournaments.registrations';
    const settingOf = async (member: TestMember) =>
      (await api.callerFor(member).social.notifications.settings.get()).kinds.find(
        (one) => one.kind === kind,
      );
    expect(await settingOf(ben)).toBeUndefined();
    await createTournament(api, anna);
    expect(await settingOf(anna)).toMatchObject({ mail: 'daily', push: false });
    await api
      .callerFor(anna)
      .social.notifications.settings.save({ kind, mail: 'never', push: false });
    expect(await settingOf(anna)).toMatchObject({ mail: 'never', push: false });
  });
});
