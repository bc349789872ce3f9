import { type FixtureFormat, type LineUp, type PlannedGame, plannedGames } from '../format.ts';

/** Nobody has come. */
const ABSENT = 0;

/** Who stood for both sides of a game, in any order within a side; 0 for each who has not come. */
export type Stood = readonly [readonly number[], readonly number[]];

export interface ReadLineUp {
  name: string;
  side: 0 | 1;
  /** by position; 0: nobody, or nobody who has played */
  players: number[];
  /** who has taken a position over, from which game on */
  substitutions: { position: number; player: number; from: number }[];
}

/** Why games can't have been played with one line-up, at the first game that says so. */
export interface LineUpProblem {
  kind: 'twice' | 'noSubstitutes' | 'stayedOut' | 'goneLater';
  side: 0 | 1;
  number: number;
  player: number;
}

interface Reading {
  lineUps: ReadLineUp[];
  /** the players of each game by the positions of its format */
  players: Map<number, Stood>;
  problem: LineUpProblem | undefined;
}

/**
 * The line-ups with which games were played, as if they had been named before. A line-up of which nothing was played is
 * left out.
 * @param played by the number of the game, each with as many players as the format has for it
 * @param mayRepeat whether somebody may stand at two positions of a line-up
 */
export function lineUpsOf(
  format: FixtureFormat,
  played: ReadonlyMap<number, Stood>,
  mayRepeat: boolean,
): Reading {
  const planned = plannedGames(format);
  const lineUps: ReadLineUp[] = [];
  const players = new Map(played);
  const problems: LineUpProblem[] = [];
  for (const lineUp of format.lineUps) {
    const games = planned.filter(
      ({ number, block }) => block.lineUp === lineUp.id && played.has(number),
    );
    if (games.length === 0) continue;
    for (const side of [0, 1] as const) {
      const stood = standing(games, played, side);
      for (const [number, own] of stood)
        players.set(number, beside(players.get(number), side, own));
      const { first, ...read } = named(lineUp, games, stood, side);
      lineUps.push(read);
      const problem = problemOf(lineUp, read, first, mayRepeat);
      if (problem) problems.push(problem);
    }
  }
  const [problem] = problems.toSorted((a, b) => a.number - b.number);
  return { lineUps, players, problem };
}

const beside = (stood: Stood | undefined, side: 0 | 1, own: readonly number[]): Stood =>
  side === 0 ? [own, stood?.[1] ?? []] : [stood?.[0] ?? [], own];

const positionsOf = (game: PlannedGame, side: 0 | 1): readonly number[] =>
  side === 0 ? game.home : game.away;

/**
 * Who of a pair or a team stood at which of its positions: whoever has played at one before, else whoever plays there
 * alone later, and the others as they are written.
 */
function standing(
  games: readonly PlannedGame[],
  played: ReadonlyMap<number, Stood>,
  side: 0 | 1,
): Map<number, number[]> {
  const current = new Map<number, number>();
  const stood = new Map<number, number[]>();
  for (const [index, game] of games.entries()) {
    const positions = positionsOf(game, side);
    const left = [...(played.get(game.number)?.[side] ?? [])];
    const take = (player: number | undefined): number | undefined => {
      const at = player === undefined ? -1 : left.indexOf(player);
      return at < 0 ? undefined : left.splice(at, 1)[0];
    };
    const alone = (position: number): number | undefined => {
      const next = games
        .slice(index)
        .find((one) => one.size === 1 && positionsOf(one, side)[0] === position);
      return next && played.get(next.number)?.[side][0];
    };
    const known = positions.map((position) => take(current.get(position)));
    const later = positions.map((position, place) => known[place] ?? take(alone(position)));
    const all = later.map((player) => player ?? left.shift() ?? ABSENT);
    for (const [place, position] of positions.entries())
      current.set(position, all[place] ?? ABSENT);
    stood.set(game.number, all);
  }
  return stood;
}

function named(
  { id: name, positions }: LineUp,
  games: readonly PlannedGame[],
  stood: ReadonlyMap<number, readonly number[]>,
  side: 0 | 1,
): ReadLineUp & { first: ReadonlyMap<number, number> } {
  /** the first game of each position */
  const first = new Map<number, number>();
  const starters = new Map<number, number>();
  const current = new Map<number, number>();
  const substitutions: ReadLineUp['substitutions'] = [];
  for (const game of games) {
    for (const [place, position] of positionsOf(game, side).entries()) {
      const player = stood.get(game.number)?.[place] ?? ABSENT;
      if (!first.has(position)) {
        first.set(position, game.number);
        starters.set(position, player);
      } else if (current.get(position) !== player) {
        substitutions.push({ position, player, from: game.number });
      }
      current.set(position, player);
    }
  }
  const players = Array.from(
    { length: positions },
    (_, index) => starters.get(index + 1) ?? ABSENT,
  );
  return { name, side, players, substitutions, first };
}

function problemOf(
  { substitutes }: LineUp,
  { side, players, substitutions }: ReadLineUp,
  first: ReadonlyMap<number, number>,
  mayRepeat: boolean,
): LineUpProblem | undefined {
  const now = [...players];
  const out = new Set<number>();
  const twice = repeated(now);
  if (!mayRepeat && twice !== undefined) {
    const at = now.flatMap((player, index) =>
      player === twice ? (first.get(index + 1) ?? 1) : [],
    );
    return { kind: 'twice', side, number: Math.max(...at), player: twice };
  }
  for (const { position, player, from: number } of substitutions) {
    const at = { side, number, player };
    if (player === ABSENT) return { kind: 'goneLater', ...at };
    if (substitutes === 'none') return { kind: 'noSubstitutes', ...at };
    if (substitutes === 'stayOut' && out.has(player)) return { kind: 'stayedOut', ...at };
    out.add(now[position - 1] ?? ABSENT);
    now[position - 1] = player;
    if (!mayRepeat && repeated(now) !== undefined) return { kind: 'twice', ...at };
  }
  return undefined;
}

const repeated = (players: readonly number[]): number | undefined =>
  players.find((player, index) => player !== ABSENT && players.indexOf(player) < index);
