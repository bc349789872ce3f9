import { randomUUID } from 'node:crypto';
import { tournamentFile } from '@oche/validators/tournaments/file';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import type { TestMember } from '../../../testing/index.ts';
import { giveToken } from '../../access/testing.ts';
import { createTournament, enterGuests, NOW } from '../testing.ts';
import { guests, running } from '../testing-course.ts';

const server = useTestApp({ now: NOW });
let anna: TestMember;
let ben: TestMember;

beforeAll(async () => {
  anna = await server.api.createMember({ first_name: 'Anna', last_name: 'Auge' });
  ben = await server.api.createMember({ first_name: 'Ben', last_name: 'Bull' });
});

const fileOf = async (id: number, as?: TestMember) => {
  const answer = await server.app.inject({
    url: `/api/tournaments/${id}/tournament.json`,
    headers: as ? { cookie: await server.signIn(as) } : {},
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const readIn = async (file: object, as: TestMember = ben) =>
  server.app.inject({
    method: 'POST',
    url: '/api/tournaments/import',
    headers: (await giveToken(server.api, as)).headers,
    payload: file,
  });

/** Decides what can be decided, the first side always by one leg more than the second has. */
async function play(id: number, most = Number.POSITIVE_INFINITY): Promise<void> {
  const { matches } = server.api.callerFor(anna).tournaments;
  for (let played = 0; played < most; played += 1) {
    const course = await matches.list({ id });
    const next = course.matches.find(({ status }) => status === 'open');
    if (!next?.id) return;
    await matches.decide({ matchId: next.id, score: played % 2 === 0 ? [3, 1] : [2, 3] });
  }
}

describe('a tournament that is read in elsewhere', () => {
  it.each([
    ['single_elimination', { thirdPlace: true }],
    ['double_elimination', {}],
    ['round_robin', {}],
    ['groups', { groups: 2, perGroup: 2 }],
    ['swiss', { rounds: 3 }],
  ] as const)('is the same: %s', async (tournamentType, options) => {
    const { id } = await running(server.api, anna, [anna, ...guests(6)], {
      tournamentType,
      entryFee: 5,
      draw: { options },
    });
    for (const most of [3, Number.POSITIVE_INFINITY]) {
      await play(id, most);
      const file = await fileOf(id);
      expect(tournamentFile.safeParse(file).success).toBe(true);
      const answer = await readIn(file);
      expect(answer.statusCode, answer.body).toBe(201);
      const copy = answer.json();
      expect(copy.status).toBe(file.status);
      expect(await fileOf(copy.id)).toEqual(file);
      const [one, other] = await Promise.all(
        [id, copy.id].map((each) =>
          server.api.callerFor(null).tournaments.matches.list({ id: each }),
        ),
      );
      const placesOf = (course: typeof one) =>
        (course?.entrants ?? []).map(({ name, place }) => [name, place]).sort();
      expect(placesOf(other)).toEqual(placesOf(one));
    }
    expect((await fileOf(id)).status).toBe('completed');
  });

  it('is the same with who came late and who has left', async () => {
    const { id, entries } = await running(server.api, anna, guests(5), {
      tournamentType: 'round_robin',
    });
    const { tournaments } = server.api.callerFor(anna);
    await play(id, 2);
    const late = await tournaments.entries.add({ id, players: [{ guestName: 'Spät' }] });
    await tournaments.draw.enterLate({ id, entryId: late.id });
    await tournaments.entries.remove({ id, entryId: entries[1] ?? 0 });
    const file = await fileOf(id);
    expect([file.late.length, file.left.length]).toEqual([1, 1]);
    const copy = (await readIn(file)).json();
    expect(await fileOf(copy.id)).toEqual(file);
  });

  it('is the same before its draw, and can be drawn there', async () => {
    const { id } = await createTournament(server.api, anna, { description: 'Mit Musik' });
    await enterGuests(server.api, anna, id, ['Gustav', 'Udo', 'Ute', 'Uwe']);
    const file = await fileOf(id);
    const copy = (await readIn(file)).json();
    expect(await fileOf(copy.id)).toEqual(file);
    const course = await server.api.callerFor(ben).tournaments.draw.make({ id: copy.id });
    expect(course.matches.length).toBeGreaterThan(2);
  });

  it('comes once, however often it is sent', async () => {
    const { id } = await createTournament(server.api, anna);
    const file = await fileOf(id);
    const key = randomUUID();
    const { tournaments } = server.api.callerFor(ben);
    const [one, other] = [
      await tournaments.importFile({ ...file, idempotencyKey: key }),
      await tournaments.importFile({ ...file, idempotencyKey: key }),
    ];
    expect(one.id).toBe(other.id);
  });
});

describe('who may', () => {
  it('have the file: who may see the tournament', async () => {
    const { id } = await createTournament(server.api, anna, { isDraft: true });
    const url = `/api/tournaments/${id}/tournament.json`;
    expect((await server.app.inject({ url })).json().code).toBe('TOURNAMENT_NOT_FOUND');
    expect((await fileOf(id, anna)).status).toBe('draft');
  });

  it('read one in: members who may write', async () => {
    const { id } = await createTournament(server.api, anna);
    const file = await fileOf(id);
    const nobody = await server.app.inject({
      method: 'POST',
      url: '/api/tournaments/import',
      payload: file,
    });
    expect(nobody.statusCode).toBe(401);
    const suspended = await server.api.createMember({ status: 'suspended' });
    await expect(server.api.callerFor(suspended).tournaments.importFile(file)).rejects.toThrow(
      'ACCOUNT_SUSPENDED',
    );
    const { headers } = await giveToken(server.api, ben, ['tournaments:read']);
    const reading = await server.app.inject({
      method: 'POST',
      url: '/api/tournaments/import',
      headers,
      payload: file,
    });
    expect(reading.json().code).toBe('INSUFFICIENT_SCOPE');
  });
});

describe('a file that contradicts itself', () => {
  // biome-ignore lint/suspicious/noExplicitAny: a file that a test spoils
  let good: any;
  beforeAll(async () => {
    const { id } = await running(server.api, anna, guests(4), {});
    await play(id, 2);
    good = await fileOf(id);
  });

  it.each<[string, (file: typeof good) => void]>([
    ['format', (file) => (file.format = 'xml')],
    ['version', (file) => (file.version = 2)],
    ['entries.1.players.0', (file) => (file.entries[1].players = [' '])],
    ['entries.2.players', (file) => file.entries[2].players.push('Zweite')],
    ['entries', (file) => (file.entries = Array(600).fill(file.entries[0]))],
    [
      'tournament.registrationDeadline',
      (file) => (file.tournament.registrationDeadline = '2199-01-01T00:00:00Z'),
    ],
    ['draw.places.1', (file) => (file.draw.places[1] = file.draw.places[0])],
    ['draw.entrants.3', (file) => (file.draw.entrants[3].entry = 9)],
    ['draw.kind', (file) => (file.draw.kind = 'swiss')],
    ['draw', (file) => (file.draw = null)],
    ['status', (file) => (file.status = 'upcoming')],
    ['left.1', (file) => (file.left = [1, 1])],
    ['late.0.entry', (file) => (file.late = [{ entry: 1, place: 7 }])],
    ['entries.1.lot', (file) => (file.entries[1].lot = file.entries[0].lot)],
    ['matches.0.key', (file) => (file.matches[0].key = 'w9-9')],
    ['matches.1.key', (file) => (file.matches[1].key = file.matches[0].key)],
    ['matches.0.score', (file) => (file.matches[0].score = [1, 1])],
    ['matches.1.players', (file) => file.matches[1].players.reverse()],
    ['matches.1.players', (file) => (file.matches[1].players[0] = 77)],
  ])('is refused at %s, and nothing of it stays', async (path, spoil) => {
    const file = structuredClone(good);
    spoil(file);
    const count = async () =>
      Number(
        (
          await server.api.deps.db
            .selectFrom('tournaments')
            .select(({ fn }) => fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );
    const before = await count();
    const answer = await readIn(file);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_INPUT']);
    expect(answer.json().fields.map((field: { path: string }) => field.path)).toContain(path);
    expect(await count()).toBe(before);
  });

  it('is refused when it is no file, or far too long', async () => {
    expect((await readIn({})).json().code).toBe('BAD_INPUT');
    const long = {
      ...good,
      tournament: { ...good.tournament, description: 'x'.repeat(2_000_000) },
    };
    expect((await readIn(long)).json().code).toBe('PAYLOAD_TOO_LARGE');
  });
});
