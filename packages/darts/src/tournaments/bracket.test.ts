import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { randomFrom } from '../random.ts';
import {
  type Bracket,
  enterLate,
  type MatchPlan,
  newBracket,
  type Plan,
  reopen,
  report,
  type Source,
  statesOf,
  withdraw,
} from './bracket.ts';
import { doubleElimination, singleElimination } from './elimination.ts';
import { placesOf } from './places.ts';
import { roundRobin } from './round-robin.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 100);

function done(value: Bracket | { refused: string }): Bracket {
  if ('refused' in value) throw new Error(value.refused);
  return value;
}

const ready = (bracket: Bracket) =>
  [...statesOf(bracket).values()].filter(({ status }) => status === 'ready');

/** Plays everything that can be played, with random winners. */
function playOut(start: Bracket, seed: string): Bracket {
  const random = randomFrom(seed);
  let bracket = start;
  for (let open = ready(bracket); open.length > 0; open = ready(bracket)) {
    for (const { plan } of open) {
      const winner = random() < 0.5 ? 0 : 1;
      bracket = done(report(bracket, plan.id, { scores: [2, 1], winner }));
    }
  }
  return bracket;
}

const losses = (bracket: Bracket) => {
  const count = new Map<number, number>();
  for (const { status, loser } of statesOf(bracket).values()) {
    if (status === 'played' && typeof loser === 'number') {
      count.set(loser, (count.get(loser) ?? 0) + 1);
    }
  }
  return count;
};

const sizes = fc.oneof(fc.integer({ min: 2, max: 40 }), fc.constantFrom(63, 64, 65, 128));
const texts = fc.string({ maxLength: 5 });

/** Everybody has a place, and as many share one as its range says; one has won. */
function expectFullPlacement(bracket: Bracket, count: number) {
  const places = placesOf(bracket);
  expect(places.size).toBe(count);
  const firsts = [...places.values()].filter(({ from }) => from === 1);
  expect(firsts).toEqual([{ from: 1, to: 1 }]);
  for (const { from, to } of places.values()) {
    const sharing = [...places.values()].filter((one) => one.from === from);
    expect(sharing.length).toBeLessThanOrEqual(to - from + 1);
    const better = [...places.values()].filter((one) => one.from < from);
    expect(better.length).toBeGreaterThanOrEqual(Math.min(from - 1, count - sharing.length));
  }
}

describe('single elimination', () => {
  test.each([[{}], [{ thirdPlace: true }], [{ allPlaces: true }]])(
    'of any size ends with one winner and all places: %o',
    (options) => {
      fc.assert(
        fc.property(sizes, texts, (count, seed) => {
          const bracket = playOut(newBracket(singleElimination(count, options), ids(count)), seed);
          expectFullPlacement(bracket, count);
          const main = [...statesOf(bracket).values()].filter(
            ({ plan }) => plan.stage === 'winners',
          );
          expect(main.filter(({ status }) => status === 'played')).toHaveLength(count - 1);
          const lost = main.flatMap(({ status, loser }) => (status === 'played' ? [loser] : []));
          expect(new Set(lost).size).toBe(lost.length);
        }),
        { numRuns: 15 },
      );
    },
  );

  it('gives its byes to the best seeds', () => {
    const states = statesOf(newBracket(singleElimination(5), ids(5)));
    const free = [...states.values()].filter(({ status }) => status === 'walkover');
    expect(free.map(({ winner }) => winner).sort()).toEqual([100, 101, 102]);
  });

  it('lets the losers of the semi-finals play for the third place', () => {
    const bracket = playOut(newBracket(singleElimination(4, { thirdPlace: true }), ids(4)), 'a');
    expect([...placesOf(bracket).values()].map(({ from }) => from).sort()).toEqual([1, 2, 3, 4]);
    const shared = playOut(newBracket(singleElimination(4), ids(4)), 'a');
    expect([...placesOf(shared).values()].map(({ from }) => from).sort()).toEqual([1, 2, 3, 3]);
  });

  it('of 8 with all places decides every one', () => {
    const bracket = playOut(newBracket(singleElimination(8, { allPlaces: true }), ids(8)), 'a');
    const places = [...placesOf(bracket).values()].map(({ from }) => from);
    expect(places.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('double elimination', () => {
  test.each([[{ reset: false }], [{ reset: true }]])(
    'of any size: nobody loses three times: %o',
    (options) => {
      fc.assert(
        fc.property(sizes, texts, (count, seed) => {
          const bracket = playOut(newBracket(doubleElimination(count, options), ids(count)), seed);
          expectFullPlacement(bracket, count);
          const winner = [...placesOf(bracket)].find(([, { from }]) => from === 1)?.[0];
          for (const entrant of ids(count)) {
            const lost = losses(bracket).get(entrant) ?? 0;
            if (entrant === winner) expect(lost).toBeLessThanOrEqual(1);
            else if (options.reset) expect(lost).toBe(2);
            else expect(lost === 2 || placesOf(bracket).get(entrant)?.from === 2).toBe(true);
          }
        }),
        { numRuns: 15 },
      );
    },
  );

  it('lets losers meet those they know late', () => {
    const plan = doubleElimination(64);
    const below = new Map<string, readonly number[]>();
    const matchBefore = (one: Source) => {
      if (one === 'bye' || 'seed' in one || 'qualifier' in one) return '';
      return 'winner' in one ? one.winner : one.loser;
    };
    const under = (one: Source) =>
      typeof one === 'object' && 'seed' in one ? [one.seed] : (below.get(matchBefore(one)) ?? []);
    const again = plan.flatMap(({ id, stage, round, sources: [one, other] }) => {
      const [a, b] = [under(one), under(other)];
      below.set(id, [...a, ...b]);
      return stage === 'losers' && a.some((seed) => b.includes(seed)) ? [round] : [];
    });
    expect(Math.min(...again)).toBe(6);
    // kept, so that a tournament that was drawn goes on as it is after any change of the code
    const dropped = plan.flatMap(({ id, sources: [, other] }) =>
      /^l[2468]-1$/.test(id) ? [`${id} ${matchBefore(other)}`] : [],
    );
    expect(dropped).toEqual(['l2-1 w2-16', 'l4-1 w3-5', 'l6-1 w4-4', 'l8-1 w5-2']);
  });

  it('plays the final again only if the one without a defeat has lost it', () => {
    const two = newBracket(doubleElimination(2, { reset: true }), ids(2));
    const first = done(report(two, 'w1-1', { scores: [2, 0], winner: 0 }));
    const won = done(report(first, 'final', { scores: [2, 0], winner: 0 }));
    expect(statesOf(won).get('reset')).toMatchObject({ status: 'skipped', winner: 100 });
    expect(placesOf(won).get(101)).toEqual({ from: 2, to: 2 });
    const lost = done(report(first, 'final', { scores: [0, 2], winner: 1 }));
    expect(statesOf(lost).get('reset')).toMatchObject({ status: 'ready', players: [100, 101] });
  });
});

const places = (count: number) => Array.from({ length: count }, (_, index) => index);
const seedsOf = ({ sources }: MatchPlan) =>
  sources.flatMap((one) => (typeof one === 'object' && 'seed' in one ? [one.seed] : []));

describe('a round robin', () => {
  it('pairs everybody once, and nobody twice in a round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 25 }), (count) => {
        const plan = roundRobin(places(count));
        const pairs = plan.map((match) =>
          seedsOf(match)
            .sort((a, b) => a - b)
            .join(),
        );
        expect(new Set(pairs).size).toBe((count * (count - 1)) / 2);
        expect(pairs).toHaveLength((count * (count - 1)) / 2);
        for (const round of Map.groupBy(plan, (match) => match.round).values()) {
          const busy = round.flatMap(seedsOf);
          expect(new Set(busy).size).toBe(busy.length);
        }
        const ids = [...plan, ...roundRobin(places(count), 'B')].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('lets everybody begin about half of the matches', () => {
    for (const count of [7, 8, 20]) {
      const plan = roundRobin(places(count));
      for (const seed of places(count)) {
        const first = plan.filter((match) => seedsOf(match)[0] === seed);
        expect(Math.abs(first.length - (count - 1) / 2)).toBeLessThanOrEqual(0.5);
      }
    }
  });

  it('keeps its matches, whoever comes late', () => {
    const six = new Map(roundRobin(places(6)).map((match) => [match.id, seedsOf(match)]));
    const seven = new Map(roundRobin(places(7)).map((match) => [match.id, seedsOf(match)]));
    for (const [id, pair] of six) expect(seven.get(id)).toEqual(pair);
    expect(seven.size).toBe(six.size + 6);
  });

  it('has a return match with the places exchanged', () => {
    const plan = roundRobin(places(3), undefined, true);
    expect(plan).toHaveLength(6);
    expect(plan[3]?.sources).toEqual(plan[0]?.sources.toReversed());
    expect(new Set(plan.map(({ id }) => id)).size).toBe(6);
  });

  it('may end in a draw, a knock-out may not', () => {
    const group = newBracket(roundRobin(places(2)), ids(2));
    const [id = ''] = group.plan.map((match) => match.id);
    const drawn = done(report(group, id, { scores: [3, 3], winner: undefined }));
    expect(statesOf(drawn).get(id)).toMatchObject({ status: 'played', winner: undefined });
    const cup = newBracket(singleElimination(2), ids(2));
    expect(report(cup, 'w1-1', { scores: [3, 3], winner: undefined })).toEqual({
      refused: 'noDraw',
    });
  });
});

describe('a correction', () => {
  const eight = newBracket(singleElimination(8), ids(8));
  const all = playOut(eight, 'correct');
  const other = (bracket: Bracket, id: string) => {
    const winner = bracket.results.get(id)?.winner === 0 ? 1 : 0;
    return { scores: [0, 2] as const, winner: winner as 0 | 1 };
  };

  it('opens again what depended on it and nothing else', () => {
    const corrected = done(report(all, 'w1-1', other(all, 'w1-1')));
    const lost = [...all.results.keys()].filter((id) => !corrected.results.has(id));
    expect(lost).toContain('w2-1');
    expect(lost.every((id) => id === 'w2-1' || id === 'w3-1')).toBe(true);
  });

  it('of the score alone opens nothing', () => {
    const { winner } = all.results.get('w1-1') ?? { winner: 0 };
    const corrected = done(report(all, 'w1-1', { scores: [5, 4], winner }));
    expect(corrected.results.size).toBe(all.results.size);
    expect(corrected.results.get('w1-1')?.scores).toEqual([5, 4]);
  });

  it('is refused where nothing can have been played', () => {
    expect(report(eight, 'w2-1', { scores: [2, 0], winner: 0 })).toEqual({ refused: 'notReady' });
    expect(report(eight, 'x', { scores: [2, 0], winner: 0 })).toEqual({ refused: 'unknownMatch' });
    expect(reopen(eight, 'w1-1')).toEqual({ refused: 'notPlayed' });
  });

  it('can take a result back', () => {
    const open = done(reopen(all, 'w3-1'));
    expect(statesOf(open).get('w3-1')?.status).toBe('ready');
    expect(open.results.size).toBe(all.results.size - 1);
  });
});

describe('who withdraws or comes late', () => {
  it('keeps what was played, and gives away what was to come', () => {
    const four = newBracket(singleElimination(4), ids(4));
    const first = done(report(four, 'w1-1', { scores: [2, 0], winner: 0 }));
    const out = withdraw(first, 100);
    expect(statesOf(out).get('w1-1')).toMatchObject({ status: 'played', winner: 100 });
    const second = done(report(out, 'w1-2', { scores: [2, 0], winner: 0 }));
    expect(statesOf(second).get('w2-1')).toMatchObject({ status: 'walkover', winner: 102 });
    expect(report(second, 'w2-1', { scores: [2, 0], winner: 0 })).toEqual({ refused: 'notReady' });
    expect(placesOf(second).get(100)).toEqual({ from: 2, to: 2 });
  });

  it('gets a free place, as long as nothing would be lost', () => {
    const five = newBracket(singleElimination(5), ids(5));
    const six = done(enterLate(five, 999, 8));
    expect(ready(six).map(({ plan }) => plan.round)).toEqual([1, 1]);
    const [own] = ready(five).filter(({ plan }) => plan.round === 2);
    const played = done(report(five, own?.plan.id ?? '', { scores: [2, 0], winner: 0 }));
    const late = [1, 2, 3].reduce<Bracket | { refused: string }>(
      (bracket, number) => ('refused' in bracket ? bracket : enterLate(bracket, number, 8)),
      played,
    );
    expect(late).toEqual({ refused: 'noRoom' });
    expect(enterLate(newBracket(singleElimination(8), ids(8)), 999, 8)).toEqual({
      refused: 'noRoom',
    });
  });

  it('gets another free place than one whose opponent is through already', () => {
    const five = newBracket(singleElimination(5), ids(5));
    const [own] = ready(five).filter(({ plan }) => plan.round === 2);
    const played = done(report(five, own?.plan.id ?? '', { scores: [2, 0], winner: 0 }));
    const six = done(enterLate(played, 999, 8));
    expect(six.results).toEqual(played.results);
    expect(six.entrants.indexOf(999)).toBeGreaterThanOrEqual(5);
    expect(playOut(six, 'late').results.size).toBe(5);
    expect(enterLate({ ...five, begun: new Set([own?.plan.id ?? '']) }, 999, 8)).toMatchObject({
      entrants: six.entrants,
    });
  });

  it('gets the place of somebody who withdrew before playing', () => {
    const four = withdraw(newBracket(singleElimination(4), ids(4)), 103);
    const late = done(enterLate(four, 999, 4));
    expect(late.entrants).toEqual([100, 101, 102, 999]);
    expect(ready(late)).toHaveLength(2);
    const played = done(
      report(newBracket(singleElimination(4), ids(4)), 'w1-1', {
        scores: [2, 0],
        winner: 0,
      }),
    );
    expect(enterLate(withdraw(played, 103), 999, 4)).toEqual({ refused: 'noRoom' });
  });
});

const kinds: [string, (count: number) => Plan][] = [
  ['single elimination', (count) => singleElimination(count, { thirdPlace: true })],
  ['double elimination', (count) => doubleElimination(count, { reset: true })],
  ['a round robin', (count) => roundRobin(places(count))],
];

test('who was through by a withdrawal stays so after withdrawing, too', () => {
  for (const entrant of ids(4)) {
    const played = playOut(withdraw(newBracket(singleElimination(4), ids(4)), entrant), 'rest');
    const walkover = [...statesOf(played).values()].find(({ status }) => status === 'walkover');
    const after = statesOf(withdraw(played, walkover?.winner as number));
    expect(after.get(walkover?.plan.id ?? '')?.winner).toBe(walkover?.winner);
    expect([...after.values()].filter(({ status }) => status === 'played')).toHaveLength(2);
  }
});

test.each(kinds)(
  'random corrections and withdrawals never lose or invent a result in %s',
  (_, planOf) => {
    const step = fc.record({
      kind: fc.constantFrom('report', 'report', 'report', 'reopen', 'withdraw'),
      pick: fc.nat(),
      winner: fc.constantFrom<0 | 1>(0, 1),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.array(step, { maxLength: 60 }),
        (count, steps) => {
          let bracket = newBracket(planOf(count), ids(count));
          for (const { kind, pick, winner } of steps) {
            const states = [...statesOf(bracket).values()];
            const { id } = bracket.plan[pick % bracket.plan.length] ?? { id: '' };
            if (kind === 'withdraw') {
              bracket = withdraw(bracket, 100 + (pick % count));
              continue;
            }
            const next =
              kind === 'report'
                ? report(bracket, id, { scores: [2, 1], winner })
                : reopen(bracket, id);
            if ('refused' in next) continue;
            const after = statesOf(next);
            // a result that is gone had other players, or is of a second final that isn't played any
            // more; those that are there have the same
            for (const { plan, status, players } of states) {
              if (status !== 'played' || plan.id === id) continue;
              const now = after.get(plan.id);
              expect(next.results.has(plan.id)).toBe(
                now?.status !== 'skipped' &&
                  now?.players[0] === players[0] &&
                  now?.players[1] === players[1],
              );
            }
            bracket = next;
          }
          for (const [id, result] of bracket.results) {
            expect(statesOf(bracket).get(id)?.players).toEqual(result.players);
          }
          expect(ready(playOut(bracket, 'rest'))).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  },
);
