/** How many legs win a set, or sets a match. */
export interface Race {
  kind: 'firstTo' | 'bestOf';
  /** an odd number for the best of, so that somebody wins */
  count: number;
}

/** So many legs are played whoever leads; of an even number the match can be drawn. */
export interface AllLegs {
  kind: 'all';
  count: number;
}

/** How legs make a match. Without sets, legs decide it. */
export interface MatchFormat {
  /** all of them only without sets */
  legs: Race | AllLegs;
  sets?: Race;
  /**
   * Whoever wins needs two legs more than the others, in the last set where there are sets. At
   * `suddenDeath` legs each (5 at the PDC's World Championship) one leg decides.
   */
  winByTwo?: { suddenDeath?: number };
  /** whether the sides throw for the bull again before a leg that decides the match */
  bullBeforeDecider?: boolean;
}

/** A match that somebody wins. */
export type DecidedFormat = MatchFormat & { legs: Race };

/** Whether no leg or set decides it before all legs are played. */
const isAllLegs = (format: MatchFormat): format is MatchFormat & { legs: AllLegs } =>
  format.legs.kind === 'all' && !format.sets;

/** The same match where somebody has to win: best of as many legs, and one more of an even number. */
export function decidedFormat({ legs, ...format }: MatchFormat): DecidedFormat {
  if (legs.kind !== 'all') return { ...format, legs };
  return { ...format, legs: { kind: 'bestOf', count: legs.count + ((legs.count + 1) % 2) } };
}

/** Where a match stands. Sides are numbers from 0, in the order of their names. */
export interface Standing {
  sets: readonly number[];
  /** legs of the set that is being played */
  legs: readonly number[];
  /** which leg is played or was the last, from 0 on */
  leg: number;
  /** who throws first in it; undefined until the sides have thrown for the bull */
  first: number | undefined;
  /** who threw first in the set; undefined as `first` is before the first leg */
  firstOfSet: number | undefined;
  winner?: number;
  /** all legs are played, and nobody has won more than another */
  isDrawn?: boolean;
}

/** Whether nothing more is played: somebody has won, or it is drawn. */
export const isOver = ({ winner, isDrawn }: Standing): boolean =>
  winner !== undefined || isDrawn === true;

/** Wins that a race needs; of all legs more than half. */
export const winsNeeded = ({ kind, count }: Race | AllLegs): number =>
  kind === 'firstTo' ? count : Math.floor(count / 2) + 1;

/**
 * How a match with these legs, or sets where there are some, has ended.
 * @returns the winner, null for a draw, undefined for what no match of this format ends with
 */
export function resultBy(
  format: MatchFormat,
  [a, b]: readonly [number, number],
): 0 | 1 | null | undefined {
  if (!isAllLegs(format)) return winnerBy(format, [a, b]);
  if (a < 0 || b < 0 || a + b !== format.legs.count) return undefined;
  return a === b ? null : a > b ? 0 : 1;
}

/**
 * Who has won with these legs, or sets where there are some.
 * @returns undefined for what no match of this format ends with
 */
export function winnerBy(
  format: MatchFormat,
  [a, b]: readonly [number, number],
): 0 | 1 | undefined {
  const winner = a > b ? 0 : 1;
  if (isAllLegs(format)) return resultBy(format, [a, b]) ?? undefined;
  const [own, others] = winner === 0 ? [a, b] : [b, a];
  // it ended with the last one, and not before
  const isEnd = hasWon(format, own, others) && !hasWon(format, own - 1, others);
  return isEnd && !hasWon(format, others, own - 1) ? winner : undefined;
}

function hasWon({ legs, sets, winByTwo }: MatchFormat, own: number, others: number): boolean {
  if (own <= others || own < winsNeeded(sets ?? legs)) return false;
  if (sets || !winByTwo) return true;
  return own - others >= 2 || own > (winByTwo.suddenDeath ?? Infinity);
}

/** How many legs a match between two who are as good as each other takes on average. */
export function expectedLegs(format: MatchFormat): number {
  const { legs, sets } = format;
  if (isAllLegs(format)) return legs.count;
  return expectedWins(winsNeeded(legs)) * (sets ? expectedWins(winsNeeded(sets)) : 1);
}

/** How often one plays until somebody has won this many times. */
function expectedWins(needed: number): number {
  // the chance that one of the two wins with the last of `count`
  let chance = 2 * 0.5 ** needed;
  let sum = 0;
  for (let count = needed; count < 2 * needed; count += 1) {
    sum += count * chance;
    chance *= count / (2 * (count - needed + 1));
  }
  return sum;
}

/** A match before its first leg. @param first undefined when the sides throw for the bull */
export const beginMatch = (sides: number, first: number | undefined): Standing => ({
  sets: Array.from({ length: sides }, () => 0),
  legs: Array.from({ length: sides }, () => 0),
  leg: 0,
  first,
  firstOfSet: first,
});

/** A match after a side has won the leg. */
export function legWon(format: MatchFormat, standing: Standing, side: number): Standing {
  const legs = raised(standing.legs, side);
  if (isAllLegs(format)) return allPlayed(format, { ...standing, legs });
  if (!winsLegs(format, standing, legs, side)) {
    return decider(format, { ...standing, legs, ...nextLeg(standing, standing.first) });
  }
  if (!format.sets) return { ...standing, legs, winner: side };
  const sets = raised(standing.sets, side);
  if ((sets[side] ?? 0) >= winsNeeded(format.sets))
    return { ...standing, legs, sets, winner: side };
  // a set is begun by whoever did not begin the one before, whoever threw first in its last leg
  const next = nextLeg(standing, standing.firstOfSet);
  return decider(format, {
    sets,
    legs: legs.map(() => 0),
    ...next,
    firstOfSet: next.first,
  });
}

/** All legs are played, whoever leads. */
function allPlayed(format: MatchFormat, standing: Standing): Standing {
  const { legs } = standing;
  const played = legs.reduce((sum, won) => sum + won, 0);
  if (played < format.legs.count) {
    return decider(format, { ...standing, ...nextLeg(standing, standing.first) });
  }
  const most = Math.max(...legs);
  const leading = legs.flatMap((won, side) => (won === most ? [side] : []));
  const [winner] = leading;
  return winner !== undefined && leading.length === 1
    ? { ...standing, winner }
    : { ...standing, isDrawn: true };
}

/** The sides have thrown for the bull, and this one begins. */
export const bullWon = (standing: Standing, side: number): Standing => ({
  ...standing,
  first: side,
  firstOfSet: standing.firstOfSet ?? side,
});

const raised = (wins: readonly number[], side: number) => wins.with(side, (wins[side] ?? 0) + 1);

function nextLeg({ leg, legs }: Standing, before: number | undefined) {
  return { leg: leg + 1, first: ((before ?? 0) + 1) % legs.length };
}

/** Whether these legs win the set, or the match where there are no sets. */
function winsLegs(
  format: MatchFormat,
  standing: Standing,
  legs: readonly number[],
  side: number,
): boolean {
  const own = legs[side] ?? 0;
  if (own < winsNeeded(format.legs)) return false;
  if (!format.winByTwo || !isLastSet(format, standing)) return true;
  const others = Math.max(0, ...legs.toSpliced(side, 1));
  return own - others >= 2 || own > (format.winByTwo.suddenDeath ?? Infinity);
}

/** Whether each side needs just this set, or there are no sets. */
const isLastSet = ({ sets }: MatchFormat, standing: Standing): boolean =>
  !sets || standing.sets.every((won) => won === winsNeeded(sets) - 1);

/** Before a leg that decides the match whatever happens, the throw may have to be won again. */
function decider(format: MatchFormat, standing: Standing): Standing {
  if (!format.bullBeforeDecider || standing.legs.length < 2) return standing;
  const one = format.winByTwo ? format.winByTwo.suddenDeath : winsNeeded(format.legs) - 1;
  const decides = isLastSet(format, standing) && standing.legs.every((won) => won === one);
  return decides ? { ...standing, first: undefined } : standing;
}
