import { type Bed, BULL, bedOf, CLOCK, DARTS_A_VISIT, type Dart } from './board.ts';
import { checkoutHints, type DartsInHand } from './checkout.ts';
import { CRICKET_NUMBERS, type CricketLeg, MARKS_TO_CLOSE } from './cricket.ts';
import { type Entry, type Position, type Setup, startPosition, step, type Turn } from './game.ts';
import { isOver } from './match.ts';
import { after, opens, type Ring } from './out.ts';
import { isRefusal } from './visit.ts';
import type { X01Leg, X01Rules } from './x01.ts';

/**
 * A player made of chance, for examples: aims as `checkout.ts` says, and misses as darts do, by a
 * normal distribution around the aim.
 */
export interface Thrower {
  /**
   * the standard deviation in millimetres, to the side as in height; at 501 by double out 6 averages
   * about 97, 10 about 72, 15 about 52, 22 about 33
   */
  spread: number;
  /** the part of it that is left where a double is aimed at, by somebody who takes their time there; otherwise all */
  steadiness?: number;
  /** gives numbers of at least 0 and below 1 */
  random: () => number;
}

/** Averages at 501 by double out, and the spread that makes them. */
const SPREADS = [
  [167, 0],
  [97, 6],
  [82, 8],
  [72, 10],
  [61, 12],
  [52, 15],
  [42, 18],
  [33, 22],
  [25, 30],
  [19, 40],
] as const;

/**
 * The spread of somebody with about this three-dart average.
 * @param spreads averages and the spread that makes them, the highest average first
 */
export function spreadOf(
  average: number,
  spreads: readonly (readonly [average: number, spread: number])[] = SPREADS,
): number {
  const place = spreads.findIndex(([least]) => least <= average);
  const [low, wide] = spreads.at(place) ?? [0, 40];
  const [high, narrow] = spreads.at(Math.max(place - 1, 0)) ?? [low, wide];
  return high === low ? wide : wide + ((average - low) / (high - low)) * (narrow - wide);
}

/**
 * A game that players of this strength could have played, every dart of it.
 * @param averages what each side scores with three darts, about
 */
export function throwGame(
  setup: Setup,
  averages: readonly number[],
  random: () => number,
): { entries: Entry[]; turns: Turn[]; position: Position } {
  const spreads = averages.map((average) => spreadOf(average));
  const game = { entries: [] as Entry[], turns: [] as Turn[], position: startPosition(setup) };
  while (!isOver(game.position.standing)) {
    const { next } = game.position;
    const entry = next
      ? { darts: throwVisit({ spread: spreads[next.side] ?? 15, random }, setup, game.position) }
      : { bull: random() < 0.5 ? 0 : 1 };
    const made = step(setup, game.position, entry);
    if (isRefusal(made))
      throw new Error(`nobody can throw ${JSON.stringify(entry)}: ${made.refused}`);
    game.entries.push(entry);
    if (made.turn) game.turns.push(made.turn);
    game.position = made.position;
  }
  return game;
}

/** The same visit as it is entered by somebody who counts only the points. */
export function withoutDarts(turn: Turn): Entry {
  if ('marks' in turn) return { darts: turn.darts };
  const { dartsAtDouble } = turn;
  if (turn.isBust) return { bust: true, dartsAtDouble };
  const dartsThrown = turn.isFinish ? turn.dartsThrown : undefined;
  return { total: turn.points, dartsThrown, dartsAtDouble };
}

/** The darts of the visit that is next in this position. The game has to be running. */
export function throwVisit(thrower: Thrower, setup: Setup, position: Position): Dart[] {
  const { next, leg } = position;
  if (!next) return [];
  if (setup.rules.game === 'x01') {
    const { remaining, isIn } = leg as X01Leg;
    const left = remaining[next.side] ?? setup.rules.start;
    return throwX01(thrower, setup.rules, left, isIn[next.side] ?? true);
  }
  const darts = throwCricket(thrower, (leg as CricketLeg).marks[next.side] ?? []);
  // the dart that closes the last number ends the leg
  const least = [1, 2, 3].find((count) => {
    return !isRefusal(step(setup, position, { darts: darts.slice(0, count) }));
  });
  return darts.slice(0, least);
}

function throwX01(thrower: Thrower, rules: X01Rules, remaining: number, wasIn: boolean): Dart[] {
  const { out } = rules;
  const darts: Dart[] = [];
  let left = remaining;
  let isIn = wasIn;
  while (darts.length < DARTS_A_VISIT) {
    const aim = isIn ? aimAt(left, DARTS_A_VISIT - darts.length, out) : OPENING[rules.in];
    const bed = throwAt(thrower, aim);
    darts.push(bed.dart);
    isIn ||= opens(rules.in, bed);
    if (!isIn) continue;
    const then = after(left, bed, out);
    if (typeof then !== 'number') break;
    left = then;
  }
  return darts;
}

/** The dart that opens a leg. */
const OPENING: Record<Ring, Dart> = { straight: 'T20', double: 'D20', master: 'T20' };

/** The highest number that is open goes first, then points on the highest. */
function throwCricket(thrower: Thrower, marks: readonly number[]): Dart[] {
  const own = [...marks];
  return Array.from({ length: DARTS_A_VISIT }, () => {
    const open = CRICKET_NUMBERS.find((_, place) => (own[place] ?? 0) < MARKS_TO_CLOSE) ?? 20;
    const bed = throwAt(thrower, open === BULL ? 'S25' : (`T${open}` as Dart));
    const place = CRICKET_NUMBERS.indexOf(bed.number);
    if (place >= 0) own[place] = (own[place] ?? 0) + bed.times;
    return bed.dart;
  });
}

/** Aims that were reckoned once; a few hundred for each way out. */
const AIMS = new Map<string, Dart>();

function aimAt(left: number, inHand: number, out: Ring): Dart {
  const key = `${out} ${left} ${inHand}`;
  const known = AIMS.get(key);
  if (known) return known;
  const aim = checkoutHints(left, inHand as DartsInHand, { out })[0]?.darts[0] ?? 'T20';
  AIMS.set(key, aim);
  return aim;
}

/**
 * Rings by their outer edges, in millimetres from the middle (WDF playing and tournament rules,
 * dartboards).
 */
const RINGS = [
  { until: 6.35, ring: 'D25' },
  { until: 15.9, ring: 'S25' },
  { until: 99, ring: 'S' },
  { until: 107, ring: 'T' },
  { until: 162, ring: 'S' },
  { until: 170, ring: 'D' },
] as const;
const MIDDLE = { S: 130, D: 166, T: 103 };
const SECTOR = (2 * Math.PI) / CLOCK.length;
const MISSED = bedOf('0') as Bed;

/** Where a dart lands that is aimed at the middle of a bed. */
function throwAt({ spread, steadiness = 1, random }: Thrower, aim: Dart): Bed {
  const bed = bedOf(aim) ?? MISSED;
  const isBull = bed.number === BULL || bed.number === 0;
  const radius = isBull ? 0 : MIDDLE[aim[0] as keyof typeof MIDDLE];
  const angle = isBull ? 0 : CLOCK.indexOf(bed.number) * SECTOR;
  // two independent normal deviates (Box and Muller, 1958)
  const wide = aim.startsWith('D') ? spread * steadiness : spread;
  const far = wide * Math.sqrt(-2 * Math.log(1 - random()));
  const turned = 2 * Math.PI * random();
  const x = radius * Math.sin(angle) + far * Math.cos(turned);
  const y = radius * Math.cos(angle) + far * Math.sin(turned);
  return bedAt(x, y);
}

/** The bed at a point: x to the right, y upwards, in millimetres from the middle of the board. */
function bedAt(x: number, y: number): Bed {
  const distance = Math.hypot(x, y);
  const ring = RINGS.find(({ until }) => distance <= until)?.ring;
  if (!ring) return MISSED;
  const sector = Math.round(Math.atan2(x, y) / SECTOR + CLOCK.length) % CLOCK.length;
  return bedOf(ring.length > 1 ? ring : `${ring}${CLOCK[sector]}`) ?? MISSED;
}
