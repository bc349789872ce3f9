import { dartsAtDoubleChoices, dartsOfCheckout, type Ending } from '@oche/darts/at-double';
import { apply, type Game } from '@oche/darts/game';
import { leastLeft } from '@oche/darts/out';
import { type BustVisit, isRefusal, type TotalVisit } from '@oche/darts/visit';

/** One way in which a visit may have been thrown. */
export interface Way {
  dartsThrown?: number;
  dartsAtDouble?: number;
}

/** What is known of the score before the next visit; null at cricket. */
export function scoreBefore(game: Game) {
  const { rules } = game.setup;
  const { leg, next } = game.position;
  if (rules.game !== 'x01' || !next || !('remaining' in leg)) return null;
  const remaining = leg.remaining[next.side] ?? rules.start;
  return { rules, remaining, isIn: leg.isIn[next.side] ?? true };
}

/** The highest dart that ends a leg; nearer than this somebody may throw at it. */
const HIGHEST_DOUBLE = 50;

/**
 * The ways between which only the players can decide.
 * @param asksDoubles whether darts at a double matter
 * @returns nothing when the visit says everything
 */
export function openWays(
  game: Game,
  visit: TotalVisit | BustVisit,
  asksDoubles: boolean,
): readonly Way[] {
  const before = scoreBefore(game);
  if (!before) return [];
  const { rules, remaining, isIn } = before;
  const doublesOf = (ending: Ending): readonly (number | undefined)[] =>
    asksDoubles && rules.out === 'double'
      ? dartsAtDoubleChoices(remaining, ending, rules.out)
      : [undefined];
  const ways =
    'total' in visit && visit.total === remaining
      ? dartsOfCheckout(remaining, rules.out).flatMap((dartsThrown) =>
          doublesOf({ finishedWith: dartsThrown }).map((count) => wayOf(count, dartsThrown)),
        )
      : isIn
        ? doublesOf(endingOf(remaining, visit, leastLeft(rules.out))).map((count) => wayOf(count))
        : [];
  if (ways.length < 2 || isTooFar(remaining, visit)) return [];
  // what can't be at all is refused without a question
  return ways.filter((way) => !isRefusal(apply(game, { ...visit, ...way })));
}

const wayOf = (dartsAtDouble: number | undefined, dartsThrown?: number): Way => ({
  ...(dartsThrown === undefined ? {} : { dartsThrown }),
  ...(dartsAtDouble === undefined ? {} : { dartsAtDouble }),
});

function endingOf(remaining: number, visit: TotalVisit | BustVisit, least: number): Ending {
  const isBust = 'bust' in visit || remaining - visit.total < least;
  return isBust ? 'bust' : { scored: visit.total };
}

const isTooFar = (remaining: number, visit: TotalVisit | BustVisit): boolean =>
  'total' in visit && remaining - visit.total > HIGHEST_DOUBLE;
