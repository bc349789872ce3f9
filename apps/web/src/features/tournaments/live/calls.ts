import type { Course, CourseMatch } from '../bracket/course.ts';

const allOf = ({ groups, matches }: Course): readonly CourseMatch[] => [
  ...groups.flatMap((group) => group.matches),
  ...matches,
];

const keyOf = ({ number, board }: CourseMatch): string => `${number} ${board}`;

/** Matches that a change has called to a board, or to another one. */
export function callsBetween(before: Course, after: Course): readonly CourseMatch[] {
  if (before === after) return [];
  const isCall = ({ state, board }: CourseMatch) => state === 'called' && board !== undefined;
  const known = new Set(allOf(before).filter(isCall).map(keyOf));
  return allOf(after).filter((match) => isCall(match) && !known.has(keyOf(match)));
}
