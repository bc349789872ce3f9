import { type MatchPlan, type MatchState, type Source, statesOf } from './bracket.ts';
import type { Course } from './course.ts';
import { lastRoundOf, roundsFor } from './swiss-rounds.ts';

export interface Evening {
  /** how many matches can be played at once */
  boards: number;
  /** from one match to the next one on a board: calling, walking, warming up */
  change: number;
  /** how long a match takes between these players; who isn't known yet is left out */
  minutesOf: (plan: MatchPlan, players: readonly number[]) => number;
  /** how long matches have been played already */
  running?: ReadonlyMap<string, number>;
}

/** A match still to be played: what has to end before it, and who can't be at two boards. */
interface Task {
  needs: readonly string[];
  players: readonly number[];
  minutes: number;
  id: string;
}

export interface Foreseen {
  /** how many minutes the evening still takes */
  minutes: number;
  /** in how many minutes each match begins that is still to be played, by the ids of their plan */
  begins: ReadonlyMap<string, number>;
}

/**
 * How an evening goes on: the next match that can be played goes to the next free board, as a desk would
 * call them. What may not be played, the second final of a double elimination, counts half.
 */
export function foresee(course: Course, evening: Evening): Foreseen {
  const tasks = tasksOf(course, evening);
  const boards = Array.from({ length: Math.max(1, evening.boards) }, () => 0);
  const begins = new Map<string, number>();
  const ends = new Map<string, number>();
  const freeFrom = new Map<number, number>();
  const open = new Set(tasks);
  const isOpen = new Set(tasks.map(({ id }) => id));
  while (open.size > 0) {
    let next: { task: Task; from: number } | undefined;
    for (const task of open) {
      if (task.needs.some((id) => isOpen.has(id))) continue;
      const from = Math.max(
        0,
        ...task.needs.map((id) => ends.get(id) ?? 0),
        ...task.players.map((player) => freeFrom.get(player) ?? 0),
      );
      if (!next || from < next.from) next = { task, from };
      if (from === 0) break;
    }
    // each stands behind what it needs, so there is always one
    if (!next) break;
    const { task, from } = next;
    const board = boards.indexOf(Math.min(...boards));
    const begin = Math.max(from, boards[board] ?? 0);
    const end = begin + task.minutes;
    begins.set(task.id, begin);
    boards[board] = end + evening.change;
    ends.set(task.id, end);
    for (const player of task.players) freeFrom.set(player, end);
    open.delete(task);
    isOpen.delete(task.id);
  }
  return { minutes: Math.max(0, ...ends.values()), begins };
}

function tasksOf(course: Course, evening: Evening): Task[] {
  const states = [...statesOf(course.bracket).values()];
  const undecided = states.filter(({ status }) => status === 'ready' || status === 'waiting');
  const groups = undecided.flatMap(({ plan }) => (plan.stage === 'group' ? [plan.id] : []));
  const running = (id: string) => evening.running?.get(id);
  // what is being played has its board first
  const ordered = undecided.toSorted(
    (a, b) => Number(running(b.plan.id) !== undefined) - Number(running(a.plan.id) !== undefined),
  );
  const tasks = ordered.map((state) => taskOf(state, evening, groups));
  return [...tasks, ...roundsToCome(course, evening, tasks)];
}

function taskOf({ plan, players }: MatchState, evening: Evening, groups: readonly string[]): Task {
  const known = players.filter((player) => typeof player === 'number');
  const whole = evening.minutesOf(plan, known) * (plan.onlyIfSecondWins === undefined ? 1 : 0.5);
  return {
    id: plan.id,
    needs: plan.sources.flatMap((source) => needsOf(source, groups)),
    players: known,
    minutes: Math.max(0, whole - (evening.running?.get(plan.id) ?? 0)),
  };
}

function needsOf(source: Source, groups: readonly string[]): readonly string[] {
  if (source === 'bye' || 'seed' in source) return [];
  if ('qualifier' in source) return groups;
  return ['winner' in source ? source.winner : source.loser];
}

/** Rounds of the Swiss system that are not paired yet: each waits for all of the one before. */
function roundsToCome({ setup, bracket }: Course, evening: Evening, last: readonly Task[]): Task[] {
  if (setup.kind !== 'swiss') return [];
  const pairs = Math.floor((bracket.entrants.length - bracket.withdrawn.size) / 2);
  const tasks: Task[] = [];
  let needs = last.map(({ id }) => id);
  for (let round = lastRoundOf(bracket) + 1; round <= roundsFor(setup); round += 1) {
    const added = Array.from({ length: pairs }, (_, place): Task => {
      const id = `s${round}-${place + 1}`;
      const plan: MatchPlan = { id, stage: 'swiss', round, sources: ['bye', 'bye'] };
      return { id, needs, players: [], minutes: evening.minutesOf(plan, []) };
    });
    tasks.push(...added);
    needs = added.map(({ id }) => id);
  }
  return tasks;
}
