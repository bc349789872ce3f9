import { randomUUID } from 'node:crypto';
import type { BoardState } from '@oche/validators/boards/state';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openStream, type ReadStream } from '../../../plugins/rest/testing.ts';
import { useTestApp } from '../../../plugins/testing.ts';
import type { TestMember } from '../../../testing/index.ts';
import { liveStreamsOf } from '../../../trpc/live-streams.ts';
import { createLounge } from '../../lounges/testing.ts';
import { createTournament, enterGuests } from '../../tournaments/testing.ts';
import { movesOf } from '../testing.ts';

const server = useTestApp();
let address: string;
let anna: TestMember;
const opened: ReadStream[] = [];

beforeAll(async () => {
  address = await server.listen();
  anna = await server.api.createMember({ first_name: 'Anna', last_name: 'Alt' });
});
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.leave();
  await expect.poll(() => liveStreamsOf(server.api.deps.events).size).toBe(0);
});

const as = () => server.api.callerFor(anna);
const get = async (path: string) =>
  (await (await fetch(`${address}/api${path}`)).json()) as unknown;

async function watch(path: string, query = '') {
  const stream = await openStream(`${address}/api${path}/stream${query}`);
  opened.push(stream);
  return stream;
}

async function runningTournament(wish: Parameters<typeof createTournament>[2] = {}) {
  const { id } = await createTournament(server.api, anna, wish);
  await enterGuests(server.api, anna, id, ['Eins', 'Zwei', 'Drei', 'Vier']);
  await as().tournaments.draw.make({ id });
  await as().tournaments.start({ id });
  return { id };
}

/** The next event with such data; those before it told of something else. */
async function takeUntil(stream: ReadStream, data: object) {
  for (;;) {
    const [event] = await stream.take(1);
    try {
      expect(event?.data).toMatchObject(data);
      return event;
    } catch (error) {
      if (!event) throw error;
    }
  }
}

async function loungeBoard() {
  const lounge = await createLounge(server.api, anna);
  const boardId = lounge.boardIds[0] ?? 0;
  return { loungeId: lounge.id, boardId, path: `/lounges/${lounge.id}/boards/${boardId}` };
}

async function begin(at: { loungeId: number; boardId: number }, visibility = 'public') {
  const { id } = await as().games.start({
    rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
    sides: [[{ userId: anna.id }], [{ guestName: 'Uwe' }]],
    visibility: visibility as 'public',
    loungeId: at.loungeId,
    boardId: at.boardId,
  });
  return id;
}

const phone = randomUUID();
const enter = (gameId: number, base: number, ...totals: number[]) =>
  as().games.enterMoves(
    movesOf(
      gameId,
      phone,
      totals.map((total) => ({ total, dartsThrown: 3 })),
      base,
    ),
  );

it('follows whatever is played at a board of a lounge', async () => {
  const { path, ...at } = await loungeBoard();
  const stream = await watch(path);
  const [empty] = await stream.take(1);
  expect(empty).toMatchObject({ event: 'state', data: { game: null, event: null, next: null } });
  expect(empty?.id).toBeUndefined();
  expect(empty?.data).toEqual(await get(path));
  // what isn't public is nobody's to see
  await begin(at, 'private');
  const first = await begin(at);
  const [begun] = await stream.take(1);
  expect(begun).toMatchObject({ id: `${first}.0-playing`, data: { game: { id: first } } });
  await enter(first, 0, 61, 26);
  const visits = await stream.take(2);
  expect(visits.map(({ event, id }) => [event, id])).toEqual([
    ['visit', `${first}.1-playing`],
    ['visit', `${first}.2-playing`],
  ]);
  // who comes back gets what they have missed of the same game
  await enter(first, 2, 40);
  const again = await watch(path, `?lastEventId=${first}.1-playing`);
  const missed = await again.take(4);
  expect(missed.map(({ event }) => event)).toEqual(['visit', 'visit', 'state', 'state']);
  expect(missed.slice(0, 2).map(({ id }) => id)).toEqual([
    `${first}.2-playing`,
    `${first}.3-casual`,
  ]);
  expect(missed[2]).toMatchObject({ id: `${first}.3-end`, data: { game: { isOver: true } } });
  expect(missed[3]).toMatchObject({ data: { game: null } });
  const second = await begin(at);
  expect((await again.take(1))[0]).toMatchObject({ data: { game: { id: second, revision: 0 } } });
  expect(((await get(path)) as BoardState).game?.id).toBe(second);
});

it('says at a board of a tournament what is called, what comes next and what was before', async () => {
  const { id } = await runningTournament();
  const { evening, matches } = as().tournaments;
  await evening.set({ id, isCalling: false, restMinutes: 0, marker: 'nobody' });
  const { boards } = await evening.addBoards({ id, boards: [{ name: 'Bühne' }] });
  const boardId = boards[0]?.id ?? 0;
  const path = `/tournaments/${id}/boards/${boardId}`;
  const stream = await watch(path);
  const [free] = await stream.take(1);
  expect(free?.data).toMatchObject({
    board: { name: 'Bühne' },
    event: { kind: 'tournament', id },
    match: null,
    next: { number: 1 },
  });
  const { queue } = await evening.get({ id });
  const matchId = queue[0]?.matchId ?? 0;
  await evening.callMatch({ id, matchId, boardId });
  await takeUntil(stream, { match: { status: 'called' }, next: null });
  const { gameId } = await matches.start({ matchId, first: 0 });
  const playing = await takeUntil(stream, { match: { status: 'playing' }, game: { id: gameId } });
  expect(playing?.id).toBe(`${gameId}.0-playing`);
  await enter(gameId, 0, 100);
  expect((await takeUntil(stream, { points: 100 }))?.event).toBe('visit');
  await matches.decide({ matchId, score: [3, 0], idempotencyKey: undefined });
  await takeUntil(stream, {
    match: null,
    game: null,
    next: { number: 2 },
    last: { score: [3, 0] },
  });
});

it('still says how the last match at a board ended when the tournament is over', async () => {
  const { id } = await createTournament(server.api, anna);
  await enterGuests(server.api, anna, id, ['Eins', 'Zwei']);
  await as().tournaments.draw.make({ id });
  await as().tournaments.start({ id });
  const { evening, matches } = as().tournaments;
  await evening.set({ id, isCalling: false, restMinutes: 0, marker: 'nobody' });
  const { boards } = await evening.addBoards({ id, boards: [{ name: 'Bühne' }] });
  const boardId = boards[0]?.id ?? 0;
  const path = `/tournaments/${id}/boards/${boardId}`;
  const { queue } = await evening.get({ id });
  const matchId = queue[0]?.matchId ?? 0;
  await evening.callMatch({ id, matchId, boardId });
  const stream = await watch(path);
  await matches.decide({ matchId, score: [3, 1], idempotencyKey: undefined });
  expect((await matches.list({ id })).status).toBe('completed');
  const last = { number: 1, score: [3, 1], winner: 0 };
  const over = await takeUntil(stream, { match: null, next: null, game: null, last });
  expect(await get(path)).toEqual(over?.data);
});

it('says at a board of a lounge what its tournament says, if everybody may see it', async () => {
  const { path, loungeId, boardId } = await loungeBoard();
  const tournament = async (isPublic: boolean) => {
    const { id } = await runningTournament({ venueId: loungeId, isPublic });
    await as().tournaments.evening.set({ id, isCalling: false, restMinutes: 0, marker: 'nobody' });
    await as().tournaments.evening.addBoards({ id, boards: [{ loungeBoardId: boardId }] });
    return id;
  };
  await tournament(false);
  expect(await get(path)).toMatchObject({ event: null, next: null });
  const id = await tournament(true);
  expect(await get(path)).toMatchObject({
    event: { kind: 'tournament', id },
    board: { id: boardId },
    next: { number: 1 },
  });
});

it.each([
  ['/lounges/1/boards/999999', '', 404],
  ['/tournaments/999999/boards/1', '', 404],
  ['/leagues/fixtures/999999/boards/1', '', 404],
  ['/lounges/1/boards/1', '?lastEventId=1', 400],
])('refuses %s%s', async (path, query, status) => {
  expect((await watch(path, query)).response.status).toBe(status);
});
