import { dartsAtDoubleChoices, dartsOfCheckout } from './at-double.ts';
import { BEDS } from './board.ts';
import { CRICKET_NUMBERS } from './cricket.ts';
import { type Entry, type Position, type Setup, startPosition, step } from './game.ts';
import { isRefusal } from './visit.ts';
import type { X01Leg, X01Rules } from './x01.ts';

/** Three-dart averages swing about this much from visit to visit. */
const SPREAD = 24;
const RINGS = ['S', 'D', 'T'];
/** Who averages that finishes about every third visit in which a finish is possible. */
const AVERAGE_OF_A_THIRD = 60;

/**
 * A game that players of this strength could have played, for demonstrations and tests: legal from
 * the first visit to the last, and the same for the same random numbers.
 *
 * @param averages what each side scores with three darts, about
 * @param random at least 0 and below 1, e.g. `randomFrom('a seed')`
 */
export function imagineGame(
  setup: Setup,
  averages: readonly number[],
  random: () => number,
): Entry[] {
  const entries: Entry[] = [];
  let position = startPosition(setup);
  while (position.standing.winner === undefined) {
    const average = averages[position.next?.side ?? 0] ?? AVERAGE_OF_A_THIRD;
    const made = imagineEntry(setup, position, average, random);
    entries.push(made.entry);
    position = made.position;
  }
  return entries;
}

function imagineEntry(setup: Setup, position: Position, average: number, random: () => number) {
  const entry = wished(setup, position, average, random);
  const made = step(setup, position, entry);
  if (!isRefusal(made)) return { entry, position: made.position };
  // a visit that misses everything is always possible
  const miss: Entry = { darts: ['0', '0', '0'] };
  const missed = step(setup, position, miss);
  if (isRefusal(missed)) throw new Error(`nothing can be thrown: ${missed.refused}`);
  return { entry: miss, position: missed.position };
}

function wished(
  { rules }: Setup,
  { next, leg }: Position,
  average: number,
  random: () => number,
): Entry {
  if (!next) return { bull: random() < 0.5 ? 0 : 1 };
  if (rules.game === 'cricket') return { darts: [1, 2, 3].map(() => cricketDart(average, random)) };
  const remaining = (leg as X01Leg).remaining[next.side] ?? rules.start;
  const finishes = dartsOfCheckout(remaining, rules.out);
  const finishesNow = random() < average / (3 * AVERAGE_OF_A_THIRD);
  if (finishes.length > 0 && finishesNow) return checkout(rules, remaining, finishes, random);
  return { total: scored(average, remaining, random) };
}

/** The middle of three random numbers is near the middle more often than at the ends. */
function scored(average: number, remaining: number, random: () => number): number {
  const swing = (random() + random() + random() - 1.5) * 2 * SPREAD;
  const wished = Math.round(Math.max(average + swing, 0));
  // near the end a double is left
  const most = remaining <= wished + 1 ? Math.max(remaining - 2, 0) : 180;
  return Math.min(wished, most, 180);
}

function checkout(
  { out }: X01Rules,
  remaining: number,
  finishes: readonly number[],
  random: () => number,
): Entry {
  const dartsThrown = finishes[Math.floor(random() * finishes.length)] ?? 3;
  const [dartsAtDouble] = dartsAtDoubleChoices(remaining, { finishedWith: dartsThrown }, out);
  return { total: remaining, dartsThrown, dartsAtDouble };
}

/** Sharper players hit more of the numbers that count, and more trebles. */
function cricketDart(average: number, random: () => number): string {
  if (random() > average / 90) return '0';
  const number = CRICKET_NUMBERS[Math.floor(random() * CRICKET_NUMBERS.length)];
  const beds = BEDS.filter((bed) => bed.number === number);
  const { times } = beds[Math.floor(random() ** 2 * beds.length)] ?? { times: 1 };
  return `${RINGS[times - 1]}${number}`;
}
