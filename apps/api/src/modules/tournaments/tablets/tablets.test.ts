import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  outcomeOf,
  runJobs,
  TestBrowser,
  type TestMember,
  useTestApi,
} from '../../../testing/index.ts';
import { movesOf, pairBy, tabletBy } from '../../boards/testing.ts';
import { createTournament, NOW } from '../testing.ts';
import { guests, matchOf, running } from '../testing-course.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let mia: TestMember;
let uwe: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  anna = await api.createMember({ first_name: 'Anna', last_name: 'Arrow' });
  ben = await api.createMember({ first_name: 'Ben', last_name: 'Bull' });
  mia = await api.createMember({ first_name: 'Mia', last_name: 'Mark' });
  uwe = await api.createMember({ first_name: 'Uwe', last_name: 'Wall' });
});

const as = (member: TestMember | null) => api.callerFor(member).tournaments;
/** The browser that has opened the link of a board's tablet. */
const tabletAt = async (id: number, boardId: number) =>
  tabletBy(api, await as(anna).tablets.create({ id, boardId }));

/** Three legs of 301 for the side that begins the first one, and a miss of the other side after each visit. */
const THREE_LEGS = [0, 1, 2].flatMap((leg) => {
  const own = [{ total: 180 }, { total: 81 }, { total: 40, dartsThrown: 2 }];
  return own.flatMap((entry, index) => {
    if (leg % 2 === 0) return index < 2 ? [entry, { total: 0 }] : [entry];
    return [{ total: 0 }, entry];
  });
});

/** Four play, matches are called by hand; Ben and Mia meet first, then the guest and Uwe. */
async function evening(
  wish: Parameters<typeof running>[3] = {},
  players: Parameters<typeof running>[2] = [ben, ...guests(1), uwe, mia],
) {
  const { id, entries } = await running(api, anna, players, { gameFormat: '301', ...wish });
  await as(anna).evening.set({ id, isCalling: false, restMinutes: 0, marker: 'loser' });
  const { boards } = await as(anna).evening.addBoards({
    id,
    boards: [{ name: '1' }, { name: '2' }],
  });
  const [one = 0, two = 0] = boards.map((board) => board.id);
  const course = () => as(anna).matches.list({ id });
  const drawn = await course();
  const idOf = (key: string) => matchOf(drawn, key).id;
  const call = (key: string, boardId = one) =>
    as(anna).evening.callMatch({ id, matchId: idOf(key), boardId });
  const inCourse = async (key: string) => matchOf(await course(), key);
  return { id, entries, one, two, idOf, call, inCourse };
}

describe('a tablet', () => {
  it('is the organisers’ to pair, at boards of their tournament that isn’t over', async () => {
    const { id, one } = await evening();
    const foreign = await evening();
    const all = (member: TestMember | null) => {
      const { tablets } = as(member);
      const board = { id, boardId: one };
      return [tablets.create(board), tablets.delete(board), tablets.list({ id })].map(codeOf);
    };
    expect(new Set(await Promise.all(all(ben)))).toEqual(new Set(['FORBIDDEN']));
    expect(new Set(await Promise.all(all(null)))).toEqual(new Set(['UNAUTHENTICATED']));
    const suspended = { ...anna, status: 'suspended' as const };
    expect(await codeOf(as(suspended).tablets.create({ id, boardId: one }))).toBe(
      'ACCOUNT_SUSPENDED',
    );
    const mixed = as(anna).tablets.create({ id, boardId: foreign.one });
    expect(await codeOf(mixed)).toBe('BOARD_NOT_FOUND');
    const browser = new TestBrowser(api);
    const pair = (token: string) => codeOf(pairBy(browser, token));
    expect(await pair('short')).toBe('BAD_INPUT');
    expect(await pair('x'.repeat(43))).toBe('TABLET_UNKNOWN');
    expect(await codeOf(browser.call((caller) => caller.atBoard.get()))).toBe('TABLET_UNKNOWN');
    await as(anna).cancel({ id, reason: 'Wasserschaden' });
    expect(await codeOf(as(anna).tablets.create({ id, boardId: one }))).toBe('TOURNAMENT_STATUS');
  });

  it('shows who is next there, whom it may score, and the result before', async () => {
    const { id, one, two, call, idOf, inCourse } = await evening();
    const { get, at, enter, deviceId } = await tabletAt(id, one);
    // the first free board gets the first match
    expect((await get()).next).toMatchObject({ names: ['Ben Bull', 'Mia Mark'], until: null });
    const second = await tabletAt(id, two);
    expect((await second.get()).next).toMatchObject({ names: ['Uwe Wall', 'Gast 1'] });
    const stream = await at((board) => board.events({ lastEventId: '0' }));
    const events = stream[Symbol.asyncIterator]();
    await events.next();
    const heard = events.next();
    await call('w1-1');
    expect((await heard).done).toBe(false);
    const { match, next } = await get();
    expect(next).toBeNull();
    expect(match).toMatchObject({
      id: idOf('w1-1'),
      status: 'called',
      names: ['Ben Bull', 'Mia Mark'],
      gameId: null,
      marker: null,
      hasScorer: true,
    });
    const matchId = match?.id ?? 0;
    const { gameId } = await at((board) => board.start({ matchId, first: 0 }));
    expect(await at((board) => board.start({ matchId, first: 1 }))).toEqual({ gameId });
    const game = await at((board) => board.game({ gameId }));
    expect(game).toMatchObject({ status: 'playing', can: { score: true }, first: 0 });
    const sent = movesOf(gameId, deviceId, THREE_LEGS, 0);
    await at((board) => board.enterMoves(sent));
    await runJobs(api);
    // an answer that got lost: what is sent once more has arrived already
    expect(await at((board) => board.enterMoves(sent))).toMatchObject({ status: 'completed' });
    expect(await codeOf(enter(gameId, [{ total: 60 }], sent.moves.length))).toBe('GAME_NOT_OPEN');
    expect(await inCourse('w1-1')).toMatchObject({
      status: 'played',
      score: [3, 0],
      source: 'marker',
    });
    expect(await get()).toMatchObject({
      match: null,
      last: { names: ['Ben Bull', 'Mia Mark'], score: [3, 0], winner: 0 },
    });
    // nobody has to confirm it
    expect(await at((board) => board.game({ gameId }))).toMatchObject({ status: 'completed' });
    // the loser marks there next
    await call('w1-2');
    expect((await get()).match?.marker).toMatchObject({ name: 'Mia Mark' });
    await events.return?.();
  });

  it('scores only what is called to its board', async () => {
    const { id, one, two, call, idOf } = await evening();
    const { at, enter, deviceId } = await tabletAt(id, one);
    await call('w1-1', two);
    const foreign = await evening({}, guests(4));
    await foreign.call('w1-1');
    const elsewhere = await tabletAt(foreign.id, foreign.one);
    const start = (matchId: number) => at((board) => board.start({ matchId, first: 0 }));
    const refused = [
      start(idOf('w1-1')),
      start(idOf('w1-2')),
      start(foreign.idOf('w1-1')),
      start(999_999),
      at((board) => board.report({ matchId: idOf('w1-1'), score: [3, 0] })),
      at((board) => board.setMarker({ matchId: idOf('w1-1'), markerId: null })),
      at((board) => board.listMarkers({ matchId: idOf('w1-1') })),
    ];
    expect(new Set(await Promise.all(refused.map(codeOf)))).toEqual(new Set(['MATCH_ELSEWHERE']));
    const mine = await elsewhere.at((board) =>
      board.start({ matchId: foreign.idOf('w1-1'), first: 0 }),
    );
    const { gameId } = await as(ben).matches.start({ matchId: idOf('w1-1'), first: 0 });
    expect(await codeOf(enter(999_999, [{ total: 60 }]))).toBe('MATCH_ELSEWHERE');
    for (const game of [mine.gameId, gameId]) {
      expect(await codeOf(enter(game, [{ total: 60 }]))).toBe('MATCH_ELSEWHERE');
      expect(await codeOf(at((board) => board.game({ gameId: game })))).toBe('MATCH_ELSEWHERE');
      const over = at((board) => board.takeOver({ gameId: game, deviceId }));
      expect(await codeOf(over)).toBe('MATCH_ELSEWHERE');
      const stream = await at((board) => board.gameEvents({ gameId: game }));
      expect(await codeOf(stream[Symbol.asyncIterator]().next())).toBe('MATCH_ELSEWHERE');
    }
    // a match that moves takes the right along
    await as(anna).evening.moveMatch({ id, matchId: idOf('w1-1'), boardId: one });
    await enter(gameId, [{ total: 60 }]);
    await as(anna).evening.moveMatch({ id, matchId: idOf('w1-1'), boardId: two });
    expect(await codeOf(enter(gameId, [{ total: 60 }], 1))).toBe('MATCH_ELSEWHERE');
  });

  it('ends in the middle of a leg when it is taken away, and with the tournament', async () => {
    const { id, one, call, idOf } = await evening();
    const { at, enter } = await tabletAt(id, one);
    await call('w1-1');
    const { gameId } = await at((board) => board.start({ matchId: idOf('w1-1'), first: 0 }));
    await enter(gameId, [{ total: 60 }]);
    const events = (await at((board) => board.events({})))[Symbol.asyncIterator]();
    await events.next();
    const ended = codeOf(events.next());
    await as(anna).tablets.delete({ id, boardId: one });
    expect(await ended).toBe('TABLET_UNKNOWN');
    const all = [
      enter(gameId, [{ total: 60 }], 1),
      at((board) => board.game({ gameId })),
      at((board) => board.start({ matchId: idOf('w1-1'), first: 0 })),
    ];
    expect(new Set(await Promise.all(all.map(codeOf)))).toEqual(new Set(['TABLET_UNKNOWN']));

    const anew = await tabletAt(id, one);
    await anew.at((board) => board.takeOver({ gameId, deviceId: anew.deviceId }));
    await anew.enter(gameId, [{ total: 26 }], 1);
    await as(anna).complete({ id });
    expect(await codeOf(anew.get())).toBe('TABLET_OVER');
    expect(await codeOf(anew.enter(gameId, [{ total: 60 }], 2))).toBe('TABLET_OVER');
  });

  it('enters a result where the scorer does not know the game', async () => {
    const { id, one, call, idOf, inCourse } = await evening({ gameFormat: 'around-the-clock' });
    const { at, get } = await tabletAt(id, one);
    await call('w1-1');
    expect((await get()).match?.hasScorer).toBe(false);
    const matchId = idOf('w1-1');
    expect(await codeOf(at((board) => board.start({ matchId })))).toBe('NO_SCORER');
    const report = (score: [number, number]) => at((board) => board.report({ matchId, score }));
    expect(await codeOf(report([9, 9]))).toBe('SCORE_IMPOSSIBLE');
    await report([1, 3]);
    expect(await inCourse('w1-1')).toMatchObject({ score: [1, 3], source: 'marker' });
    expect(await codeOf(report([3, 1]))).toBe('MATCH_ELSEWHERE');
  });
});

describe('the last dart at a board', () => {
  const UNDO = { kind: 'undo' as const };
  const undo = (gameId: number, deviceId: string, base: number) => ({
    gameId,
    deviceId,
    base,
    moves: [{ id: randomUUID(), move: UNDO }],
  });

  /** A match that is over at the first board, with all that follows. */
  async function over(players?: Parameters<typeof running>[2]) {
    const all = await evening({}, players);
    const tablet = await tabletAt(all.id, all.one);
    await all.call('w1-1');
    const matchId = all.idOf('w1-1');
    const { gameId } = await tablet.at((board) => board.start({ matchId, first: 0 }));
    await tablet.enter(gameId, THREE_LEGS);
    await runJobs(api);
    const correct = () => undo(gameId, tablet.deviceId, THREE_LEGS.length);
    const takeBack = (sent = correct()) => tablet.at((board) => board.enterMoves(sent));
    return { ...all, tablet, gameId, correct, takeBack };
  }
  const countedOf = (gameId: number) =>
    api.deps.db
      .selectFrom('game_results')
      .select('user_id')
      .where('game_id', '=', gameId)
      .where('is_counted', '=', true)
      .execute();

  it('can be taken back until the next match is called there, with all that it meant', async () => {
    const { one, entries, tablet, gameId, correct, takeBack, inCourse, call } = await over();
    expect((await tablet.get()).last).toMatchObject({ score: [3, 0], gameId });
    expect(await countedOf(gameId)).toHaveLength(2);
    const sent = correct();
    const final = async () => (await inCourse('w2-1')).players[0];
    expect(await final()).toBe(entries[0]);
    expect(await takeBack(sent)).toMatchObject({ status: 'playing' });
    await runJobs(api);
    expect(await countedOf(gameId)).toEqual([]);
    expect(await inCourse('w1-1')).toMatchObject({ status: 'playing', score: null });
    expect(await final()).toBeNull();
    expect((await tablet.get()).match).toMatchObject({ status: 'playing', gameId });
    expect(await codeOf(call('w1-2', one))).toBe('BOARD_IN_PLAY');

    // right this time: the other side wins the leg, and what is sent once more takes nothing back
    const base = THREE_LEGS.length + 1;
    await tablet.enter(gameId, [{ total: 0 }, { total: 180 }, { total: 40, dartsThrown: 2 }], base);
    await runJobs(api);
    expect(await inCourse('w1-1')).toMatchObject({ status: 'played', score: [3, 0] });
    await takeBack(sent);
    expect(await inCourse('w1-1')).toMatchObject({ status: 'played', score: [3, 0] });
    expect(await countedOf(gameId)).toHaveLength(2);
  });

  it('stays when the next match was called there, and when an organiser has decided', async () => {
    const { tablet, takeBack, call, inCourse } = await over();
    await call('w1-2');
    expect((await tablet.get()).last?.gameId).toBeNull();
    expect(await codeOf(takeBack())).toBe('GAME_NOT_OPEN');
    expect(await inCourse('w1-1')).toMatchObject({ status: 'played', score: [3, 0] });

    const decided = await over(guests(4));
    const matchId = decided.idOf('w1-1');
    await as(anna).matches.decide({ matchId, score: [1, 3] });
    expect((await decided.tablet.get()).last?.gameId).toBeNull();
    expect(await codeOf(decided.takeBack())).toBe('GAME_NOT_OPEN');
    expect(await decided.inCourse('w1-1')).toMatchObject({ score: [1, 3] });
  });

  it('is only the tablet’s at that board to take back, and one of two at once wins', async () => {
    const { id, two, correct, takeBack, call, inCourse, tablet, gameId } = await over();
    const other = await tabletAt(id, two);
    const elsewhere = other.at((board) => board.enterMoves(correct()));
    expect(await codeOf(elsewhere)).toBe('MATCH_ELSEWHERE');
    const { games } = api.callerFor(ben);
    const byPlayer = games.enterMoves(correct());
    expect(await codeOf(byPlayer)).toBe('GAME_NOT_OPEN');
    const outcomes = await Promise.all([outcomeOf(takeBack()), outcomeOf(call('w1-2'))]);
    await runJobs(api);
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
    const isBack = outcomes[0] === 'done';
    expect((await inCourse('w1-1')).status).toBe(isBack ? 'playing' : 'played');
    expect((await tablet.get()).match?.gameId).toBe(isBack ? gameId : null);
  });
});

describe('several devices', () => {
  it('of which one scores: a tablet, a phone, and whoever takes over', async () => {
    const { id, one, call, idOf } = await evening();
    const tablet = await tabletAt(id, one);
    await call('w1-1');
    const { gameId } = await tablet.at((board) => board.start({ matchId: idOf('w1-1'), first: 0 }));
    await tablet.enter(gameId, [{ total: 60 }]);
    const { games } = api.callerFor(ben);
    const phone = randomUUID();
    const onPhone = (total: number, base: number) =>
      games.enterMoves(movesOf(gameId, phone, [{ total }], base));
    expect(await codeOf(onPhone(45, 1))).toBe('GAME_SCORED_ELSEWHERE');
    await games.takeOver({ gameId, deviceId: phone });
    await onPhone(45, 1);
    expect(await codeOf(tablet.enter(gameId, [{ total: 60 }], 1))).toBe('GAME_SCORED_ELSEWHERE');
    expect((await tablet.at((board) => board.game({ gameId }))).deviceId).toBe(phone);
    await tablet.at((board) => board.takeOver({ gameId, deviceId: tablet.deviceId }));
    await tablet.enter(gameId, [{ total: 26 }], 2);
    // the player who has thrown nothing before is first at the server, not on the screen
    expect(await codeOf(onPhone(60, 3))).toBe('GAME_SCORED_ELSEWHERE');
  });

  it('tell two results of one match at once: one counts, and the organiser’s word stays', async () => {
    const { id, one, call, idOf, inCourse } = await evening();
    const tablet = await tabletAt(id, one);
    await call('w1-1');
    const matchId = idOf('w1-1');
    const { gameId } = await tablet.at((board) => board.start({ matchId, first: 0 }));
    await tablet.enter(gameId, THREE_LEGS.slice(0, -1));
    const [entered, decided] = await Promise.all([
      outcomeOf(tablet.enter(gameId, THREE_LEGS.slice(-1), THREE_LEGS.length - 1)),
      outcomeOf(as(anna).matches.decide({ matchId, score: [1, 3] })),
    ]);
    await runJobs(api);
    expect(decided).toBe('done');
    expect(['done', 'GAME_NOT_OPEN']).toContain(entered);
    expect(await inCourse('w1-1')).toMatchObject({ score: [1, 3], source: 'organiser' });
    // what was sent before is known, however often it is sent
    await call('w1-2');
    expect((await tablet.get()).match?.id).toBe(idOf('w1-2'));
  });
});

describe('who marks', () => {
  it('is said at the board, is busy from then on, and scores on the own phone', async () => {
    const { id, one, two, entries, call, idOf, inCourse } = await evening({ isPublic: false });
    const { at, get } = await tabletAt(id, one);
    await call('w1-1');
    const matchId = idOf('w1-1');
    const [, guest = 0, uwesEntry = 0] = entries;
    const free = await at((board) => board.listMarkers({ matchId }));
    expect(free.map(({ name }) => name)).toEqual(['Gast 1', 'Uwe Wall']);
    const mark = (markerId: number | null) => at((board) => board.setMarker({ matchId, markerId }));
    expect(await codeOf(as(uwe).matches.start({ matchId }))).toBe('NOT_YOUR_MATCH');
    await mark(guest);
    await mark(uwesEntry);
    expect((await get()).match?.marker).toEqual({ id: uwesEntry, name: 'Uwe Wall' });
    expect(await codeOf(mark(entries[0] ?? 0))).toBe('PLAYER_IN_PLAY');
    expect(await codeOf(mark(999_999))).toBe('PLAYER_IN_PLAY');
    expect(await codeOf(call('w1-2', two))).toBe('PLAYER_IN_PLAY');

    expect(matchOf(await as(uwe).matches.list({ id }), 'w1-1').can).toMatchObject({
      start: true,
      report: true,
      decide: false,
    });
    const { gameId } = await at((board) => board.start({ matchId, first: 0 }));
    expect(await as(uwe).matches.start({ matchId })).toEqual({ gameId });
    const { games } = api.callerFor(uwe);
    expect((await games.get({ gameId })).can.score).toBe(true);
    await games.enterMoves(movesOf(gameId, randomUUID(), THREE_LEGS.slice(0, 2), 0));
    // a marker who is relieved no longer does
    await mark(guest);
    expect(await codeOf(games.get({ gameId }))).toBe('GAME_NOT_FOUND');
    await mark(uwesEntry);
    const device = randomUUID();
    await games.takeOver({ gameId, deviceId: device });
    await games.enterMoves(movesOf(gameId, device, THREE_LEGS.slice(2), 2));
    await runJobs(api);
    expect(await inCourse('w1-1')).toMatchObject({ score: [3, 0], source: 'marker' });
  });

  it('enters a result that counts at once; a player’s own waits for the other side', async () => {
    const { entries, id, one, call, idOf, inCourse } = await evening();
    const { at } = await tabletAt(id, one);
    await call('w1-1');
    const matchId = idOf('w1-1');
    const report = (member: TestMember) => as(member).matches.report({ matchId, score: [3, 2] });
    expect(await codeOf(report(uwe))).toBe('NOT_YOUR_MATCH');
    await at((board) => board.setMarker({ matchId, markerId: entries[2] ?? null }));
    await report(uwe);
    expect(await inCourse('w1-1')).toMatchObject({
      status: 'played',
      score: [3, 2],
      source: 'marker',
    });
    expect(await codeOf(report(uwe))).toBe('MATCH_NOT_READY');
  });
});

it('a tournament that has not begun has a tablet that waits', async () => {
  const { id } = await createTournament(api, anna);
  const { boards } = await as(anna).evening.addBoards({ id, boards: [{ name: '1' }] });
  const { get } = await tabletAt(id, boards[0]?.id ?? 0);
  expect(await get()).toMatchObject({
    event: { status: 'upcoming' },
    match: null,
    next: null,
  });
});
