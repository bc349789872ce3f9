/** Two who meet, or one who has the round off and gets the points of a win. */
export type Pairing = readonly [number, number] | readonly [number];

/**
 * Pairs a round of the Swiss system: who has the same points meets, nobody meets anybody twice, and
 * nobody has a second round off.
 * @param order who still plays, the best placed first
 * @param before the pairings of all rounds so far
 * @returns undefined when there is no such round any more, after very many rounds for so few
 */
export function pairSwiss(
  order: readonly number[],
  before: readonly Pairing[],
): readonly Pairing[] | undefined {
  const met = new Set(before.flatMap(([a, b]) => (b === undefined ? [] : [meeting(a, b)])));
  if (order.length % 2 === 0) return pairAll(order, met);
  const hadOff = new Set(before.flatMap(([a, b]) => (b === undefined ? [a] : [])));
  for (const off of order.toReversed()) {
    if (hadOff.has(off)) continue;
    const pairings = pairAll(
      order.filter((entrant) => entrant !== off),
      met,
    );
    if (pairings) return [...pairings, [off]];
  }
  return undefined;
}

const meeting = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** How many partial pairings are tried before a round is given up. */
const MOST_TRIES = 200_000;

/** Each meets the next below whom it has not met; where the last are left over, it goes back. */
function pairAll(order: readonly number[], met: ReadonlySet<string>): Pairing[] | undefined {
  const pairings: Pairing[] = [];
  const isPaired = new Set<number>();
  let tries = 0;
  const pairFrom = (start: number): boolean => {
    let place = start;
    while (isPaired.has(order[place] ?? -1)) place += 1;
    const a = order[place];
    if (a === undefined) return true;
    for (const b of order.slice(place + 1)) {
      if (isPaired.has(b) || met.has(meeting(a, b))) continue;
      tries += 1;
      if (tries > MOST_TRIES) return false;
      isPaired.add(a).add(b);
      pairings.push([a, b]);
      if (pairFrom(place + 1)) return true;
      pairings.pop();
      isPaired.delete(a);
      isPaired.delete(b);
    }
    return false;
  };
  return pairFrom(0) ? pairings : undefined;
}
