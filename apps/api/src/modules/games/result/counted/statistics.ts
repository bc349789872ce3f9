import type { Entry, Setup, Turn } from '@oche/darts/game';
import { legsOf, replay } from '@oche/darts/game';
import { statisticsOf } from '@oche/darts/statistics';
import { isRefusal } from '@oche/darts/visit';

/** One who played, as the rules of the game see them. */
interface Thrower {
  side: number;
  place: number;
}

/** What a player threw in a game, as `game_results` has it. */
export interface Thrown {
  legsWon: number;
  legsLost: number;
  darts: number;
  points: number;
  firstNineDarts: number;
  firstNinePoints: number;
  dartsAtDouble: number | null;
  checkouts: number;
  visits60: number;
  visits100: number;
  visits140: number;
  visits180: number;
  highestCheckout: number | null;
  bestLeg: number | null;
}

/**
 * Replays a game.
 * @returns what gives the statistics of one of its players
 * @throws Error when the entries contradict themselves
 */
export function throwsOf(setup: Setup, entries: readonly Entry[]): (thrower: Thrower) => Thrown {
  const game = replay(setup, entries);
  if (isRefusal(game)) throw new Error(`entry ${game.entry} can't be: ${game.refused}`);
  const { turns } = game;
  const legs = legsOf(game).flatMap(({ winner }) => (winner === undefined ? [] : [winner]));
  return ({ side, place }) => ({
    legsWon: legs.filter((winner) => winner === side).length,
    legsLost: legs.filter((winner) => winner !== side).length,
    ...figuresOf(
      setup,
      turns.filter((turn) => turn.side === side && turn.player === place),
      setup.sides[side] === 1,
    ),
  });
}

function figuresOf(
  { rules }: Setup,
  turns: readonly Turn[],
  isAlone: boolean,
): Omit<Thrown, 'legsWon' | 'legsLost'> {
  if (rules.game === 'cricket') return marksOf(turns);
  const counted = statisticsOf(
    rules,
    turns.filter((turn) => 'after' in turn),
  );
  const { checkouts, visits } = counted;
  return {
    darts: counted.darts,
    points: counted.points,
    firstNineDarts: counted.firstNine.darts,
    firstNinePoints: counted.firstNine.points,
    dartsAtDouble: checkouts.attempts > 0 ? checkouts.attempts : null,
    checkouts: checkouts.hit,
    visits60: visits.from60,
    visits100: visits.from100,
    visits140: visits.from140,
    visits180: visits.is180,
    highestCheckout: counted.highestFinish > 0 ? counted.highestFinish : null,
    bestLeg: isAlone ? (counted.bestLeg ?? null) : null,
  };
}

const marksOf = (turns: readonly Turn[]): Omit<Thrown, 'legsWon' | 'legsLost'> => ({
  darts: sum(turns, ({ dartsThrown }) => dartsThrown),
  points: sum(turns, (turn) => ('marks' in turn ? turn.marks : 0)),
  firstNineDarts: 0,
  firstNinePoints: 0,
  dartsAtDouble: null,
  checkouts: 0,
  visits60: 0,
  visits100: 0,
  visits140: 0,
  visits180: 0,
  highestCheckout: null,
  bestLeg: null,
});

const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((total, item) => total + value(item), 0);
