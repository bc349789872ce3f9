import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { runJobs, type TestMember } from '../../../testing/index.ts';
import { NOW } from '../testing.ts';
import { guests, matchOf, running } from '../testing-course.ts';

const server = useTestApp({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let id: number;
let gameId: number;

const read = async (who: TestMember | null, file: string, tournament: number | string = id) =>
  server.app.inject({
    url: `/api/tournaments/${tournament}/${file}`,
    headers: who ? { cookie: await server.signIn(who) } : {},
  });

beforeAll(async () => {
  anna = await server.api.createMember({ first_name: 'Anna' });
  ben = await server.api.createMember({ first_name: 'Ben', last_name: '=Bull' });
  const legs = { legs: { kind: 'bestOf' as const, count: 1 } };
  ({ id } = await running(server.api, anna, [ben, ...guests(2)], {
    gameFormat: '301',
    format: legs,
  }));
  const { tournaments, games } = server.api.callerFor(anna);
  const match = matchOf(await tournaments.matches.list({ id }), 'w1-2');
  ({ gameId } = await tournaments.matches.start({ matchId: match.id, first: 0 }));
  const visits = [
    { darts: ['T20', 'T20', 'T20'] },
    { total: 26 },
    { darts: ['T19', 'D12', 'D20'] },
  ];
  await games.enterMoves({
    gameId,
    deviceId: randomUUID(),
    base: 0,
    moves: visits.map((entry) => ({ id: randomUUID(), move: { kind: 'enter' as const, entry } })),
  });
  await runJobs(server.api);
});

describe('the file of', () => {
  it('matches has each with its result', async () => {
    const csv = await read(anna, 'matches.csv');
    expect(csv.statusCode).toBe(200);
    expect(csv.headers['content-disposition']).toContain(`Matches-${id}.csv`);
    const lines = csv.body.split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFMatch;Teil;Runde;Gruppe;Erste Seite;/);
    expect(lines).toHaveLength(5);
    expect(lines[2]).toBe(`2;winners;1;;Gast 2;Gast 1;1;0;Gast 2;played;${gameId}`);
    const rows = (await read(anna, 'matches.json')).json();
    expect(rows[2]).toMatchObject({ match: 3, first: 'Ben =Bull', second: 'Gast 2', winner: null });
  });

  it('throws has every visit that was scored', async () => {
    expect((await read(anna, 'throws.json')).json()).toEqual([
      { match: 2, gameId, leg: 1, visit: 1, player: 'Gast 2', darts: 'T20 T20 T20', points: 180 },
      { match: 2, gameId, leg: 1, visit: 2, player: 'Gast 1', darts: null, points: 26 },
      { match: 2, gameId, leg: 1, visit: 3, player: 'Gast 2', darts: 'T19 D12 D20', points: 121 },
    ]);
    const [, first] = (await read(anna, 'throws.csv')).body.split('\r\n');
    expect(first).toBe(`2;${gameId};1;1;Gast 2;T20 T20 T20;180`);
  });

  it('is for organisers', async () => {
    for (const file of ['matches.csv', 'matches.json', 'throws.csv', 'throws.json']) {
      expect((await read(null, file)).statusCode).toBe(401);
      expect((await read(ben, file)).statusCode).toBe(403);
      expect((await read(anna, file, 'x')).statusCode).toBe(404);
    }
  });
});
