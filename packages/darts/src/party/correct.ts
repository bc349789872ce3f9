import { DARTS_A_VISIT } from '../board.ts';
import { isRefusal } from '../visit.ts';
import type { PartyPlay, PartyStanding, PartyVisit } from './party.ts';

/** A darts log that can't end; longer ones are cut. */
const MOST = 6000;

/** Where a game stands; darts that come after its end are left out. */
export function standingOf(play: PartyPlay, darts: readonly string[]): PartyStanding {
  for (let count = darts.length; count > 0; count -= 1) {
    const standing = play(darts.slice(0, count));
    if (!isRefusal(standing)) return standing;
  }
  const start = play([]);
  if (isRefusal(start)) throw new Error('a game without a beginning');
  return start;
}

/**
 * Changes one dart of those that were thrown. What came afterwards stays with the side that has thrown it: a visit that is
 * over earlier now loses its last darts, one that goes on longer is filled with misses, a side that had been out misses the
 * visits that it hasn't thrown, and one that is out now loses those that it has.
 * @param place of the dart in all that were thrown
 * @returns the darts as the game goes with them
 */
export function correctDart(
  play: PartyPlay,
  visits: readonly PartyVisit[],
  place: number,
  dart: string,
): readonly string[] {
  let first = 0;
  const thrown = visits.map(({ side, darts }) => {
    const own = darts.map((one, index) => (first + index === place ? dart : one));
    first += darts.length;
    return { side, darts: own };
  });
  let log: readonly string[] = [];
  for (const [index, visit] of thrown.entries()) {
    const isLatest = index === thrown.length - 1;
    log = missUntil(play, log, visit.side);
    const begun = standingOf(play, log);
    if (begun.side !== visit.side) continue;
    log = throwVisit(play, log, isLatest ? visit.darts : filled(visit.darts));
  }
  return log;
}

const filled = (darts: readonly string[]): readonly string[] => [
  ...darts,
  ...Array.from({ length: DARTS_A_VISIT - darts.length }, () => '0'),
];

/** The darts of a visit, as many as it has. */
function throwVisit(play: PartyPlay, before: readonly string[], darts: readonly string[]) {
  const { length } = standingOf(play, before).visits;
  let log = before;
  for (const dart of darts) {
    const next = play([...log, dart]);
    if (isRefusal(next) || next.visits.length > length + 1) return log;
    log = [...log, dart];
    if (next.side === null || next.inVisit === 0) return log;
  }
  return log;
}

/** Lets those who come before a side miss; nobody, where it is out or has its turn. */
function missUntil(play: PartyPlay, before: readonly string[], side: number): readonly string[] {
  let log = before;
  let now = standingOf(play, log);
  const seen = new Set<number>();
  while (now.side !== null && now.side !== side) {
    if (now.inVisit === 0) {
      // everybody had a turn, so this side has none
      if (seen.has(now.side)) return before;
      seen.add(now.side);
    }
    if (log.length >= MOST) return before;
    log = [...log, '0'];
    now = standingOf(play, log);
  }
  return now.side === side ? log : before;
}
