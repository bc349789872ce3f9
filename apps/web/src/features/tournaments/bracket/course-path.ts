import type { Course, CourseMatch } from './course.ts';
import { isOn, isOver, isShown } from './course.ts';

/** All matches of an entrant, in the order of the tournament: what was played and what is known to come. */
export function pathOf(course: Course, entrant: number): readonly CourseMatch[] {
  return [...course.groups.flatMap(({ matches }) => matches), ...course.matches].filter(
    (match) => match.players.includes(entrant) && isShown(match),
  );
}

/** The reader's own entrant, if there is one. */
export const ownOf = ({ entrants }: Course): number | undefined =>
  [...entrants.values()].find(({ isMine }) => isMine)?.id;

/** Where it is interesting: the entrant's match that is on or next, else any that is, else the last. */
export function focusOf(
  matches: readonly CourseMatch[],
  entrant: number | undefined,
): CourseMatch | undefined {
  const shown = matches.filter(isShown);
  const own = shown.filter(({ players }) => entrant !== undefined && players.includes(entrant));
  return (
    own.find((match) => !isOver(match)) ??
    own.at(-1) ??
    shown.find(isOn) ??
    shown.find(({ state }) => state === 'open') ??
    shown.findLast(({ plan }) => plan.stage !== 'placement')
  );
}

/** A winner who got into the next match. */
export interface Move {
  from: string;
  to: string;
}

/** Those whom a change has moved on, so that it can be shown. */
export function movesBetween(before: Course, after: Course): readonly Move[] {
  if (before === after) return [];
  const former = new Map(before.matches.map((match) => [match.plan.id, match]));
  const known = new Map(after.matches.map((match) => [match.plan.id, match]));
  return after.matches.flatMap((match) =>
    match.plan.sources.flatMap((source, side): Move[] => {
      const player = match.players[side];
      const isNew =
        typeof player === 'number' && former.get(match.plan.id)?.players[side] !== player;
      if (!isNew || source === 'bye' || !('winner' in source)) return [];
      if (!known.has(source.winner)) return [];
      return [{ from: source.winner, to: match.plan.id }];
    }),
  );
}
