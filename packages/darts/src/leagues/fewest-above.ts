/** Points that a fixture can bring, home first. */
export type PointPair = readonly [number, number];

export interface OpenFixture {
  home: number;
  away: number;
}

/** How many fixtures' results are tried at most before the answer stays a bound. */
const STEPS = 60_000;

interface Count {
  fewest: number;
  isExact: boolean;
}

interface Open {
  /** by index, what a team may still get before it stands above */
  room: Float64Array;
  fixtures: readonly (readonly [a: number, b: number])[];
  options: readonly PointPair[];
}

/**
 * How few of these teams can end with more than they have room for, whatever the results of these fixtures are.
 * The teams that have to stand above are chosen, few first, and for each choice it is searched for results by which
 * all others stay within their room. A choice that can't work is mostly seen by sums, without a search.
 * @param room how many points each team may still get
 * @param fixtures among these teams
 * @returns exact, or when the search was too long a number that is not too high
 */
export function fewestAbove(
  room: ReadonlyMap<number, number>,
  fixtures: readonly OpenFixture[],
  pairs: readonly PointPair[],
): Count {
  const indexOf = new Map([...room.keys()].map((team, index) => [team, index]));
  const least = [Math.min(...pairs.map(([a]) => a)), Math.min(...pairs.map(([, b]) => b))] as const;
  const open: Open = {
    room: Float64Array.from(room.values()),
    fixtures: fixtures.map(({ home, away }) => [indexOf.get(home) ?? 0, indexOf.get(away) ?? 0]),
    // what a side gets anyway is taken from its room, so that gains begin at nothing
    options: undominated(pairs.map(([a, b]) => [a - least[0], b - least[1]] as const)),
  };
  for (const [a, b] of open.fixtures) {
    open.room[a] = (open.room[a] ?? 0) - least[0];
    open.room[b] = (open.room[b] ?? 0) - least[1];
  }
  const budget = { steps: STEPS };
  const lost = [...open.room.keys()].filter((team) => (open.room[team] ?? 0) < 0);
  const rest = reduced(open, lost);
  const contested = [...new Set(rest.flat())];
  for (let given = 0; given < contested.length; given += 1) {
    const answer = someOf(contested, given, (chosen) => {
      const state = {
        room: open.room.slice(),
        fixtures: reduced({ ...open, fixtures: rest }, chosen),
      };
      return fits({ ...open, ...state }, budget);
    });
    if (answer) return { fewest: lost.length + given, isExact: true };
    if (budget.steps <= 0) return { fewest: lost.length + given, isExact: false };
  }
  return { fewest: lost.length + contested.length, isExact: true };
}

/** Without a result by which both get as much or more than by another one. */
const undominated = (pairs: readonly PointPair[]): readonly PointPair[] =>
  pairs.filter(
    ([a, b], index) =>
      !pairs.some(
        ([c, d], other) =>
          c <= a && d <= b && (c < a || d < b || (c === a && d === b && other < index)),
      ),
  );

/**
 * The fixtures whose result matters still: those who are given up win all of theirs, and against a team that stays within
 * its room whatever happens, others lose.
 */
function reduced(open: Open, givenUp: readonly number[]): Open['fixtures'] {
  const gone = new Set(givenUp);
  const most = [
    Math.max(...open.options.map(([a]) => a)),
    Math.max(...open.options.map(([, b]) => b)),
  ];
  let left = open.fixtures.filter(([a, b]) => !gone.has(a) && !gone.has(b));
  for (;;) {
    const gains = new Float64Array(open.room.length);
    for (const [a, b] of left) {
      gains[a] = (gains[a] ?? 0) + (most[0] ?? 0);
      gains[b] = (gains[b] ?? 0) + (most[1] ?? 0);
    }
    const isSafe = (team: number) => (gains[team] ?? 0) <= (open.room[team] ?? 0);
    const next = left.filter(([a, b]) => !isSafe(a) && !isSafe(b));
    if (next.length === left.length) return next;
    left = next;
  }
}

/** Whether there are results by which nobody gets more than there is room for. */
function fits(open: Open, budget: { steps: number }): boolean {
  const { room, options } = open;
  const fixtures = reduced(open, []);
  if (fixtures.length === 0) return true;
  budget.steps -= 1;
  if (budget.steps <= 0) return false;
  const least = Math.min(...options.map(([a, b]) => a + b));
  const inAll = [...new Set(fixtures.flat())].reduce((sum, team) => sum + (room[team] ?? 0), 0);
  if (least * fixtures.length > inAll) return false;
  const possible = ([a, b]: readonly [number, number]) =>
    options.filter(([x, y]) => x <= (room[a] ?? 0) && y <= (room[b] ?? 0));
  // the fixture with the fewest ways first, and of those the one whose teams have the least room
  let chosen = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (const [index, fixture] of fixtures.entries()) {
    const ways = possible(fixture).length;
    if (ways === 0) return false;
    const tight = ways + Math.min(room[fixture[0]] ?? 0, room[fixture[1]] ?? 0) / 1000;
    if (tight < fewest) [chosen, fewest] = [index, tight];
  }
  const fixture = fixtures[chosen];
  if (!fixture) return true;
  const others = fixtures.filter((_, index) => index !== chosen);
  const [a, b] = fixture;
  const leftOver = ([x, y]: PointPair) => Math.min((room[a] ?? 0) - x, (room[b] ?? 0) - y);
  return possible(fixture)
    .sort((one, other) => leftOver(other) - leftOver(one))
    .some(([x, y]) => {
      const next = room.slice();
      next[a] = (next[a] ?? 0) - x;
      next[b] = (next[b] ?? 0) - y;
      return fits({ ...open, room: next, fixtures: others }, budget);
    });
}

/** Whether one of the choices of so many out of these does it. */
function someOf(
  items: readonly number[],
  count: number,
  does: (chosen: readonly number[]) => boolean,
): boolean {
  const choose = (from: number, chosen: readonly number[]): boolean => {
    if (chosen.length === count) return does(chosen);
    for (let at = from; at <= items.length - (count - chosen.length); at += 1) {
      if (choose(at + 1, [...chosen, items[at] ?? 0])) return true;
    }
    return false;
  };
  return choose(0, []);
}
