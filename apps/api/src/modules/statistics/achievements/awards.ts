import { bedOf } from '@oche/darts/board';
import type { Game, Turn } from '@oche/darts/game';
import { type LegTurn, statisticsOf } from '@oche/darts/statistics';
import type { AchievementKind } from '@oche/validators/statistics/limits';

/** What a player did in a game that counts. */
interface Deeds {
  isWon: boolean | null;
  /** best of what was reached; 0 where there was nothing */
  maximum: number;
  marks: number;
  finish: number;
  /** three darts, over a whole game of 501 */
  average: number;
  /** darts of the shortest leg of 501 that was won alone */
  leg: number;
  /** the beds of visits that finished a leg, where they were entered */
  lastDarts: readonly string[];
  isShanghai: boolean;
}

/**
 * Achievements for which a single game is enough. Those that take a series of games (ten wins, a hundred games) are
 * found among all games.
 */
const REACHED: Partial<Record<AchievementKind, (deeds: Deeds) => boolean>> = {
  firstMaximum: ({ maximum }) => maximum === 180,
  nineMarks: ({ marks }) => marks === 9,
  finish100: ({ finish }) => finish >= 100,
  finish130: ({ finish }) => finish >= 130,
  finish150: ({ finish }) => finish >= 150,
  bigFish: ({ finish }) => finish === 170,
  leg18: ({ leg }) => leg <= 18,
  leg15: ({ leg }) => leg <= 15,
  leg12: ({ leg }) => leg <= 12,
  nineDarter: ({ leg }) => leg === 9,
  bullFinish: ({ lastDarts }) => lastDarts.includes('D25'),
  madhouse: ({ lastDarts }) => lastDarts.includes('D1'),
  shanghai: ({ isShanghai }) => isShanghai,
  average60: ({ average }) => average >= 60,
  average80: ({ average }) => average >= 80,
  average100: ({ average }) => average >= 100,
  firstWin: ({ isWon }) => isWon === true,
};

/** The achievements for which a player's turns in a game are enough. */
export function awardsOf(
  game: Game,
  turns: readonly Turn[],
  played: { side: number; isWon: boolean | null },
): AchievementKind[] {
  const deeds = deedsOf(game, turns, played);
  return Object.entries(REACHED).flatMap(([kind, isReached]) =>
    isReached(deeds) ? [kind as AchievementKind] : [],
  );
}

function deedsOf(
  { setup: { rules, sides } }: Game,
  turns: readonly Turn[],
  { side, isWon }: { side: number; isWon: boolean | null },
): Deeds {
  const x01 = turns.filter((turn): turn is Turn & LegTurn => 'isBust' in turn);
  const finishes = x01.filter(({ isFinish }) => isFinish);
  const is501 = rules.game === 'x01' && (rules.handicaps?.[side] ?? rules.start) === 501;
  const of501 = is501 ? statisticsOf(rules, x01) : undefined;
  const isAlone = sides[side] === 1;
  return {
    isWon,
    maximum: Math.max(0, ...x01.map(({ points }) => points)),
    marks: Math.max(0, ...turns.map((turn) => ('marks' in turn ? turn.marks : 0))),
    finish: Math.max(0, ...finishes.map(({ points }) => points)),
    average: of501?.average ?? 0,
    leg: (isAlone && of501?.bestLeg) || Number.POSITIVE_INFINITY,
    lastDarts: finishes.flatMap(({ darts }) => darts?.at(-1) ?? []),
    isShanghai: x01.some(({ darts, isBust }) => !isBust && isShanghai(darts ?? [])),
  };
}

/** Single, double and treble of one number in a visit. */
function isShanghai(darts: readonly string[]): boolean {
  const beds = darts.flatMap((dart) => bedOf(dart) ?? []);
  const [first] = beds;
  return (
    first !== undefined &&
    beds.every(({ number }) => number === first.number) &&
    [1, 2, 3].every((times) => beds.some((bed) => bed.times === times))
  );
}
