import { randomUUID } from 'node:crypto';
import { nameAll, runningLeague } from '../../modules/leagues/testing.ts';
import { createLounge } from '../../modules/lounges/testing.ts';
import { befriend } from '../../modules/people/testing.ts';
import { guests, running } from '../../modules/tournaments/testing-course.ts';
import type { TestApi, TestMember } from '../index.ts';

export interface Cast {
  api: TestApi;
  /** runs it */
  anna: TestMember;
  /** follows it */
  ben: TestMember;
}

/** A thing that is streamed. */
export interface Scene {
  /** below /api, without /stream */
  path: string;
  /** Ben follows it as himself; without it everybody may */
  isForBen?: boolean;
  /** something happens of which its stream tells */
  change(): Promise<unknown>;
  /** From now on nobody may follow it who doesn't run it; null: what is shown there is everybody's for good. */
  hide: (() => Promise<unknown>) | null;
  /** whether it is caught up by ids; what can't be missed has none */
  hasIds: boolean;
}

async function game(cast: Cast): Promise<Scene> {
  const { api, anna, ben } = cast;
  await befriend(api, anna, ben);
  const { games, social } = api.callerFor(anna);
  const { id } = await games.start({
    rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 3 } },
    sides: [[{ userId: anna.id }], [{ guestName: 'Uwe' }]],
    visibility: 'friends',
  });
  const deviceId = randomUUID();
  let base = 0;
  return {
    path: `/games/${id}`,
    isForBen: true,
    hasIds: true,
    async change() {
      await games.enterMoves({
        gameId: id,
        deviceId,
        base,
        moves: [{ id: randomUUID(), move: { kind: 'enter', entry: { total: 26 } } }],
      });
      base += 1;
    },
    hide: () => social.friends.remove({ userId: ben.id }),
  };
}

async function tournament({ api, anna }: Cast) {
  const { id } = await running(api, anna, guests(8));
  const { tournaments } = api.callerFor(anna);
  const { boards } = await tournaments.evening.addBoards({ id, boards: [{ name: 'A' }] });
  const boardId = boards[0]?.id ?? 0;
  const hide = () =>
    api.deps.db.updateTable('tournaments').set({ is_public: false }).where('id', '=', id).execute();
  return { id, boardId, tournaments, hide };
}

async function nextMatch({ tournaments, id }: Awaited<ReturnType<typeof tournament>>) {
  const { matches } = await tournaments.matches.list({ id });
  const open = matches.find(
    ({ status, players }) =>
      status !== 'played' && players.every((player) => typeof player === 'number'),
  );
  return open?.id ?? 0;
}

async function course(cast: Cast): Promise<Scene> {
  const it = await tournament(cast);
  return {
    path: `/tournaments/${it.id}`,
    hasIds: true,
    change: async () =>
      it.tournaments.matches.decide({ matchId: await nextMatch(it), score: [3, 0] }),
    hide: it.hide,
  };
}

async function tournamentBoard(cast: Cast): Promise<Scene> {
  const it = await tournament(cast);
  const { id, boardId } = it;
  let called = 0;
  return {
    path: `/tournaments/${id}/boards/${boardId}`,
    hasIds: false,
    async change() {
      if (called) await it.tournaments.evening.putBack({ id, matchId: called });
      else await it.tournaments.evening.callMatch({ id, boardId, matchId: await nextMatch(it) });
      called = called ? 0 : await nextMatch(it);
    },
    hide: it.hide,
  };
}

async function league({ api, anna }: Cast) {
  api.deps.clock.set('2026-09-01T10:00:00.000Z');
  const { leagueId, divisionId, fixtures } = await runningLeague(api, anna);
  const fixtureId = fixtures[0]?.id ?? 0;
  const { leagues } = api.callerFor(anna);
  const hide = () =>
    api.deps.db
      .updateTable('leagues')
      .set({ hidden_at: api.deps.clock.now(), hidden_by: anna.id })
      .where('id', '=', leagueId)
      .execute();
  return { divisionId, fixtureId, leagues, hide };
}

/** Enters one game of a fixture after the other. */
async function evening(cast: Cast) {
  const it = await league(cast);
  await nameAll(cast.api, cast.anna, it.fixtureId);
  let number = 0;
  const change = () => {
    number += 1;
    return it.leagues.fixtures.enter({ id: it.fixtureId, number, legs: [3, 2], before: null });
  };
  return { ...it, change };
}

async function division(cast: Cast): Promise<Scene> {
  const { divisionId, change, hide } = await evening(cast);
  return { path: `/leagues/divisions/${divisionId}`, hasIds: true, change, hide };
}

async function fixture(cast: Cast): Promise<Scene> {
  const { fixtureId, change, hide } = await evening(cast);
  return { path: `/leagues/fixtures/${fixtureId}`, hasIds: true, change, hide };
}

async function fixtureBoard(cast: Cast): Promise<Scene> {
  const { fixtureId: id, leagues, change, hide } = await evening(cast);
  // the game that comes next is called there, and with its result the one behind it
  const [board] = await leagues.boards.add({ id, names: ['A'] });
  const path = `/leagues/fixtures/${id}/boards/${board?.id}`;
  return { path, hasIds: false, change, hide };
}

async function loungeBoard({ api, anna }: Cast): Promise<Scene> {
  const { id: loungeId, boardIds } = await createLounge(api, anna);
  const boardId = boardIds[0] ?? 0;
  const { games } = api.callerFor(anna);
  return {
    path: `/lounges/${loungeId}/boards/${boardId}`,
    hasIds: false,
    change: () =>
      games.start({
        rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
        format: { legs: { kind: 'firstTo', count: 1 } },
        sides: [[{ userId: anna.id }], [{ guestName: 'Uwe' }]],
        loungeId,
        boardId,
      }),
    // what isn't public is not told there in the first place
    hide: null,
  };
}

async function freeTimes({ api, anna }: Cast): Promise<Scene> {
  api.deps.clock.set('2031-03-03T09:00:00.000Z');
  const { id: loungeId } = await createLounge(api, anna);
  const { bookings } = api.callerFor(anna);
  let hour = 9;
  return {
    path: `/lounges/${loungeId}/availability`,
    hasIds: true,
    change() {
      hour += 1;
      const at = (clock: number) => new Date(Date.UTC(2031, 2, 7, clock)).toISOString();
      return bookings.create({ loungeId, startTime: at(hour), endTime: at(hour + 1) });
    },
    hide: null,
  };
}

/** By the path in the document, a thing of each stream that there is. */
export const scenes: Readonly<Record<string, (cast: Cast) => Promise<Scene>>> = {
  '/api/games/{id}/stream': game,
  '/api/tournaments/{id}/stream': course,
  '/api/tournaments/{id}/boards/{boardId}/stream': tournamentBoard,
  '/api/leagues/divisions/{id}/stream': division,
  '/api/leagues/fixtures/{id}/stream': fixture,
  '/api/leagues/fixtures/{id}/boards/{boardId}/stream': fixtureBoard,
  '/api/lounges/{loungeId}/boards/{boardId}/stream': loungeBoard,
  '/api/lounges/{loungeId}/availability/stream': freeTimes,
};
