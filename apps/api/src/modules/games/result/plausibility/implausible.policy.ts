import type { GameMark } from '@oche/validators/games/result';

/**
 * Even the best in the world rarely average 120 with three darts over a match (the record on television is 123.4,
 * Michael van Gerwen in 2016); somebody with few games that count, who could be anybody, does not.
 */
const AVERAGE = 120;
/** How many games that count make a player known. */
export const KNOWN_AFTER_GAMES = 10;
/** With this share of the last games, two could just be entering results for each other. */
const OPPONENT_SHARE = 0.8;
export const LAST_GAMES = 30;
/** Three darts, a walk of five steps and an entry: nobody does that in less for a whole game. */
const SECONDS_A_VISIT = 5;
/** Fewer visits than this say nothing about a pace. */
const VISITS_LEAST = 6;
/** Nine darts are a perfect leg of 501, which most players never throw. */
const PERFECT_DARTS = 9;
/** Short games take few darts anyway. */
const PERFECT_FROM = 501;

/** What a member threw, and who the member is. */
export interface Played {
  darts: number;
  points: number;
  bestLeg: number | null;
  /** games that counted before this one */
  countedBefore: number;
  /** opponents of the last games that count, this one included; null where there was not one */
  lastOpponents: readonly (string | null)[];
  opponentId: string | null;
}

export interface Course {
  /** null for cricket */
  startScore: number | null;
  visits: number;
  /** from when the game was started until its last visit */
  seconds: number;
  /** from the first visit to the last one; null where several came at once, as from a phone without a network */
  secondsOfVisits: number | null;
}

export interface Mark {
  mark: GameMark;
  value: number;
}

/** What is strange about a game that counts, so that somebody should have a look at it. */
export function marksOf(course: Course, players: readonly Played[]): Mark[] {
  return [
    highest('average', players.map(tooGood(course))),
    highest('opponent', players.map(tooFaithful)),
    tooFast(course),
    lowest('leg', players.map(perfect(course))),
  ].flatMap((mark) => mark ?? []);
}

const tooGood =
  ({ startScore }: Course) =>
  ({ darts, points, countedBefore }: Played): number | null => {
    if (startScore === null || darts === 0 || countedBefore >= KNOWN_AFTER_GAMES) return null;
    const average = (points / darts) * 3;
    return average >= AVERAGE ? average : null;
  };

function tooFaithful({ lastOpponents, opponentId }: Played): number | null {
  if (opponentId === null || lastOpponents.length < LAST_GAMES) return null;
  const share = lastOpponents.filter((one) => one === opponentId).length / lastOpponents.length;
  return share >= OPPONENT_SHARE ? share : null;
}

function tooFast({ visits, seconds, secondsOfVisits }: Course): Mark | null {
  if (visits < VISITS_LEAST) return null;
  // the first visit was over when it was entered
  const between = secondsOfVisits === null ? Infinity : secondsOfVisits / (visits - 1);
  const pace = Math.min(seconds / visits, between);
  return pace < SECONDS_A_VISIT ? { mark: 'pace', value: pace } : null;
}

const perfect =
  ({ startScore }: Course) =>
  ({ bestLeg }: Played): number | null =>
    startScore !== null &&
    startScore >= PERFECT_FROM &&
    bestLeg !== null &&
    bestLeg <= PERFECT_DARTS
      ? bestLeg
      : null;

const numbers = (values: readonly (number | null)[]) => values.flatMap((value) => value ?? []);

function highest(mark: GameMark, values: readonly (number | null)[]): Mark | null {
  const found = numbers(values);
  return found.length > 0 ? { mark, value: Math.max(...found) } : null;
}

function lowest(mark: GameMark, values: readonly (number | null)[]): Mark | null {
  const found = numbers(values);
  return found.length > 0 ? { mark, value: Math.min(...found) } : null;
}
