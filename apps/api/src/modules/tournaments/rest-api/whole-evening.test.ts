import { randomFrom } from '@oche/darts/random';
import { statesOf } from '@oche/darts/tournaments/bracket';
import {
  type Course,
  courseOf,
  enterCourse,
  isOver,
  placementOf,
  reportResult,
  takeBack,
  winnerOf,
  withdrawFrom,
} from '@oche/darts/tournaments/course';
import { draw } from '@oche/darts/tournaments/draw';
import type { CourseOutput, MatchOutput } from '@oche/validators/tournaments/schemas';
import { afterAll, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import type { TestMember } from '../../../testing/index.ts';
import { BadLine, OcheProcess } from './testing-bad-line.ts';

const server = useTestApp();
const oche = new OcheProcess(() => [server.api.url, server.api.dataDir]);
afterAll(() => oche.kill());

const MEMBERS = 16;
const DRAWN = 63;
const random = randomFrom('an evening of sixty-four');
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const score = (): [number, number] => {
  const lost = Math.floor(random() * 3);
  return random() < 0.5 ? [3, lost] : [lost, 3];
};
/** What is asked of a match is asked when both of its players are known. */
type Match = Omit<MatchOutput, 'id' | 'players'> & { id: number; players: [number, number] };
type Listed = Omit<CourseOutput, 'matches'> & { matches: Match[] };

/** What packages/darts makes of the same, without a server. */
const must = (next: Course | { refused: string }): Course => {
  if ('refused' in next) throw new Error(next.refused);
  return next;
};

it('sixty-four with two lives, on a bad line, corrected, left, joined late and killed in its middle', async () => {
  await oche.start();
  const line = new BadLine(oche, 'a cellar');
  const cookies = new Map<string, string>();
  const signIn = async (member: TestMember) => {
    cookies.set(member.id, await server.signIn(member));
    return member;
  };
  const anna = await signIn(await server.api.createMember({ first_name: 'Anna' }));
  const as = (id: string, ...call: [string, string, object?]) =>
    line.call(cookies.get(id) ?? '', ...call);
  const organise = async (method: string, path: string, body?: object) => {
    const answer = await as(anna.id, method, path, body);
    return answer.body;
  };

  // who plays: sixteen register, the others are entered; nobody twice, however often it was sent
  const { id } = await organise('POST', '/tournaments', {
    name: 'Kellercup',
    tournamentType: 'double_elimination',
    gameFormat: '501',
    maxParticipants: 64,
    startDate: hours(2),
    registrationDeadline: hours(1),
  });
  const at = `/tournaments/${id}`;
  for (let n = 0; n < MEMBERS; n += 1) {
    const member = await signIn(await server.api.createMember({ first_name: 'Mia' }));
    await as(member.id, 'POST', `${at}/register`, {});
  }
  const names = Array.from({ length: DRAWN - MEMBERS }, (_, n) => `Gast ${n + 1}`);
  const enter = async (guestName: string): Promise<number> =>
    (await organise('POST', `${at}/entries`, { players: [{ guestName }] })).id;
  for (let from = 0; from < names.length; from += 8) {
    await Promise.all(names.slice(from, from + 8).map(enter));
  }
  const { body: entries } = await as(anna.id, 'GET', `${at}/entries?limit=100`);
  expect(entries).toHaveLength(DRAWN);
  expect(new Set(entries.map(({ name }: { name: string }) => name)).size).toBe(DRAWN);

  // the draw is made once, and anybody can make it again
  await organise('POST', `${at}/boards`, { boards: [1, 2, 3, 4].map((n) => ({ name: `${n}` })) });
  await organise('PUT', `${at}/evening`, { isCalling: true, restMinutes: 0, marker: 'nobody' });
  await organise('POST', `${at}/draws`, { seed: '3 14 15 26 35 42', options: { reset: true } });
  const { body: draws } = await as(anna.id, 'GET', `${at}/draws`);
  expect(draws).toHaveLength(1);
  const [{ kind, options, seed, seeded, entrants, places }] = draws;
  expect(places).toEqual(
    draw(
      entrants.map((one: { id: number }) => one.id),
      { seed, seeded },
    ),
  );
  let course = courseOf({ kind, options, seed, drawn: DRAWN }, { entrants: places });
  await organise('POST', `${at}/start`);

  const list = async (): Promise<Listed> => (await as(anna.id, 'GET', `${at}/matches`)).body;
  const ready = async () =>
    (await list()).matches.filter(({ status }) => status === 'open' || status === 'called');
  const find = async (wanted: (match: Match) => boolean) => {
    const match = (await list()).matches.find(wanted);
    if (!match) throw new Error('there is no such match');
    return match;
  };
  const memberOf = new Map<number, string>();
  for (const { id: entry, players } of (await list()).entrants) {
    if (players[0]?.userId) memberOf.set(entry, players[0].userId);
  }
  const result = async ({ id: matchId, plan, players }: Match, scores = score()) => {
    const place = `${at}/matches/${matchId}`;
    const [a, b] = players.map((entry) => memberOf.get(entry));
    if (a && b) {
      await as(a, 'POST', `${place}/report`, { players, score: [3, 0] });
      await as(a, 'POST', `${place}/report`, { players, score: scores });
      await as(b, 'POST', `${place}/answer`, { score: scores, answer: { kind: 'confirm' } });
    } else await organise('PUT', `${place}/result`, { players, score: scores });
    course = must(reportResult(course, plan.id, { scores, winner: scores[0] > scores[1] ? 0 : 1 }));
  };
  const play = async (most = Number.POSITIVE_INFINITY) => {
    for (let played = 0; played < most; ) {
      const matches = (await ready()).slice(0, Math.min(6, most - played));
      if (matches.length === 0) return;
      await Promise.all(matches.map((match) => result(match)));
      played += matches.length;
    }
  };
  /** The server has what packages/darts has, and nothing else. */
  const expectSame = async () => {
    const states = statesOf(course.bracket);
    const { matches } = await list();
    expect(
      matches.map(({ plan, players, score, winner }) => [plan.id, players, score, winner]),
    ).toEqual(
      [...states.values()].map(({ plan, players, result: known, winner }) => [
        plan.id,
        [players[0] ?? null, players[1] ?? null],
        known ? [...known.scores] : null,
        typeof winner === 'number' ? players.indexOf(winner) : null,
      ]),
    );
  };
  /** A winner becomes the loser; what was played behind it is open again, as it was said before. */
  const turnRound = async (match: Match) => {
    const [a, b] = match.score ?? [0, 0];
    const change = { players: match.players, score: [b, a] as [number, number] };
    const place = `${at}/matches/${match.id}`;
    const { reopened } = await organise('POST', `${place}/consequences`, { score: change.score });
    const before = new Map((await list()).matches.map((one) => [one.plan.id, one.status]));
    await result(match, change.score);
    const after = await list();
    const lost = after.matches.filter(
      (one) => before.get(one.plan.id) === 'played' && one.status !== 'played',
    );
    const opened: { matchId: number }[] = reopened;
    expect(opened.map(({ matchId }) => matchId)).toEqual(
      expect.arrayContaining(lost.map((one) => one.id)),
    );
    return lost.length;
  };

  const late = await enter('Später Karl');
  await organise('POST', `${at}/entries/${late}/late`);
  course = must(enterCourse(course, late));
  await expectSame();

  await play(44);
  const early = await find(
    ({ plan, status, players }) =>
      plan.id.startsWith('w1-') &&
      status === 'played' &&
      players.every((one) => !memberOf.has(one)),
  );
  expect(await turnRound(early)).toBeGreaterThan(0);
  const leaving = await ready();
  const [one] = leaving.filter(({ players }) => players.some((entry) => !memberOf.has(entry)));
  const guest = one?.players.find((entry) => !memberOf.has(entry)) ?? 0;
  await organise('DELETE', `${at}/entries/${guest}`);
  course = withdrawFrom(course, guest);
  await expectSame();

  // killed while six results are on their way: callers with an answer can rely on it, the others ask again
  const underway = (await ready()).slice(0, 6).map((match) => result(match));
  await Promise.race(underway);
  await oche.kill();
  oche.start();
  await Promise.all(underway);
  await expectSame();

  await play();
  await expectSame();
  const last = await find(({ plan, status }) => plan.stage === 'final' && status === 'played');
  await turnRound(last);
  await organise('DELETE', `${at}/matches/${last.id}/result`);
  course = must(takeBack(course, last.plan.id));
  expect((await as(anna.id, 'GET', at)).body.status).toBe('active');
  await play();

  await expectSame();
  expect(isOver(course)).toBe(true);
  const { status, entrants: ended } = await list();
  expect(status).toBe('completed');
  const placed = new Map(placementOf(course).map(({ entrant, place }) => [entrant, place]));
  expect(placed.size).toBe(DRAWN + 1);
  for (const entrant of ended)
    expect([entrant.id, entrant.place]).toEqual([entrant.id, placed.get(entrant.id)]);
  const winner = ended.find((entrant) => entrant.id === winnerOf(course));
  expect((await as(anna.id, 'GET', at)).body.winnerName).toBe(winner?.name);
  const { boards, queue } = await organise('GET', `${at}/evening`);
  expect([queue, boards.map(({ call }: { call: unknown }) => call)]).toEqual([
    [],
    [null, null, null, null],
  ]);
  expect(line.failures).toEqual([]);
}, 120_000);
