import { type FixtureFormat, legsToWin, type PlannedGame, plannedGames } from './format.ts';

/** How a game has ended. */
export interface GameScore {
  legs: readonly [number, number];
  /** null: drawn */
  winner: 0 | 1 | null;
}

/** What a sheet says by what was played so far. */
export interface Sheet {
  /** points of both sides, as the games are worth */
  points: readonly [number, number];
  games: readonly [number, number];
  legs: readonly [number, number];
  /** nobody can turn it any more */
  isDecided: boolean;
  /** everything that has to be played is */
  isOver: boolean;
  /** undefined as long as it isn't over */
  winner: 0 | 1 | 'draw' | undefined;
  byDecider: boolean;
  /** what it counts in the table, home first; as it stands while it isn't over */
  tablePoints: readonly [number, number];
  /** games that are to be played, by their numbers */
  open: readonly number[];
  /** games that are not played, as the fixture is decided or no decider is needed */
  skipped: readonly number[];
  /** line-ups that are needed by now */
  lineUpsDue: readonly string[];
}

/**
 * Reads a sheet. A draw of a game gives both sides nothing, or half of what it is worth where that can be halved.
 * @param scores by the number of the game; games may be entered in any order
 */
export function sheetOf(format: FixtureFormat, scores: ReadonlyMap<number, GameScore>): Sheet {
  const planned = plannedGames(format);
  const regular = planned.filter(({ block }) => !block.isDecider);
  const deciders = planned.filter(({ block }) => block.isDecider);
  const before = countOf(regular, scores);
  const missing = regular.filter(({ number }) => !scores.has(number));
  const atStake = missing.reduce((sum, { block }) => sum + block.worth, 0);
  const lead = before.points[0] - before.points[1];
  const isDecided = Math.abs(lead) > atStake;
  const needed = missing.filter(({ block }) => !isDecided || block.isPlayedWhenDecided);
  const isRegularOver = needed.length === 0;
  const level = isRegularOver && lead === 0;
  const all = countOf(planned, scores);
  const wonBy = all.points[0] - all.points[1];
  // the first decider that has a winner decides
  const openDeciders =
    level && wonBy === 0 ? deciders.filter(({ number }) => !scores.has(number)) : [];
  const isOver = isRegularOver && openDeciders.length === 0;
  const byDecider = level && deciders.some(({ number }) => scores.has(number));
  const winner = !isOver ? undefined : wonBy === 0 ? 'draw' : wonBy > 0 ? 0 : 1;
  const open = isRegularOver ? openDeciders.slice(0, 1) : needed;
  const skipped = [
    ...missing.filter((game) => !needed.includes(game)),
    ...(isRegularOver
      ? deciders.filter((game) => !scores.has(game.number) && !openDeciders.includes(game))
      : []),
  ];
  return {
    ...all,
    isDecided: isDecided || isOver,
    isOver,
    winner,
    byDecider,
    tablePoints: tablePoints(format, wonBy, byDecider),
    open: open.map(({ number }) => number),
    skipped: skipped.map(({ number }) => number),
    lineUpsDue: dueAt(format, open),
  };
}

/** Those of the first block that is open, and of all that are named before the fixture. */
function dueAt(format: FixtureFormat, open: readonly PlannedGame[]): readonly string[] {
  const [first] = open;
  return format.lineUps
    .filter(
      ({ id, named }) =>
        open.some(({ block }) => block.lineUp === id) &&
        (named === 'start' || first?.block.lineUp === id),
    )
    .map(({ id }) => id);
}

function countOf(games: readonly PlannedGame[], scores: ReadonlyMap<number, GameScore>) {
  const points: [number, number] = [0, 0];
  const won: [number, number] = [0, 0];
  const legs: [number, number] = [0, 0];
  for (const { number, block } of games) {
    const score = scores.get(number);
    if (!score) continue;
    legs[0] += score.legs[0];
    legs[1] += score.legs[1];
    if (score.winner === null) {
      const half = block.worth % 2 === 0 ? block.worth / 2 : 0;
      points[0] += half;
      points[1] += half;
      continue;
    }
    points[score.winner] += block.worth;
    won[score.winner] += 1;
  }
  return { points, games: won, legs };
}

function tablePoints(
  { points }: FixtureFormat,
  lead: number,
  byDecider: boolean,
): readonly [number, number] {
  if (lead === 0) return [points.draw, points.draw];
  const win = byDecider ? (points.deciderWin ?? points.win) : points.win;
  const loss = byDecider ? (points.deciderLoss ?? points.loss) : points.loss;
  return lead > 0 ? [win, loss] : [loss, win];
}

/** A result without play: all regular games to nothing (0:max), or nothing for both. */
export interface Forfeit {
  points: readonly [number, number];
  games: readonly [number, number];
  legs: readonly [number, number];
  tablePoints: readonly [number, number];
}

/** @param winner null: neither of both has come */
export function forfeitOf(format: FixtureFormat, winner: 0 | 1 | null): Forfeit {
  const { win, loss } = format.points;
  if (winner === null) {
    return { points: [0, 0], games: [0, 0], legs: [0, 0], tablePoints: [loss, loss] };
  }
  const regular = plannedGames(format).filter(({ block }) => !block.isDecider);
  const sum = (of: (game: PlannedGame) => number) =>
    regular.reduce((total, game) => total + of(game), 0);
  const forWinner = (most: number): readonly [number, number] =>
    winner === 0 ? [most, 0] : [0, most];
  return {
    points: forWinner(sum(({ block }) => block.worth)),
    games: forWinner(regular.length),
    legs: forWinner(sum(({ block }) => legsToWin(block.format))),
    tablePoints: winner === 0 ? [win, loss] : [loss, win],
  };
}
