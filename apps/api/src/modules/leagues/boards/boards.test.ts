import { beforeEach, expect, it } from 'vitest';
import { codeOf, runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { tabletBy } from '../../boards/testing.ts';
import { nameAll, runningLeague } from '../testing.ts';

const api = useTestApi({ now: '2026-09-01T10:00:00Z' });
let anna: TestMember;
let ben: TestMember;
let mia: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
  mia = await api.createMember({ first_name: 'Mia' });
});

const as = (member: TestMember | null) => api.callerFor(member).leagues;

/** A fixture on the evening of which two boards are set up. */
async function evening() {
  const league = await runningLeague(api, anna, {
    preset: 'singles8Doubles4',
    players: 8,
    captains: [ben, mia],
  });
  const id = league.fixtures[0]?.id ?? 0;
  const [one, two] = await as(ben).boards.add({ id, names: ['1', '2'] });
  return { ...league, id, one: one?.id ?? 0, two: two?.id ?? 0 };
}

/** Three legs of 501 for the side that begins: nine darts each, and misses of the other side. */
const threeLegs = [0, 1, 2].flatMap((leg) => {
  const own = [{ total: 180 }, { total: 180 }, { total: 141, dartsThrown: 3, dartsAtDouble: 1 }];
  return own.flatMap((entry, index) => {
    if (leg % 2 === 0) return index < 2 ? [entry, { total: 0 }] : [entry];
    return [{ total: 0 }, entry];
  });
});

it('games are called to free boards in the order of the sheet, nobody to two at once', async () => {
  const { id, one, two } = await evening();
  await nameAll(api, anna, id);
  const boards = await as(mia).boards.list({ id });
  expect(boards).toMatchObject([
    { id: one, number: 1 },
    { id: two, number: 2 },
  ]);
  await as(ben).fixtures.enter({ id, number: 1, legs: [3, 1], before: null });
  expect(await as(ben).boards.list({ id })).toMatchObject([{ number: 3 }, { number: 2 }]);
});

it('a tablet scores what is called to its board, and the sheet fills', async () => {
  const { id, one } = await evening();
  await nameAll(api, anna, id);
  const tablet = await tabletBy(api, await as(ben).boards.createTablet({ id, boardId: one }));
  const shown = await tablet.get();
  expect(shown).toMatchObject({
    event: { kind: 'fixture', status: 'active' },
    match: { number: 1, status: 'called' },
  });
  const { gameId } = await tablet.at((board) => board.start({ matchId: 1, first: 0 }));
  await tablet.enter(gameId, threeLegs);
  await runJobs(api);
  const fixture = await as(null).fixtures.get({ id });
  expect(fixture.sheet[0]).toMatchObject({ status: 'played', legs: [3, 0], source: 'live' });
  const playerId = fixture.sheet[0]?.home[0]?.id;
  const thrown = { playerId, average: 167, maxima: 6, bestFinish: 141 };
  expect(fixture.thrown).toContainEqual(expect.objectContaining(thrown));
  const sides = (place: number) => Array(2).fill(expect.stringMatching(`^(Nord|Süd) ${place}$`));
  expect(await tablet.get()).toMatchObject({
    match: { number: 3, names: sides(3) },
    next: null,
    last: { number: 1, names: sides(1), score: [3, 0], winner: 0 },
  });
  const [best] = await as(null).fixtures.figures({ id: fixture.division.id });
  expect(best).toMatchObject({ singlesWon: 1, average: 167, maxima: 6, bestFinish: 141 });
});

it('a board is taken away while nobody plays there, and who is called there goes to the next', async () => {
  const { id, one, two } = await evening();
  await nameAll(api, anna, id);
  await as(ben).fixtures.enter({ id, number: 1, legs: [3, 1], before: null });
  const { sheet } = await as(null).fixtures.get({ id });
  expect(sheet.slice(0, 4)).toMatchObject([
    { status: 'played', board: '1' },
    { status: 'called', board: '2' },
    { status: 'called', board: '1' },
    { status: 'open', board: null },
  ]);
  await as(ben).boards.remove({ id, boardId: two });
  expect((await as(null).fixtures.get({ id })).sheet.slice(0, 3)).toMatchObject([
    { legs: [3, 1], board: '1' },
    { status: 'open', board: null },
    { status: 'called', board: '1' },
  ]);
  const tablet = await tabletBy(api, await as(ben).boards.createTablet({ id, boardId: one }));
  await tablet.at((board) => board.start({ matchId: 3, first: 0 }));
  expect(await codeOf(as(ben).boards.remove({ id, boardId: one }))).toBe('BOARD_IN_PLAY');
});

it('a result is typed at the tablet, and counts at once', async () => {
  const { id, one } = await evening();
  await nameAll(api, anna, id);
  const tablet = await tabletBy(api, await as(ben).boards.createTablet({ id, boardId: one }));
  await tablet.at((board) => board.report({ matchId: 1, score: [1, 3] }));
  expect((await as(null).fixtures.get({ id })).sheet[0]).toMatchObject({
    legs: [1, 3],
    source: 'tablet',
  });
  const again = tablet.at((board) => board.report({ matchId: 1, score: [3, 1] }));
  expect(await codeOf(again)).toBe('MATCH_ELSEWHERE');
});

it('boards and tablets are for both captains and for officers, until the sheet is complete', async () => {
  const { id, one } = await evening();
  const uwe = await api.createMember({ first_name: 'Uwe' });
  expect(await codeOf(as(uwe).boards.list({ id }))).toBe('FORBIDDEN');
  expect(await codeOf(as(uwe).boards.add({ id, names: ['3'] }))).toBe('FORBIDDEN');
  expect(await codeOf(as(uwe).boards.createTablet({ id, boardId: one }))).toBe('FORBIDDEN');
  expect(await codeOf(as(uwe).boards.deleteTablet({ id, boardId: one }))).toBe('FORBIDDEN');
  expect(await codeOf(as(uwe).boards.remove({ id, boardId: one }))).toBe('FORBIDDEN');
  expect(await codeOf(as(ben).boards.createTablet({ id, boardId: one + 99 }))).toBe(
    'BOARD_NOT_FOUND',
  );
  await as(mia).boards.createTablet({ id, boardId: one });
  await as(mia).boards.deleteTablet({ id, boardId: one });
  await as(mia).boards.remove({ id, boardId: one });
  expect(await as(anna).boards.list({ id })).toHaveLength(1);
  await nameAll(api, anna, id);
  for (let number = 1; number <= 12; number += 1) {
    await as(ben).fixtures.enter({ id, number, legs: [3, 2], before: null });
  }
  expect(await codeOf(as(ben).boards.add({ id, names: ['9'] }))).toBe('FIXTURE_STATUS');
});
