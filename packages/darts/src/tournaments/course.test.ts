import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { type StoredResult, statesOf } from './bracket.ts';
import {
  type Course,
  courseOf,
  enterCourse,
  isOver,
  placementOf,
  reportResult,
  tablesOf,
  takeBack,
  winnerOf,
  withdrawFrom,
} from './course.ts';
import type { CourseKind, CourseOptions } from './course-setup.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 100);

const begin = (kind: CourseKind, count: number, options: CourseOptions = {}): Course =>
  courseOf({ kind, options, seed: 'Freitag', drawn: count }, { entrants: ids(count) });

const ready = ({ bracket }: Course) =>
  [...statesOf(bracket).values()].filter(({ status }) => status === 'ready');

function done(value: Course | { refused: string }): Course {
  if ('refused' in value) throw new Error(value.refused);
  return value;
}

/** Plays all that can be played at once, wave after wave, by chance. */
function playOut(start: Course, seed: string): Course {
  const random = randomFrom(seed);
  let course = start;
  for (let open = ready(course); open.length > 0; open = ready(course)) {
    const results = new Map<string, StoredResult>(course.bracket.results);
    for (const { plan, players } of open) {
      const winner = random() < 0.5 ? 0 : 1;
      const [a, b] = players as [number, number];
      results.set(plan.id, { scores: winner === 0 ? [3, 1] : [2, 3], winner, players: [a, b] });
    }
    course = restored({ ...course, bracket: { ...course.bracket, results } });
  }
  return course;
}

/** The same course, made of what is stored of it. */
function restored({ setup, bracket }: Course): Course {
  const { entrants, results, withdrawn, begun } = bracket;
  return courseOf(setup, {
    entrants,
    results,
    withdrawn: [...withdrawn],
    rounds: setup.kind === 'swiss' ? roundsOf(bracket) : [],
    ...(begun && { begun }),
  });
}

const roundsOf = (bracket: Course['bracket']) => {
  const rounds = Map.groupBy(statesOf(bracket).values(), ({ plan }) => plan.round);
  return [...rounds.values()].map((states) =>
    states.map(({ players }) => players.filter((player) => typeof player === 'number')),
  );
};

const kinds: [string, CourseKind, CourseOptions][] = [
  ['single elimination', 'single_elimination', { thirdPlace: true }],
  ['single elimination with all places', 'single_elimination', { allPlaces: true }],
  ['double elimination', 'double_elimination', { reset: true }],
  ['double elimination with one final', 'double_elimination', {}],
  ['a round robin', 'round_robin', {}],
  ['a round robin with return matches', 'round_robin', { twice: true }],
  ['groups', 'groups', {}],
  ['groups with the best seconds', 'groups', { perGroup: 1, bestNext: 2, thirdPlace: true }],
  ['the Swiss system', 'swiss', {}],
];
const sizes = fc.oneof(fc.integer({ min: 2, max: 33 }), fc.constantFrom(63, 64, 65, 100));

describe.each(kinds)('%s', (_name, kind, options) => {
  function expectEnd(course: Course, entrants: readonly number[]) {
    expect(isOver(course)).toBe(true);
    const placement = placementOf(course);
    expect(placement.map(({ entrant }) => entrant).sort((a, b) => a - b)).toEqual(
      [...entrants].sort((a, b) => a - b),
    );
    expect(placement.filter(({ place }) => place === 1)).toEqual([
      { entrant: winnerOf(course), place: 1 },
    ]);
    for (const [index, { place }] of placement.entries()) {
      const before = placement[index - 1];
      expect(place === index + 1 || place === before?.place).toBe(true);
    }
  }

  it('of any size ends with one winner and a full placement', () => {
    fc.assert(
      fc.property(sizes, fc.string({ maxLength: 5 }), (count, seed) => {
        expectEnd(playOut(begin(kind, count, options), seed), ids(count));
      }),
      { numRuns: 12 },
    );
  });

  it('of 512 ends so, too', () => {
    // everybody against everybody with this many would take half a year
    const count = kind === 'round_robin' ? 128 : 512;
    expectEnd(playOut(begin(kind, count, options), 'many'), ids(count));
  });

  test('corrections, withdrawals and late entries never lose or invent a result', () => {
    const step = fc.record({
      kind: fc.constantFrom('report', 'report', 'report', 'report', 'back', 'withdraw', 'late'),
      pick: fc.nat(),
      winner: fc.constantFrom<0 | 1>(0, 1),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.array(step, { maxLength: 60 }),
        (count, steps) => {
          let course = begin(kind, count, options);
          let late = 900;
          for (const { kind: what, pick, winner } of steps) {
            const before = statesOf(course.bracket);
            const named = [...before.keys()];
            const id = named[pick % Math.max(named.length, 1)] ?? '';
            const next =
              what === 'report'
                ? reportResult(course, id, {
                    scores: [winner, 1 - winner],
                    winner: winner === 0 ? 1 : 0,
                  })
                : what === 'back'
                  ? takeBack(course, id)
                  : what === 'late'
                    ? enterCourse(course, late++)
                    : withdrawFrom(course, 100 + (pick % count));
            if ('refused' in next) continue;
            const after = statesOf(next.bracket);
            for (const [played, result] of course.bracket.results) {
              if (played === id && (what === 'report' || what === 'back')) continue;
              const players = after.get(played)?.players ?? [];
              const isSame = players.every((one, side) => one === result.players[side]);
              if (isSame) expect(next.bracket.results.get(played)).toEqual(result);
              else expect(next.bracket.results.has(played)).toBe(false);
              // nobody loses what was played by leaving or by coming
              if (what === 'withdraw' || what === 'late') expect(isSame).toBe(true);
            }
            for (const added of next.bracket.results.keys()) {
              if (added !== id) expect(course.bracket.results.has(added)).toBe(true);
            }
            if (what === 'late') {
              const plays = [...after.values()].some(({ players }) => players.includes(late - 1));
              expect(plays || kind === 'swiss').toBe(true);
            }
            // what is stored makes the same course
            expect([...statesOf(restored(next).bracket)]).toEqual([...after]);
            course = next;
          }
          const end = playOut(course, 'rest');
          expect(isOver(end)).toBe(true);
          const placed = placementOf(end).map(({ entrant }) => entrant);
          expect(new Set(placed).size).toBe(placed.length);
          expect(winnerOf(end)).toBe(placementOf(end)[0]?.entrant);
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** Reports that whoever stands first wins, in the order of the plan, as long as it is asked for. */
function firstsWin(start: Course, isWanted: (id: string) => boolean = () => true): Course {
  let course = start;
  for (let open = ready(course); open.some(({ plan }) => isWanted(plan.id)); open = ready(course)) {
    for (const { plan } of open.filter((state) => isWanted(state.plan.id))) {
      course = done(reportResult(course, plan.id, { scores: [3, 0], winner: 0 }));
    }
  }
  return course;
}

const stateIn = (course: Course, id: string) => statesOf(course.bracket).get(id);

describe('groups', () => {
  const isGroup = (id: string) => id.includes(':');

  it('are followed by a knock-out in which group mates meet late', () => {
    const course = playOut(begin('groups', 16), 'groups');
    const groupBy = new Map(
      tablesOf(course).flatMap(({ group, rows }) =>
        rows.map((row) => [row.entrant, group] as const),
      ),
    );
    const first = [...statesOf(course.bracket).values()].filter(
      ({ plan }) => plan.stage === 'winners' && plan.round === 1,
    );
    expect(first).toHaveLength(4);
    for (const { players } of first) {
      const [a, b] = players.map((player) => groupBy.get(player as number));
      expect(a).not.toBe(b);
    }
  });

  it('wait for the last match, and open the knock-out again only for those it concerns', () => {
    const before = begin('groups', 8);
    expect(stateIn(before, 'w1-1')).toMatchObject({ status: 'waiting' });
    const groups = firstsWin(before, isGroup);
    const over = firstsWin(groups);
    expect(winnerOf(over)).toBeDefined();
    // the last two of a group change their result: nobody else goes on
    const [table] = tablesOf(over);
    const [third, last] = [table?.rows[2]?.entrant, table?.rows[3]?.entrant];
    const between = (course: Course, one?: number, other?: number) =>
      [...statesOf(course.bracket).values()].find(
        ({ plan, players: [a, b] }) =>
          plan.stage === 'group' && [a, b].includes(one) && [a, b].includes(other),
      );
    const match = between(over, third, last);
    const corrected = done(
      reportResult(over, match?.plan.id ?? '', {
        scores: [1, 3],
        winner: match?.players[0] === third ? 1 : 0,
      }),
    );
    expect(corrected.bracket.results.size).toBe(over.bracket.results.size);
    const open = done(takeBack(over, match?.plan.id ?? ''));
    expect([...open.bracket.results.keys()].every(isGroup)).toBe(true);
    expect(placementOf(open)).toEqual([]);
  });

  it('let the next one go on for somebody who left before their end', () => {
    const groups = begin('groups', 8);
    const left = withdrawFrom(groups, 100);
    const over = playOut(left, 'left');
    const goneOn = [...statesOf(over.bracket).values()].flatMap(({ plan, players }) =>
      plan.stage === 'winners' ? players : [],
    );
    expect(goneOn).not.toContain(100);
    expect(goneOn).not.toContain('nobody');
  });

  it('grow by who comes late, until the knock-out behind them begins', () => {
    const groups = begin('groups', 7);
    const late = done(enterCourse(groups, 999));
    expect(tablesOf(late).map(({ rows }) => rows.length)).toEqual([4, 4]);
    const knockOut = firstsWin(groups, (id) => isGroup(id) || id === 'w1-1');
    expect(enterCourse(knockOut, 999)).toEqual({ refused: 'noRoom' });
  });
});

describe('the Swiss system', () => {
  const inRound = (round: number) => (id: string) => id.startsWith(`s${round}-`);

  it('lets the upper half of those with equal points meet the lower one', () => {
    const course = begin('swiss', 8);
    expect(ready(course).map(({ players }) => players)).toEqual([
      [100, 104],
      [101, 105],
      [102, 106],
      [103, 107],
    ]);
    const second = ready(firstsWin(course, inRound(1))).map(({ players }) => players);
    expect(second).toEqual([
      [100, 102],
      [101, 103],
      [104, 106],
      [105, 107],
    ]);
  });

  it('pairs a round anew after a correction, unless something of it was played or called', () => {
    const second = firstsWin(begin('swiss', 8), inRound(1));
    const turned = { scores: [0, 3], winner: 1 } as const;
    const anew = done(reportResult(second, 's1-1', turned));
    expect(ready(anew)).not.toEqual(ready(second));
    const played = done(reportResult(second, 's2-1', { scores: [3, 0], winner: 0 }));
    const kept = done(reportResult(played, 's1-1', turned));
    expect(stateIn(kept, 's2-1')).toEqual(stateIn(played, 's2-1'));
    expect(kept.bracket.plan).toEqual(played.bracket.plan);
    const called = { ...second, bracket: { ...second.bracket, begun: new Set(['s2-2']) } };
    expect(done(reportResult(called, 's1-1', turned)).bracket.plan).toEqual(second.bracket.plan);
  });

  it('gives nobody a second round off, and its points to whoever has it', () => {
    const over = playOut(begin('swiss', 9, { rounds: 5 }), 'nine');
    const off = [...statesOf(over.bracket).values()].flatMap(({ players: [a, b] }) =>
      b === 'nobody' ? [a] : [],
    );
    expect(new Set(off).size).toBe(5);
    const points = tablesOf(over)[0]?.rows.reduce((sum, row) => sum + row.points, 0);
    expect(points).toBe(5 * 5 * 2);
  });
});

test('a table counts a win against somebody who withdrew, without legs', () => {
  const course = withdrawFrom(begin('round_robin', 3), 102);
  const [table] = tablesOf(course);
  expect(table?.rows.find(({ entrant }) => entrant === 100)).toMatchObject({
    played: 1,
    won: 1,
    points: 2,
    legsWon: 0,
  });
});
