import { type FixtureFormat, legsToWin, type PlannedGame, plannedGames } from './format.ts';

/** How a game has ended. */
export interface GameScore {
  legs: readonly [number, number];
  /** null: drawn */
  winner: 0 | 1 | null;
}

/**
 * What a sheet says by what was played so far. Each game of the format is played, open, to come later, or skipped.
 */
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
  /** games that can be played now, in the order of play */
  open: readonly number[];
  /** games that wait for a block before theirs, or that a decider may become */
  later: readonly number[];
  /** games that are not played, as the fixture is decided or no decider is needed */
  skipped: readonly number[];
  /** a decider that was played and doesn't count: the sheet isn't level, e.g. after a correction */
  ignored: readonly number[];
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
  const [decider, ...others] = planned.filter(({ block }) => block.isDecider);
  const counted = countOf(regular, scores);
  const missing = regular.filter(({ number }) => !scores.has(number));
  const lead = counted.points[0] - counted.points[1];
  const atStake = missing.reduce((sum, { block }) => sum + block.worth, 0);
  const isTurned = Math.abs(lead) > atStake;
  const needed = missing.filter(({ block }) => !isTurned || block.isPlayedWhenDecided);
  const needsDecider = decider !== undefined && missing.length === 0 && lead === 0;
  const last = needsDecider ? scores.get(decider.number) : undefined;
  const byDecider = last !== undefined;
  const all = byDecider ? countOf(planned, scores) : counted;
  const isOver = needed.length === 0 && (!needsDecider || byDecider);
  const wonBy = all.points[0] - all.points[1];
  const toPlay = needsDecider && !byDecider ? [decider] : needed;
  const open = openOf(format, toPlay);
  const isPending = decider !== undefined && !isTurned && missing.length > 0;
  const skipped = [
    ...missing.filter((game) => !needed.includes(game)),
    ...(decider && !needsDecider && !isPending ? [decider] : []),
    ...others,
  ];
  const later = toPlay.filter((game) => !open.includes(game));
  const isIgnored = decider !== undefined && !needsDecider && scores.has(decider.number);
  return {
    ...all,
    isDecided: isTurned || isOver,
    isOver,
    winner: !isOver ? undefined : wonBy === 0 ? 'draw' : wonBy > 0 ? 0 : 1,
    byDecider,
    tablePoints: tablePoints(format, wonBy, byDecider),
    open: numbersOf(open),
    later: numbersOf(isPending ? [...later, decider] : later).filter((game) => !scores.has(game)),
    skipped: numbersOf(skipped).filter((game) => !scores.has(game)),
    ignored: isIgnored ? [decider.number] : [],
    lineUpsDue: dueAt(format, open, toPlay),
  };
}

const numbersOf = (games: readonly PlannedGame[]) => games.map(({ number }) => number);

/**
 * Blocks are played one after the other, but nobody has to wait for a block whose line-up stands already: it was
 * named before the fixture, or for a block that has been reached.
 */
function openOf(format: FixtureFormat, toPlay: readonly PlannedGame[]): readonly PlannedGame[] {
  const named = new Set(format.lineUps.flatMap(({ id, named }) => (named === 'start' ? [id] : [])));
  const open: PlannedGame[] = [];
  for (const block of format.blocks) {
    const games = toPlay.filter((game) => game.block === block);
    if (games.length > 0 && open.length > 0 && !named.has(block.lineUp)) break;
    named.add(block.lineUp);
    open.push(...games);
  }
  return open;
}

/** Those of games that are open, and those named before the fixture of whatever is still to be played. */
function dueAt(
  { lineUps }: FixtureFormat,
  open: readonly PlannedGame[],
  toPlay: readonly PlannedGame[],
): readonly string[] {
  return lineUps.flatMap(({ id, named }) => {
    const games = named === 'start' ? toPlay : open;
    return games.some(({ block }) => block.lineUp === id) ? [id] : [];
  });
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
