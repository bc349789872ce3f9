import type { DivisionOutput, FixtureSummary } from '@oche/validators/leagues/fixture';
import type { Standing } from '@oche/validators/leagues/season';
import { expect, it } from 'vitest';
import { divisionOf } from '../../testing.ts';
import { type Assumed, assumedTable, isOpen, outcomesOf } from './assume.ts';

const base = divisionOf();
const [NORD, SUED, OST] = [11, 12, 13] as const;
const NAMES = new Map<number, string>([
  [NORD, 'Nord'],
  [SUED, 'Süd'],
  [OST, 'Ost'],
]);

const rowOf = (entryId: number, more: Partial<Standing> = {}): Standing => ({
  ...{ place: 1, entryId, teamId: entryId + 100, name: NAMES.get(entryId) ?? '' },
  ...{ played: 0, won: 0, drawn: 0, lost: 0, games: [0, 0], legs: [0, 0], points: 0, penalty: 0 },
  ...{ isLive: false, decidedBy: null, why: null, withdrawn: null },
  ...more,
});

const fixtureOf = (id: number, homeId: number, awayId: number): FixtureSummary => {
  const [any] = base.fixtures;
  if (!any) throw new Error('the division of the tests has fixtures');
  const nothing = {
    points: null,
    games: [0, 0] as [number, number],
    legs: [0, 0] as [number, number],
  };
  return { ...any, ...nothing, id, homeId, awayId, status: 'planned' };
};

/** Twelve games a fixture, two points for a win. Nord has beaten Süd by 8:4 and 28:19; Süd – Ost and Ost – Nord are open. */
const division = (more: Partial<DivisionOutput> = {}): DivisionOutput => ({
  ...base,
  standings: [NORD, SUED, OST].map((id) => rowOf(id)),
  fixtures: [
    {
      ...fixtureOf(1, NORD, SUED),
      ...{ status: 'confirmed', points: [2, 0], games: [8, 4], legs: [28, 19] },
    },
    fixtureOf(2, SUED, OST),
    fixtureOf(3, OST, NORD),
  ],
  ...more,
});

const table = (assumed: Assumed, of = division()) =>
  assumedTable(of, assumed).standings.map(
    ({ name, played, won, drawn, lost, games, points }) =>
      `${name} ${played} ${won}-${drawn}-${lost} ${games.join(':')} ${points}`,
  );
const reach = (assumed: Assumed, of = division()) =>
  Object.fromEntries(
    assumedTable(of, assumed).reach.map(({ entryId, best, worst }) => [
      NAMES.get(entryId),
      [best, worst],
    ]),
  );

// by hand: an assumed win is the narrowest one, 7:5; a draw is 6:6
it.each<[string, [number, 'home' | 'draw' | 'away'][], string[]]>([
  [
    'nothing: the table as it stands',
    [],
    ['Nord 1 1-0-0 8:4 2', 'Ost 0 0-0-0 0:0 0', 'Süd 1 0-0-1 4:8 0'],
  ],
  [
    'a draw, and a win of the guests',
    [
      [2, 'draw'],
      [3, 'away'],
    ],
    ['Nord 2 2-0-0 15:9 4', 'Ost 2 0-1-1 11:13 1', 'Süd 2 0-1-1 10:14 1'],
  ],
  [
    'Ost wins both',
    [
      [2, 'away'],
      [3, 'home'],
    ],
    ['Ost 2 2-0-0 14:10 4', 'Nord 2 1-0-1 13:11 2', 'Süd 2 0-0-2 9:15 0'],
  ],
  [
    'everybody beats somebody: by games, Nord +2, Ost 0, Süd -2',
    [
      [2, 'home'],
      [3, 'home'],
    ],
    ['Nord 2 1-0-1 13:11 2', 'Ost 2 1-0-1 12:12 2', 'Süd 2 1-0-1 11:13 2'],
  ],
  [
    'level in points and games: real legs decide, as nobody knows assumed ones',
    [[3, 'home']],
    ['Nord 2 1-0-1 13:11 2', 'Ost 1 1-0-0 7:5 2', 'Süd 1 0-0-1 4:8 0'],
  ],
])('%s', (_, assumed, expected) => {
  expect(table(new Map(assumed))).toEqual(expected);
});

it('says which places are left, until nothing is open any more', () => {
  // if everybody beats somebody, all have two points, in any order
  expect(reach(new Map())).toEqual({ Nord: [1, 3], Süd: [1, 3], Ost: [1, 3] });
  // Nord has four points, which neither of the others can reach
  expect(reach(new Map([[3, 'away']]))).toEqual({ Nord: [1, 1], Süd: [2, 3], Ost: [2, 3] });
  const all = new Map([
    [2, 'away'],
    [3, 'home'],
  ] as const);
  expect(reach(all)).toEqual({ Ost: [1, 1], Nord: [2, 2], Süd: [3, 3] });
});

it('counts what was taken from a team', () => {
  const standings = [rowOf(NORD, { penalty: -1 }), rowOf(SUED), rowOf(OST)];
  expect(table(new Map(), division({ standings }))[0]).toBe('Nord 1 1-0-0 8:4 1');
});

it('stands in for what is live, and never for what is settled', () => {
  const away: Assumed = new Map([[1, 'away']]);
  expect(table(away)).toEqual(table(new Map()));
  const [first, ...others] = division().fixtures;
  if (!first) throw new Error('the first fixture');
  const live = { ...first, status: 'live' as const, games: [1, 0] as [number, number] };
  const of = division({ fixtures: [live, ...others] });
  expect(table(new Map(), of)[0]).toBe('Nord 1 1-0-0 1:0 2');
  expect(table(away, of)).toEqual(['Süd 1 1-0-0 7:5 2', 'Ost 0 0-0-0 0:0 0', 'Nord 1 0-0-1 5:7 0']);
  const annulled = division({ fixtures: [{ ...first, status: 'annulled' }, ...others] });
  expect(table(new Map(), annulled)[0]).toContain(' 0 0-0-0 0:0 0');
});

it('offers the results that the format knows', () => {
  expect(outcomesOf(base.format)).toEqual(['home', 'draw', 'away']);
  expect(division().fixtures.map(isOpen)).toEqual([false, true, true]);
});
