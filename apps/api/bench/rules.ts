import { checkoutHints } from '@oche/darts/checkout';
import { replay, type Setup, startPosition, step } from '@oche/darts/game';
import { randomFrom } from '@oche/darts/random';
import { throwGame } from '@oche/darts/thrower';
import { statesOf } from '@oche/darts/tournaments/bracket';
import { type Course, courseOf, isOver, reportResult } from '@oche/darts/tournaments/course';
import type { CourseKind } from '@oche/darts/tournaments/course-setup';
import { draw } from '@oche/darts/tournaments/draw';
import { isRefusal } from '@oche/darts/visit';

const LEGS = 100;
/** the highest finish by double out */
const HIGHEST = 170;
const ROUNDS = 20;
const FEW_ROUNDS = 3;

const match: Setup = {
  rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: LEGS } },
  // one side, so that there are exactly so many legs
  sides: [1],
  first: 0,
};

/** What the rules of the games cost without anything around them; medians, in milliseconds. */
export interface RuleTimes {
  /** one visit */
  apply: number;
  /** a game of 100 legs from its entries */
  replay: number;
  /** the hints for one score */
  hints: number;
  /** 512 players drawn, with all that is played; club mates apart; of the kind that takes longest */
  draw: number;
  /** one result among 512 players, on average from the first to the last; the same */
  result: number;
}

const PLAYERS = 512;
const KINDS: readonly CourseKind[] = [
  'single_elimination',
  'double_elimination',
  'groups',
  'swiss',
];

export function rules(): RuleTimes {
  const { entries } = throwGame(match, [50], randomFrom('bench'));
  const visits = timesOf(() => {
    let position = startPosition(match);
    return timed(() => {
      for (const entry of entries) {
        const made = step(match, position, entry);
        if (isRefusal(made)) throw new Error(made.refused);
        position = made.position;
      }
    });
  });
  return {
    apply: visits / entries.length,
    replay: timesOf(() => timed(() => replay(match, entries))),
    hints: timesOf(() => timed(allHints)) / (HIGHEST - 1),
    draw: Math.max(...KINDS.map((kind) => timesOf(() => timed(() => drawn(kind))))),
    result: Math.max(...KINDS.map((kind) => timesOf(() => perResult(kind), FEW_ROUNDS))),
  };
}

/** Sixteen clubs, whose members should meet late. */
function drawn(kind: CourseKind): Course {
  const players = Array.from({ length: PLAYERS }, (_, index) => index);
  const seed = 'bench';
  const groups = players.map((player) => `club ${player % 16}`);
  const entrants = draw(players, { seed, seeded: 32, groups });
  const course = courseOf({ kind, options: { reset: true }, seed, drawn: PLAYERS }, { entrants });
  statesOf(course.bracket);
  return course;
}

/** A tournament played to its end. @returns milliseconds a result */
function perResult(kind: CourseKind): number {
  const random = randomFrom('bench');
  let course = drawn(kind);
  let count = 0;
  const time = timed(() => {
    while (!isOver(course)) {
      for (const { plan, status } of statesOf(course.bracket).values()) {
        if (status !== 'ready') continue;
        const winner = random() < 0.5 ? 0 : 1;
        const next = reportResult(course, plan.id, { scores: [2, 1], winner });
        if ('refused' in next) throw new Error(next.refused);
        course = next;
        count += 1;
      }
    }
  });
  return time / count;
}

function allHints(): void {
  for (let left = 2; left <= HIGHEST; left += 1) checkoutHints(left, 3, { out: 'double' });
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function timesOf(measure: () => number, rounds = ROUNDS): number {
  const times = Array.from({ length: rounds }, measure).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}
