import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../plugins/testing.ts';
import { runJobs, type TestMember } from '../../testing/index.ts';
import { createLounge } from '../lounges/testing.ts';
import { decideOn } from '../moderation/testing.ts';
import { countTournamentParts, listTournamentPages } from './lists/sitemap.service.ts';
import { tournamentsModule } from './module.ts';
import { aTournament, at, createTournament, enterGuests } from './testing.ts';

const server = useTestApp();
let anna: TestMember;
let ben: TestMember;

beforeAll(async () => {
  anna = await server.api.createMember({ first_name: 'Anna', last_name: 'Auge' });
  ben = await server.api.createMember();
});

const get = async (url: string, headers = {}) => server.app.inject({ url, headers });
const found = async (q: string) => {
  await runJobs(server.api);
  const { items } = await server.api.callerFor(null).search.find({ q, category: 'tournaments' });
  return items.map(({ title, location, participants }) => ({ title, location, participants }));
};

describe('a tournament', () => {
  it('is found by its name and its lounge, as long as it is for all', async () => {
    const lounge = await createLounge(server.api, ben, { name: 'Bullseye' });
    const { id } = await createTournament(server.api, anna, {
      name: 'Hasenpokal',
      venueId: lounge.id,
    });
    await createTournament(server.api, anna, { name: 'Hasenpokal geheim', isPublic: false });
    const hit = { title: 'Hasenpokal', location: 'Bullseye, Köln', participants: 0 };
    expect(await found('Hasenpokal')).toEqual([hit]);
    expect(await found('Bullseye')).toEqual([hit]);
    const moderator = await server.api.createMember({ role: 'moderator' });
    const { undo } = await decideOn(server.api, ben, moderator, {
      kind: 'tournament',
      id: String(id),
    });
    expect(await found('Hasenpokal')).toEqual([]);
    expect((await get(`/api/tournaments/${id}`)).statusCode).toBe(404);
    await undo();
    expect(await found('Hasenpokal')).toEqual([hit]);
  });

  it('makes the page of its lounge stale when it is announced, moved, called off or begins', async () => {
    const [here, there] = [
      await createLounge(server.api, ben),
      await createLounge(server.api, ben),
    ];
    const stale: string[] = [];
    const off = server.api.deps.events.on('tournament.changed', (event) =>
      stale.push(...(tournamentsModule.stalePages?.['tournament.changed']?.(event) ?? [])),
    );
    const pages = async (act: () => Promise<unknown>) => {
      stale.length = 0;
      await act();
      await expect.poll(() => stale.length).toBeGreaterThan(0);
      return new Set(stale.filter((path) => path.startsWith('/venues')));
    };
    const pageOf = ({ id }: { id: number }) => `/venues/${id}`;
    const { tournaments } = server.api.callerFor(anna);
    const wish = aTournament({ venueId: here.id });
    let id = 0;
    const announced = await pages(async () => {
      ({ id } = await tournaments.create(wish));
    });
    expect(announced).toEqual(new Set([pageOf(here)]));
    const moved = await pages(() => tournaments.update({ id, ...wish, venueId: there.id }));
    expect([...moved]).toContain(pageOf(here));
    await expect.poll(() => stale).toContain(pageOf(there));
    await enterGuests(server.api, anna, id);
    await tournaments.draw.make({ id, seeding: 'drawn' });
    expect(await pages(() => tournaments.start({ id }))).toEqual(new Set([pageOf(there)]));
    expect(await pages(() => tournaments.cancel({ id }))).toEqual(new Set([pageOf(there)]));
    off();
  });

  it('is in the sitemap, if it is for all', async () => {
    const open = await createTournament(server.api, anna);
    const closed = await createTournament(server.api, anna, { isPublic: false });
    const size = 1000;
    expect(await countTournamentParts(server.api.deps, size)).toBe(1);
    const paths = (await listTournamentPages(server.api.deps, 0, size)).map(({ path }) => path);
    expect(paths).toContain(`/tournaments/${open.id}`);
    expect(paths).not.toContain(`/tournaments/${closed.id}`);
  });

  it('is a file for calendars, for who may see it', async () => {
    const { id } = await createTournament(server.api, anna, {
      name: 'Kalender, mit Komma',
      location: 'Gasthof Löwe',
    });
    const { statusCode, headers, body } = await get(`/tournaments/${id}/calendar.ics`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const text = body.replace(/\r\n[ \t]/g, '');
    expect(text).toContain('SUMMARY:Kalender\\, mit Komma');
    expect(text).toContain('DTSTART:20310307T180000Z');
    expect(text).toContain('DTEND:20310307T220000Z');
    expect(text).toContain('LOCATION:Gasthof Löwe');
    expect(text).toMatch(new RegExp(`UID:tournament-${id}@`));
    const secret = await createTournament(server.api, anna, { isPublic: false });
    expect((await get(`/tournaments/${secret.id}/calendar.ics`)).statusCode).toBe(404);
  });

  it('is in the calendar of who plays, waits or runs it, by one address with their bookings', async () => {
    const cleo = await server.api.createMember();
    const { url } = await server.api.callerFor(cleo).bookings.feed.create({ kind: 'member' });
    const feed = async () => (await get(new URL(url).pathname)).body.replace(/\r\n[ \t]/g, '');
    const wish = { maxParticipants: 4, checkInOpensAt: at(7, 18) };
    const plays = await createTournament(server.api, anna, {
      ...wish,
      name: 'Spielt',
      isPublic: false,
    });
    const { tournaments } = server.api.callerFor(anna);
    await tournaments.invitation.add({ id: plays.id, userId: cleo.id });
    await createTournament(server.api, cleo, { name: 'Entwurf', isDraft: true });
    await createTournament(server.api, cleo, { name: 'Leitet' });
    await createTournament(server.api, anna, { name: 'Fremd' });
    expect(await feed()).not.toContain('SUMMARY:Spielt');
    await enterGuests(server.api, anna, plays.id, ['Eins', 'Zwei', 'Drei', 'Vier']);
    await server.api.callerFor(cleo).tournaments.register({ id: plays.id });
    const waiting = await feed();
    expect(waiting).toContain('SUMMARY:Warteliste: Spielt');
    expect(waiting).toContain('STATUS:TENTATIVE');
    expect(waiting).toContain('DESCRIPTION:Einchecken ab 18:00');
    expect(waiting).toContain('SUMMARY:Leitet');
    expect(waiting).not.toMatch(/SUMMARY:(Entwurf|Fremd)/);
    await tournaments.cancel({ id: plays.id });
    const called = await feed();
    expect(called).toContain('SUMMARY:Abgesagt: Spielt');
    expect(called).toContain('STATUS:CANCELLED');
  });

  it('gives its participants to its organisers, as CSV and JSON', async () => {
    const { id } = await createTournament(server.api, anna);
    const { entries } = server.api.callerFor(anna).tournaments;
    await entries.add({ id, players: [{ guestName: '=Gustav;' }] });
    await entries.add({ id, players: [{ userId: anna.id }] });
    const cookie = await server.signIn(anna);
    const csv = await get(`/api/tournaments/${id}/participants.csv`, { cookie });
    expect(csv.headers['content-disposition']).toBe(`attachment; filename="Teilnehmer-${id}.csv"`);
    const lines = csv.body.split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFName;Setzplatz;Bezahlt;/);
    expect(lines[1]).toMatch(/^"'=Gustav;";;nein;1;"'=Gustav;";dabei;nein;/);
    expect(lines[2]).toMatch(/^Anna Auge;;nein;2;/);
    const json = await get(`/api/tournaments/${id}/participants.json`, { cookie });
    expect(json.json()).toMatchObject([{ name: '=Gustav;' }, { name: 'Anna Auge' }]);
    const other = await server.signIn(ben);
    for (const file of ['participants.csv', 'participants.json']) {
      const path = `/api/tournaments/${id}/${file}`;
      expect((await get(path)).statusCode).toBe(401);
      expect((await get(path, { cookie: other })).statusCode).toBe(403);
    }
  });
});
