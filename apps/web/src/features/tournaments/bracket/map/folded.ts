import { byKey, type Course, isOver, isShown } from '../course.ts';
import type { Section } from '../layout/sections.ts';

/** From this many matches on, what is over is folded when one opens the bracket. */
const MANY = 24;

/** The round of a section from which on it is open: what is over before is folded where there is much. */
export function openFrom(course: Course, section: Section): number {
  const matches = byKey(course);
  const rounds = section.columns.map((round) => round.flatMap(({ id }) => matches.get(id) ?? []));
  if (rounds.flat().filter(isShown).length < MANY) return 0;
  const open = rounds.findIndex((round) => !round.every(isOver));
  // what is over altogether is looked at as a whole; before what is open, the round before it is seen, too
  return open < 0 ? 0 : Math.max(0, open - 1);
}
