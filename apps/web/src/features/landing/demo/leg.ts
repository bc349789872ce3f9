import { bedOf } from '@oche/darts/board';
import { checkoutHints, type DartsInHand } from '@oche/darts/checkout';
import type { Setup, Turn } from '@oche/darts/game';
import { randomFrom } from '@oche/darts/random';
import { throwGame } from '@oche/darts/thrower';
import type { ShownGame } from '@oche/validators/games/show';
import {
  angleOf,
  type BoardNumber,
  point,
  RADIUS,
} from '../../../components/board/board-geometry.ts';

/** A dart of the demo: what it is worth, and where it is in the board, in millimetres from the bull. */
interface Throw {
  dart: string;
  points: number;
  x: number;
  y: number;
  /** degrees */
  tilt: number;
}

export interface Visit {
  side: number;
  before: number;
  after: number;
  points: number;
  isBust: boolean;
  isFinish: boolean;
  throws: readonly Throw[];
}

/** 501 by double out, one leg, as a pub plays it. */
const SETUP: Setup = {
  rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: 1 } },
  sides: [1, 1],
  first: 0,
};
export const START = 501;
/** good enough that it goes quickly, and not so good that nobody knows such a player */
const AVERAGES = [88, 84];
/** nobody watches two minutes of misses at the double */
const VISITS_MAX = 15;
const ATTEMPTS = 40;

/** A whole leg that two could have played, scored by the code that scores all games. */
export function playLeg(seed: string): Visit[] {
  let shortest: { turns: Turn[]; random: () => number } | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const random = randomFrom(`${seed} ${attempt}`);
    const { turns } = throwGame(SETUP, AVERAGES, random);
    if (!shortest || turns.length < shortest.turns.length) shortest = { turns, random };
    if (turns.length <= VISITS_MAX) break;
  }
  const { turns = [], random = Math.random } = shortest ?? {};
  return turns.flatMap((turn): Visit[] => {
    // a leg of X01 has no other turns
    if ('marks' in turn) return [];
    const { side, before, after, points, isBust, isFinish, darts = [] } = turn;
    const throws = darts.map((dart) => landed(dart, random));
    return [{ side, before, after, points, isBust, isFinish, throws }];
  });
}

/** A leg as it was thrown, with its darts drawn where they count; where only scores were entered, there are none. */
export function replayOf({ id, visits }: Pick<ShownGame, 'id' | 'visits'>): Visit[] {
  const random = randomFrom(`game ${id}`);
  return visits.map(({ darts, dartsThrown: _, ...visit }) => ({
    ...visit,
    throws: (darts ?? []).map((dart) => landed(dart, random)),
  }));
}

/** From and to which radius a bed is, well within its wires. */
const RINGS = {
  S: [RADIUS.trebleOuter + 5, RADIUS.doubleInner - 8],
  D: [RADIUS.doubleInner + 1.5, RADIUS.doubleOuter - 1.5],
  T: [RADIUS.trebleInner + 1.5, RADIUS.trebleOuter - 1.5],
} as const;
const OUTER_BULL = [RADIUS.innerBull + 3, RADIUS.outerBull - 2] as const;
const INNER_BULL = [0, RADIUS.innerBull - 2] as const;
/** beside the doubles */
const MISSED = [RADIUS.doubleOuter + 5, RADIUS.doubleOuter + 14] as const;
/** half a bed, but for the wire */
const HALF_BED = 7;
/** how far a dart hangs from the horizontal, as seen from the oche */
const TILT = { from: 60, to: 120 };

function landed(dart: string, random: () => number): Throw {
  const { number, points } = bedOf(dart) ?? { number: 0, points: 0 };
  const isBull = number === 25;
  const [inner, outer] = isBull
    ? dart === 'D25'
      ? INNER_BULL
      : OUTER_BULL
    : number === 0
      ? MISSED
      : RINGS[dart.charAt(0) as keyof typeof RINGS];
  const between = (from: number, to: number) => from + (to - from) * random();
  const angle =
    isBull || number === 0
      ? between(0, 360)
      : angleOf(number as BoardNumber) + between(-HALF_BED, HALF_BED);
  const [x = 0, y = 0] = point(angle, between(inner, outer)).split(' ').map(Number);
  return { dart, points, x, y, tilt: between(TILT.from, TILT.to) };
}

/** How the leg could be ended now, as the scorer says it; empty while that is not possible. */
export function wayOut({ before, throws }: Visit, thrown: number): readonly string[] {
  const left = before - throws.slice(0, thrown).reduce((sum, { points }) => sum + points, 0);
  const inHand = 3 - thrown;
  if (inHand === 0 || left < 2) return [];
  const [best] = checkoutHints(left, inHand as DartsInHand, { out: 'double' });
  return best?.leaves === 0 ? best.darts : [];
}
