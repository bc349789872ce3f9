import { randomFrom } from '../random.ts';

/** What decides between equal points, in this order by choice. */
export type TieBreak = 'legDifference' | 'headToHead' | 'legsWon' | 'lot';

export interface TableRules {
  points: { win: number; draw: number; loss: number };
  /** the lot is always the last */
  tieBreaks: readonly TieBreak[];
  /** the seed of the lot, kept with the tournament */
  seed: string;
  /** the numbers by which lots are drawn, where they aren't those of the entrants */
  lots?: Lots | undefined;
}

export type Lots = ReadonlyMap<number, number>;

export const TABLE_RULES: Omit<TableRules, 'seed' | 'lots'> = {
  points: { win: 2, draw: 1, loss: 0 },
  tieBreaks: ['legDifference', 'headToHead', 'legsWon', 'lot'],
};

export interface TableMatch {
  /** a side without anybody: the other one had the round off, which is a win without legs */
  players: readonly [number | undefined, number | undefined];
  scores: readonly [number, number];
  winner: 0 | 1 | undefined;
}

export interface TableRow {
  entrant: number;
  /** from 1 on; equal places don't exist, as the lot decides last */
  place: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  legsWon: number;
  legsLost: number;
  points: number;
}

/**
 * The table of a group after these matches.
 *
 * Points come first. What decides between equal points is said by the rules, by default:
 * 1. the difference of legs won and lost,
 * 2. the points in matches among those who are equal until there,
 * 3. legs won,
 * 4. the lot, which is made of the stored seed and the entrant, so that anybody can check it.
 *
 * A win without play (a round off, or an opponent who withdrew) has its points and no legs.
 */
export function tableOf(
  entrants: readonly number[],
  matches: readonly TableMatch[],
  rules: TableRules,
): readonly TableRow[] {
  const byPoints = Map.groupBy(rowsOf(entrants, matches, rules), ({ points }) => points);
  const ordered = [...byPoints.keys()]
    .sort((a, b) => b - a)
    .flatMap((points) => untie(byPoints.get(points) ?? [], matches, rules, 0));
  return ordered.map((row, index) => ({ ...row, place: index + 1 }));
}

function rowsOf(
  entrants: readonly number[],
  matches: readonly TableMatch[],
  { points }: TableRules,
): TableRow[] {
  const rows = new Map<number | undefined, TableRow>();
  for (const entrant of entrants) rows.set(entrant, { entrant, ...NOTHING });
  for (const { players, scores, winner } of matches) {
    for (const side of [0, 1] as const) {
      const row = rows.get(players[side]);
      if (!row) continue;
      row.played += 1;
      row.legsWon += scores[side];
      row.legsLost += scores[1 - side] ?? 0;
      const outcome = winner === undefined ? 'draw' : winner === side ? 'win' : 'loss';
      row.points += points[outcome];
      if (outcome === 'draw') row.drawn += 1;
      else if (outcome === 'win') row.won += 1;
      else row.lost += 1;
    }
  }
  return [...rows.values()];
}

const NOTHING = {
  place: 0,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  legsWon: 0,
  legsLost: 0,
  points: 0,
};

/** Orders rows with equal points by one tie-break after the other. */
function untie(
  rows: readonly TableRow[],
  matches: readonly TableMatch[],
  rules: TableRules,
  depth: number,
): readonly TableRow[] {
  if (rows.length < 2) return rows;
  const tieBreak = rules.tieBreaks[depth] ?? 'lot';
  const values = valuesBy(tieBreak, rows, matches, rules);
  const groups = Map.groupBy(rows, ({ entrant }) => values.get(entrant) ?? 0);
  const ordered = [...groups.keys()].sort((a, b) => b - a);
  if (tieBreak === 'lot') return ordered.flatMap((value) => groups.get(value) ?? []);
  return ordered.flatMap((value) => untie(groups.get(value) ?? [], matches, rules, depth + 1));
}

function valuesBy(
  tieBreak: TieBreak,
  rows: readonly TableRow[],
  matches: readonly TableMatch[],
  rules: TableRules,
): ReadonlyMap<number, number> {
  const entrants = rows.map(({ entrant }) => entrant);
  if (tieBreak === 'lot') return lotsOf(entrants, rules);
  if (tieBreak === 'headToHead') {
    const equal = new Set<number | undefined>(entrants);
    const among = matches.filter(({ players }) => players.every((one) => equal.has(one)));
    return new Map(rowsOf(entrants, among, rules).map(({ entrant, points }) => [entrant, points]));
  }
  const value = ({ legsWon, legsLost }: TableRow) =>
    tieBreak === 'legsWon' ? legsWon : legsWon - legsLost;
  return new Map(rows.map((row) => [row.entrant, value(row)]));
}

/** Everybody's lot depends only on the seed and the entrant, so it is the same in every table. */
const lotsOf = (
  entrants: readonly number[],
  drawing: Pick<TableRules, 'seed' | 'lots'>,
): ReadonlyMap<number, number> =>
  new Map(entrants.map((entrant) => [entrant, lotOf(entrant, drawing)]));

const lotOf = (entrant: number, { seed, lots }: Pick<TableRules, 'seed' | 'lots'>): number =>
  randomFrom(`${seed} ${lots?.get(entrant) ?? entrant}`)();

/**
 * Who goes on from groups: the first of each, and then the best of those behind them, by points, leg
 * difference and legs won per match, so that groups of other sizes are fair, and by lot.
 * @param tables each in its order
 * @param perGroup how many of each group go on
 * @param total how many go on in all
 * @returns entrants, best placed first: all firsts before all seconds
 */
export function qualifiers(
  tables: readonly (readonly TableRow[])[],
  perGroup: number,
  total: number,
  drawing: Pick<TableRules, 'seed' | 'lots'>,
): readonly number[] {
  const lot = (entrant: number) => lotOf(entrant, drawing);
  const best = (rows: readonly TableRow[]) =>
    [...rows].sort(
      (a, b) =>
        perMatch(b, b.points) - perMatch(a, a.points) ||
        perMatch(b, b.legsWon - b.legsLost) - perMatch(a, a.legsWon - a.legsLost) ||
        perMatch(b, b.legsWon) - perMatch(a, a.legsWon) ||
        lot(b.entrant) - lot(a.entrant),
    );
  const sure = Array.from({ length: perGroup }, (_, place) =>
    best(tables.flatMap((table) => table.slice(place, place + 1))),
  ).flat();
  const next = best(tables.flatMap((table) => table.slice(perGroup, perGroup + 1)));
  return [...sure, ...next].slice(0, total).map(({ entrant }) => entrant);
}

const perMatch = ({ played }: TableRow, value: number): number => (played > 0 ? value / played : 0);
