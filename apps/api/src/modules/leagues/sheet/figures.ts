import type { GameRow } from '../core/game-row.ts';
import type { LoadedSheet } from './loaded-sheet.ts';
import { ABSENT } from './loaded-sheet.ts';

/** What a player threw in a game that was scored dart by dart. */
export interface Thrown {
  darts: number;
  points: number;
  firstNineDarts: number;
  firstNinePoints: number;
  visits180: number;
  highestCheckout: number | null;
  bestLeg: number | null;
}

/** What a player did in a fixture. */
export interface PlayerFigures {
  playerId: number;
  side: 0 | 1;
  singles: number;
  singlesWon: number;
  doubles: number;
  doublesWon: number;
  legs: number;
  legsWon: number;
  darts: number;
  points: number;
  firstDarts: number;
  firstPoints: number;
  maxima: number;
  bestFinish: number | null;
  shortestLeg: number | null;
}

const highest = (a: number | null, b: number | null) =>
  a === null ? b : b === null ? a : Math.max(a, b);
const lowest = (a: number | null, b: number | null) =>
  a === null ? b : b === null ? a : Math.min(a, b);

/**
 * Counts a sheet player by player. Averages come from singles alone: of a pair's darts the field speaks as of one.
 * @param thrownOf what was thrown in a game, by side and place; undefined where it was only typed
 */
export function figuresOf(
  { planned, scores, games }: LoadedSheet,
  thrownOf: (game: GameRow) => readonly (readonly Thrown[])[] | undefined,
): readonly PlayerFigures[] {
  const all = new Map<number, PlayerFigures>();
  for (const game of planned) {
    const row = games.get(game.number);
    const score = scores.get(game.number);
    if (!row || !score || row.home.includes(ABSENT) || row.away.includes(ABSENT)) continue;
    const thrown = thrownOf(row);
    for (const side of [0, 1] as const) {
      for (const [place, playerId] of (side === 0 ? row.home : row.away).entries()) {
        const one = all.get(playerId) ?? nothing(playerId, side);
        all.set(playerId, one);
        const isWon = score.winner === side ? 1 : 0;
        if (game.size === 1) {
          one.singles += 1;
          one.singlesWon += isWon;
          one.legs += score.legs[0] + score.legs[1];
          one.legsWon += score.legs[side];
        } else {
          one.doubles += 1;
          one.doublesWon += isWon;
        }
        const figures = thrown?.[side]?.[place];
        if (figures) add(one, figures, game.size === 1);
      }
    }
  }
  return [...all.values()];
}

function add(one: PlayerFigures, thrown: Thrown, isSingles: boolean): void {
  one.maxima += thrown.visits180;
  one.bestFinish = highest(one.bestFinish, thrown.highestCheckout);
  if (!isSingles) return;
  one.darts += thrown.darts;
  one.points += thrown.points;
  one.firstDarts += thrown.firstNineDarts;
  one.firstPoints += thrown.firstNinePoints;
  one.shortestLeg = lowest(one.shortestLeg, thrown.bestLeg);
}

const nothing = (playerId: number, side: 0 | 1): PlayerFigures => ({
  playerId,
  side,
  singles: 0,
  singlesWon: 0,
  doubles: 0,
  doublesWon: 0,
  legs: 0,
  legsWon: 0,
  darts: 0,
  points: 0,
  firstDarts: 0,
  firstPoints: 0,
  maxima: 0,
  bestFinish: null,
  shortestLeg: null,
});
