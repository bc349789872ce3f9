import { checkoutHints } from '@oche/darts/checkout';
import { replay, type Setup, startPosition, step } from '@oche/darts/game';
import { randomFrom } from '@oche/darts/random';
import { throwGame } from '@oche/darts/thrower';
import { isRefusal } from '@oche/darts/visit';

const LEGS = 100;
/** the highest finish by double out */
const HIGHEST = 170;
const ROUNDS = 20;

const match: Setup = {
  rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: LEGS } },
  // one side, so that there are exactly so many legs
  sides: [1],
  first: 0,
};

/** What the rules of the games cost without anything around them; medians, in milliseconds. */
export interface RuleTimes {
  /** one visit */
  apply: number;
  /** a game of 100 legs from its entries */
  replay: number;
  /** the hints for one score */
  hints: number;
}

export function rules(): RuleTimes {
  const { entries } = throwGame(match, [50], randomFrom('bench'));
  const visits = timesOf(() => {
    let position = startPosition(match);
    return timed(() => {
      for (const entry of entries) {
        const made = step(match, position, entry);
        if (isRefusal(made)) throw new Error(made.refused);
        position = made.position;
      }
    });
  });
  return {
    apply: visits / entries.length,
    replay: timesOf(() => timed(() => replay(match, entries))),
    hints: timesOf(() => timed(allHints)) / (HIGHEST - 1),
  };
}

function allHints(): void {
  for (let left = 2; left <= HIGHEST; left += 1) checkoutHints(left, 3, { out: 'double' });
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function timesOf(measure: () => number): number {
  const times = Array.from({ length: ROUNDS }, measure).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}
