import type { Bed, Dart } from './board.ts';
import { after, highestFinish, leastDarts, type Ring } from './out.ts';
import { AIMS, type Landing, landings } from './routes/aim.ts';
import { isSetupAim, taughtDart } from './routes/taught.ts';

/** A way to finish, or to leave a good score: where to aim with each dart. */
export interface Route {
  darts: readonly Dart[];
  /** what is left afterwards: 0 for a checkout */
  leaves: number;
}

export interface HintOptions {
  out: Ring;
  /** the numbers of doubles that the player likes, e.g. [16, 8]; 25 is the bull's eye */
  preferredDoubles?: readonly number[];
}

export type DartsInHand = 1 | 2 | 3;

const MOST_ROUTES = 3;
/** How many points above the highest finish a player begins to think of what to leave. */
const LEAVING_BEGINS = 60;

/**
 * The best routes from a score with the darts in hand, the best one first. Best is what most likely
 * ends the leg now or in the next visit, when darts also miss as `landings` says; where players are taught
 * something else that is about as good, it is that.
 * @returns up to three checkouts if there are any; otherwise the route that leaves the best score;
 *   nothing where it is too early for that
 */
export function checkoutHints(
  remaining: number,
  dartsInHand: DartsInHand,
  options: HintOptions,
): readonly Route[] {
  const player = playerOf(options);
  const least = leastDarts(remaining, options.out) ?? Infinity;
  if (least <= dartsInHand) {
    return bestAims(player, remaining, dartsInHand, true)
      .slice(0, MOST_ROUTES)
      .map((aim) => follow(player, remaining, dartsInHand, aim, true));
  }
  if (remaining > highestFinish(options.out) + LEAVING_BEGINS) return [];
  const [aim] = bestAims(player, remaining, dartsInHand, false);
  return aim ? [follow(player, remaining, dartsInHand, aim, false)] : [];
}

/** Scores up to the highest finish that no visit can finish, e.g. 169, 168, 166 … by double out. */
export function bogeyNumbers(out: Ring): readonly number[] {
  const scores = Array.from({ length: highestFinish(out) - 1 }, (_, index) => index + 2);
  return scores.filter((score) => leastDarts(score, out) === undefined);
}

/** A player who aims, and how likely each score with that many darts in hand leads to a finish. */
interface Player {
  out: Ring;
  /** has no doubles of their own, so that the tables hold */
  isAsTaught: boolean;
  aims: readonly { bed: Bed; lands: readonly Landing[] }[];
  worth: (remaining: number, darts: number) => number;
}

const PLAYERS = new Map<string, Player>();

/** Players are kept: their tables are the same for all who like the same doubles. */
function playerOf({ out, preferredDoubles = [] }: HintOptions): Player {
  const liked = [...new Set(preferredDoubles)].sort((a, b) => a - b).slice(0, MOST_LIKED);
  const key = `${out} ${liked.join()}`;
  const known = PLAYERS.get(key);
  if (known) return known;
  const aims = AIMS.map((bed) => ({
    bed,
    lands: landings(bed, bed.times === 2 && liked.includes(bed.number)),
  }));
  const isAsTaught = out === 'double' && liked.length === 0;
  const player: Player = { out, isAsTaught, aims, worth: worthOf(out, aims) };
  if (PLAYERS.size >= MOST_PLAYERS) PLAYERS.clear();
  PLAYERS.set(key, player);
  return player;
}

const MOST_LIKED = 3;
const MOST_PLAYERS = 100;

/** What a finish in the next visit is worth beside one in this: somebody else throws in between. */
const NEXT_VISIT = 0.4;

/** The chance to finish, reckoned once for each score and number of darts. */
function worthOf(out: Ring, aims: Player['aims']): Player['worth'] {
  const thisVisit = new Map<number, number>();
  const both = new Map<number, number>();
  const worth = (remaining: number, darts: number, table: Map<number, number>): number => {
    if (darts === 0) {
      if (table === thisVisit || remaining > highestFinish(out)) return 0;
      return NEXT_VISIT * worth(remaining, 3, thisVisit);
    }
    const key = remaining * 4 + darts;
    const known = table.get(key);
    if (known !== undefined) return known;
    // A bust leaves the score before the visit. Which that was isn't known here, so it is worth
    // what the next visit is worth from this score.
    const bust = worth(remaining, 0, table);
    let best = 0;
    for (const { lands } of aims) {
      let sum = 0;
      for (const [hit, chance] of lands) {
        const left = after(remaining, hit, out);
        if (left === 'finish') sum += chance;
        else sum += chance * (left === 'bust' ? bust : worth(left, darts - 1, table));
      }
      best = Math.max(best, sum);
    }
    table.set(key, best);
    return best;
  };
  return (remaining, darts) => worth(remaining, darts, both);
}

/** Aims by how good they are, the best first; for a checkout those that a finish can follow. */
function bestAims(player: Player, remaining: number, darts: number, toFinish: boolean): Bed[] {
  const { out, worth } = player;
  const aims = player.aims
    .flatMap(({ bed, lands }) => {
      const then = after(remaining, bed, out);
      if (then === 'bust') return [];
      const isTaught = toFinish
        ? canFinish(then, darts - 1, out)
        : then !== 'finish' && isSetupAim(bed, then, darts === 1);
      if (!isTaught) return [];
      const value = lands.reduce((sum, [hit, chance]) => {
        const left = after(remaining, hit, out);
        if (left === 'finish') return sum + chance;
        return sum + chance * (left === 'bust' ? worth(remaining, 0) : worth(left, darts - 1));
      }, 0);
      return value > 0 ? [{ bed, value }] : [];
    })
    .sort((a, b) => b.value - a.value)
    .map(({ bed }) => bed);
  const first = toFinish && player.isAsTaught ? taughtDart(remaining, darts) : undefined;
  return first ? aims.sort((a, b) => Number(b.dart === first) - Number(a.dart === first)) : aims;
}

const canFinish = (left: number | 'finish', darts: number, out: Ring): boolean =>
  left === 'finish' || (leastDarts(left, out) ?? Infinity) <= darts;

/** The route of somebody who hits every dart. */
function follow(
  player: Player,
  remaining: number,
  darts: number,
  first: Bed,
  toFinish: boolean,
): Route {
  const route: Dart[] = [];
  let left = remaining;
  let aim: Bed | undefined = first;
  while (aim) {
    route.push(aim.dart);
    const then = after(left, aim, player.out);
    if (typeof then !== 'number') return { darts: route, leaves: 0 };
    left = then;
    const inHand = darts - route.length;
    aim = inHand > 0 ? bestAims(player, left, inHand, toFinish)[0] : undefined;
  }
  return { darts: route, leaves: left };
}
