import { legsToWin, type PlannedGame, plannedGames } from '@oche/darts/leagues/format';
import { PRESETS, type PresetKey, presetKeys } from '@oche/darts/leagues/presets';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { nameAll, runningLeague } from '../testing.ts';

const api = useTestApi({ now: '2026-09-01T10:00:00Z' });
let anna: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
});

const as = (member: TestMember | null) => api.callerFor(member).leagues;
const NAMES = ['Nord', 'Süd', 'Ost', 'West'] as const;
type Name = (typeof NAMES)[number];
const PAIRS: readonly (readonly [Name, Name])[] = [
  ['Nord', 'Süd'],
  ['Nord', 'Ost'],
  ['Nord', 'West'],
  ['Süd', 'Ost'],
  ['Süd', 'West'],
  ['Ost', 'West'],
];

interface Result {
  number: number;
  /** of the team that is named first */
  legs: readonly [number, number];
}

/** A season of four teams, each against each other once, of which all is typed that is told of it. */
async function playSeason(preset: PresetKey, resultsOf: (pair: number) => readonly Result[]) {
  const players = Math.max(...PRESETS[preset].lineUps.map(({ positions }) => positions));
  const league = await runningLeague(api, anna, { preset, teams: NAMES, players });
  const entry = (name: string) => league.entries.find((one) => one.name === name)?.entryId;
  for (const [pair, [first, second]] of PAIRS.entries()) {
    const fixture = league.fixtures.find(({ homeId, awayId }) =>
      [homeId, awayId].every((id) => id === entry(first) || id === entry(second)),
    );
    if (!fixture) throw new Error(`${first} meets ${second}`);
    const { id } = fixture;
    const isSwapped = fixture.homeId !== entry(first);
    await nameAll(api, anna, id);
    const over = await as(anna).fixtures.enterAll({
      id,
      games: resultsOf(pair).map(({ number, legs: [one, two] }) => ({
        number,
        legs: isSwapped ? [two, one] : [one, two],
        before: null,
      })),
    });
    expect(over).toMatchObject({ status: 'reported', isOver: true });
    await as(anna).fixtures.confirm({ id });
  }
  const { standings } = await as(null).divisions.get({ id: league.divisionId });
  return { ...league, standings };
}

const textOf = (row: {
  name: string;
  won: number;
  drawn: number;
  lost: number;
  games: readonly number[];
  legs: readonly number[];
  points: number;
}) =>
  `${row.name} ${row.won}-${row.drawn}-${row.lost} ${row.games.join(':')} ${row.legs.join(':')} ${row.points}`;

describe('tables that were counted by hand', () => {
  /**
   * The first team wins so many games, the second one the rest, each to nothing.
   * @param decider who wins a deciding game: 0 the first
   */
  const byCount = (
    preset: PresetKey,
    won: readonly number[],
    decider: readonly (0 | 1 | null)[] = [],
  ) =>
    playSeason(preset, (pair) => {
      const planned = plannedGames(PRESETS[preset]);
      const last = decider[pair] ?? null;
      return planned.flatMap(({ number, block }): Result[] => {
        const most = legsToWin(block.format);
        const isFirst = block.isDecider ? last === 0 : number <= (won[pair] ?? 0);
        if (block.isDecider && last === null) return [];
        return [{ number, legs: isFirst ? [most, 0] : [0, most] }];
      });
    });

  it('eight singles and four doubles, two points and one for a draw', async () => {
    // 8:4, 6:6, 12:0, 7:5, 6:6, 4:8
    const { standings } = await byCount('singles8Doubles4', [8, 6, 12, 7, 6, 4]);
    expect(standings.map(textOf)).toEqual([
      'Nord 2-1-0 26:10 78:30 5',
      'Süd 1-1-1 17:19 51:57 3',
      'West 1-1-1 14:22 42:66 3',
      'Ost 0-1-2 15:21 45:63 1',
    ]);
    expect(standings.map(({ decidedBy, why }) => [decidedBy, why])).toEqual([
      ['points', [5, 3]],
      ['gameDifference', [-2, -8]],
      ['points', [3, 1]],
      [null, null],
    ]);
  });

  it('four against four, won from ten', async () => {
    // 10:8, 9:9, 18:0, 9:9, 11:7, 8:10
    const { standings } = await byCount('fourAgainstFour', [10, 9, 18, 9, 11, 8]);
    expect(standings.map(textOf)).toEqual([
      'Nord 2-1-0 37:17 111:51 5',
      'Süd 1-1-1 28:26 84:78 3',
      'Ost 0-2-1 26:28 78:84 2',
      'West 1-0-2 17:37 51:111 2',
    ]);
  });

  it('soft tip: three points, and two to one for a game of the team', async () => {
    // 11:9, 10:10 and the game of the team, 20:0, 10:10 and lost, 12:8, 9:11
    const { standings } = await byCount(
      'softTip20',
      [11, 10, 20, 10, 12, 9],
      [null, 0, null, 1, null, null],
    );
    expect(standings.map(textOf)).toEqual([
      'Nord 3-0-0 42:19 83:38 8',
      'Süd 1-0-2 31:30 62:59 4',
      'Ost 1-0-2 30:32 59:63 3',
      'West 1-0-2 19:41 38:82 3',
    ]);
  });
});

describe('a season of every preset', () => {
  /** A result that a game can have; who wins, and how clearly, follows from where it stands. */
  const resultOf = ({ number, block }: PlannedGame, pair: number): Result => {
    const { legs } = block.format;
    const isFirst = (number * 7 + pair * 5 + Math.floor(number / 3)) % 5 < 3;
    if (legs.kind === 'all') {
      const own = Math.ceil(legs.count / 2) + ((number + pair) % Math.ceil(legs.count / 2));
      return { number, legs: isFirst ? [own, legs.count - own] : [legs.count - own, own] };
    }
    const most = legsToWin(block.format);
    const other = (number + pair) % most;
    return { number, legs: isFirst ? [most, other] : [other, most] };
  };

  /** What a sheet says, counted anew: games, legs and points of the first team and the second. */
  function countOf(preset: PresetKey, pair: number) {
    const { points } = PRESETS[preset];
    const games = [0, 0];
    const legs = [0, 0];
    const results: Result[] = [];
    const add = (planned: PlannedGame) => {
      const result = resultOf(planned, pair);
      const [one, two] = result.legs;
      results.push(result);
      games[one > two ? 0 : 1] = (games[one > two ? 0 : 1] ?? 0) + 1;
      legs[0] = (legs[0] ?? 0) + one;
      legs[1] = (legs[1] ?? 0) + two;
    };
    const planned = plannedGames(PRESETS[preset]);
    for (const game of planned.filter(({ block }) => !block.isDecider)) add(game);
    const decider = planned.find(({ block }) => block.isDecider);
    const isLevel = games[0] === games[1];
    if (isLevel && decider) add(decider);
    const [one = 0, two = 0] = games;
    const isByDecider = isLevel && decider !== undefined;
    const win = isByDecider ? (points.deciderWin ?? points.win) : points.win;
    const loss = isByDecider ? (points.deciderLoss ?? points.loss) : points.loss;
    const counted =
      one === two ? [points.draw, points.draw] : one > two ? [win, loss] : [loss, win];
    return { games, legs, points: counted, results };
  }

  it.each(presetKeys)('%s', async (preset) => {
    const counts = PAIRS.map((_, pair) => countOf(preset, pair));
    const { standings, seasonId } = await playSeason(preset, (pair) => counts[pair]?.results ?? []);
    const expected = NAMES.map((name) => {
      const row = { name, won: 0, drawn: 0, lost: 0, games: [0, 0], legs: [0, 0], points: 0 };
      for (const [pair, teams] of PAIRS.entries()) {
        const own = teams.indexOf(name);
        const count = counts[pair];
        if (own < 0 || !count) continue;
        const at = (values: readonly number[], side: number) => values[side] ?? 0;
        const [mine, theirs] = [at(count.games, own), at(count.games, 1 - own)];
        row.won += mine > theirs ? 1 : 0;
        row.drawn += mine === theirs ? 1 : 0;
        row.lost += mine < theirs ? 1 : 0;
        row.games = [at(row.games, 0) + mine, at(row.games, 1) + theirs];
        row.legs = [
          at(row.legs, 0) + at(count.legs, own),
          at(row.legs, 1) + at(count.legs, 1 - own),
        ];
        row.points += at(count.points, own);
      }
      return row;
    });
    expect(standings.map(textOf).toSorted()).toEqual(expected.map(textOf).toSorted());
    const rank = standings.map(({ points, games, legs }) => [
      points,
      games[0] - games[1],
      legs[0] - legs[1],
    ]);
    const compare = (a: readonly number[], b: readonly number[]) =>
      a.reduce((found, value, index) => found || (b[index] ?? 0) - value, 0);
    expect(rank).toEqual(rank.toSorted(compare));
    expect((await as(anna).seasons.end({ id: seasonId })).status).toBe('over');
  });
});

describe('a tie', () => {
  /** 3:2 by as many legs */
  const byLegs = (legs: 'clear' | 'close'): Result[] =>
    (legs === 'clear'
      ? ([
          [5, 0],
          [3, 2],
          [4, 1],
          [1, 4],
          [2, 3],
        ] as const)
      : ([
          [3, 2],
          [3, 2],
          [3, 2],
          [2, 3],
          [2, 3],
        ] as const)
    ).map((one, index) => ({ number: index + 1, legs: one }));
  const turned = (results: Result[]): Result[] =>
    results.map(({ number, legs: [one, two] }) => ({ number, legs: [two, one] }));

  it('of three is untied by what the league has said, and says so', async () => {
    // Nord beats Süd, Süd beats Ost, Ost beats Nord; all of them beat West alike
    const { standings } = await playSeason('singles4Doubles1', (pair) => {
      const results = [
        byLegs('clear'),
        turned(byLegs('close')),
        byLegs('close'),
        byLegs('close'),
        byLegs('close'),
        byLegs('close'),
      ];
      return results[pair] ?? [];
    });
    // legs 15:10, 12:13 and 13:12; 10:15, 13:12 and 13:12; 13:12, 12:13 and 13:12
    expect(standings.map(textOf)).toEqual([
      'Nord 2-0-1 8:7 40:35 4',
      'Ost 2-0-1 8:7 38:37 4',
      'Süd 2-0-1 8:7 36:39 4',
      'West 0-0-3 6:9 36:39 0',
    ]);
    expect(standings.map(({ decidedBy, why }) => [decidedBy, why])).toEqual([
      ['legDifference', [5, 1]],
      ['legDifference', [1, -3]],
      ['points', [4, 0]],
      [null, null],
    ]);
  });

  it('is another one when a game is taken off the sheet and played again', async () => {
    const league = await runningLeague(api, anna, { players: 2 });
    const id = league.fixtures[0]?.id ?? 0;
    await nameAll(api, anna, id);
    const games = byLegs('close').map((one) => ({
      ...one,
      legs: [...one.legs] as [number, number],
      before: null,
    }));
    await as(anna).fixtures.enterAll({ id, games });
    const points = async () => (await as(null).fixtures.get({ id })).points;
    expect(await points()).toEqual([2, 0]);
    const cleared = await as(anna).fixtures.clear({ id, number: 1, before: [3, 2] });
    // 2:2 as it stands
    expect(cleared).toMatchObject({ status: 'live', points: [1, 1], reportedAt: null });
    expect(await codeOf(as(anna).fixtures.confirm({ id }))).toBe('FIXTURE_STATUS');
    await as(anna).fixtures.enter({ id, number: 1, legs: [0, 5], before: null });
    expect(await points()).toEqual([0, 2]);
  });
});
