import { type Bed, BULL, bedOf, CLOCK, DARTS_A_VISIT, type Dart } from './board.ts';
import { checkoutHints, type DartsInHand } from './checkout.ts';
import { CRICKET_NUMBERS, type CricketLeg, MARKS_TO_CLOSE } from './cricket.ts';
import { type Position, type Setup, step } from './game.ts';
import { after, type Ring } from './out.ts';
import { isRefusal } from './visit.ts';
import type { X01Leg } from './x01.ts';

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
  /** gives numbers of at least 0 and below 1 */
  random: () => number;
}

/** The darts of the visit that is next in this position. The game has to be running. */
export function throwVisit(thrower: Thrower, setup: Setup, position: Position): Dart[] {
  const { next, leg } = position;
  if (!next) return [];
  if (setup.rules.game === 'x01') {
    const left = (leg as X01Leg).remaining[next.side] ?? setup.rules.start;
    return throwX01(thrower, left, setup.rules.out);
  }
  const darts = throwCricket(thrower, (leg as CricketLeg).marks[next.side] ?? []);
  // the dart that closes the last number ends the leg
  const least = [1, 2, 3].find((count) => {
    return !isRefusal(step(setup, position, { darts: darts.slice(0, count) }));
  });
  return darts.slice(0, least);
}

function throwX01(thrower: Thrower, remaining: number, out: Ring): Dart[] {
  const darts: Dart[] = [];
  let left = remaining;
  while (darts.length < DARTS_A_VISIT) {
    const bed = throwAt(thrower, aimAt(left, DARTS_A_VISIT - darts.length, out));
    darts.push(bed.dart);
    const then = after(left, bed, out);
    if (typeof then !== 'number') break;
    left = then;
  }
  return darts;
}

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
function throwAt({ spread, random }: Thrower, aim: Dart): Bed {
  const bed = bedOf(aim) ?? MISSED;
  const isBull = bed.number === BULL || bed.number === 0;
  const radius = isBull ? 0 : MIDDLE[aim[0] as keyof typeof MIDDLE];
  const angle = isBull ? 0 : CLOCK.indexOf(bed.number) * SECTOR;
  // two independent normal deviates (Box and Muller, 1958)
  const far = spread * Math.sqrt(-2 * Math.log(1 - random()));
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
