import { legsOf as entriesOf, type Game, type Turn } from '@oche/darts/game';
import type { X01Turn } from '@oche/darts/x01';

/** A visit of a game that counts down. */
export type CountingTurn = Turn & X01Turn;

export const isCounting = (turn: Turn): turn is CountingTurn => 'after' in turn;

/** A leg as the slate has it. */
export interface PlayedLeg {
  /** from 0 on, over the whole match */
  leg: number;
  turns: readonly Turn[];
  /** who won it; undefined while it is played */
  winner: number | undefined;
  /** nobody finished it within its rounds, so the bull decided */
  isByBull: boolean;
  /** the winner's darts */
  darts: number;
  /** what was checked out; undefined in cricket, and while it is played */
  checkout: number | undefined;
}

/** The legs of a game, the first one first. The one that is played is there before its first visit. */
export function legsOf(game: Pick<Game, 'entries' | 'turns' | 'position'>): PlayedLeg[] {
  const { turns, position } = game;
  const byLeg = Map.groupBy(turns, ({ leg }) => leg);
  const played = entriesOf(game);
  return Array.from({ length: position.standing.leg + 1 }, (_, leg) => {
    const own = byLeg.get(leg) ?? [];
    const last = own.at(-1);
    const { winner, isByBull = false } = played[leg] ?? {};
    const thrown = own.filter(({ side }) => side === winner);
    return {
      leg,
      turns: own,
      winner,
      isByBull,
      darts: thrown.reduce((sum, turn) => sum + turn.dartsThrown, 0),
      checkout: last?.isFinish && isCounting(last) ? last.points : undefined,
    };
  });
}

/** Rows of a slate: one visit of each side, whoever began. */
export function roundsOf(turns: readonly Turn[], sides: number) {
  const bySide = Array.from({ length: sides }, (_, side) =>
    turns.filter((turn) => turn.side === side),
  );
  const count = Math.max(0, ...bySide.map((own) => own.length));
  return Array.from({ length: count }, (_, round) => bySide.map((own) => own[round]));
}

/** A point of a leg's course: after this many darts this much is left. */
export interface CoursePoint {
  darts: number;
  left: number;
}

/** How a side came down in a leg, from its start on. */
export function courseOf(turns: readonly Turn[], side: number, start: number): CoursePoint[] {
  const course = [{ darts: 0, left: start }];
  for (const turn of turns) {
    if (turn.side !== side || !isCounting(turn)) continue;
    course.push({ darts: (course.at(-1)?.darts ?? 0) + turn.dartsThrown, left: turn.after });
  }
  return course;
}

/** The courses of both sides as rows: after how many darts how much is left, for each side that had a visit there. */
export function courseRows(courses: readonly (readonly CoursePoint[])[]) {
  const counts = new Set(courses.flatMap((course) => course.map(({ darts }) => darts)));
  return [...counts]
    .sort((a, b) => a - b)
    .map((darts) => ({
      darts,
      left: courses.map((course) => course.find((point) => point.darts === darts)?.left),
    }));
}
