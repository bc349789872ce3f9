import type { CourseOutput } from '@oche/validators/tournaments/schemas';
import { SharedAnswers } from '../../../lib/events/shared-answers.ts';
import { type Asking, canDo } from './match.policy.ts';

/** A course as everybody sees it. */
export interface ShownCourse {
  output: CourseOutput;
  /** whether the game can be scored visit by visit */
  hasScorer: boolean;
}

/**
 * After each result everybody in the hall reads the bracket again, at the same moment, and it is the same for all. Names
 * and expected times change without a revision. Of 512 players one takes a megabyte or two.
 */
export const sharedCourses = new SharedAnswers<ShownCourse>({ max: 20, keptMs: 5000 });

interface Reader extends Pick<Asking, 'isOrganiser' | 'marks'> {
  userId: string;
}

/** The same with what a member can do, and where they play; the very same for somebody who only watches. */
export function forReader(
  { output, hasScorer }: ShownCourse,
  { userId, ...reader }: Reader,
): CourseOutput {
  const plays = ({ players }: CourseOutput['entrants'][number]) =>
    players.some((player) => player.userId === userId);
  const own = new Set(output.entrants.filter(plays).map(({ id }) => id));
  if (own.size === 0 && reader.marks.size === 0 && !reader.isOrganiser) return output;
  const entrants = output.entrants.map((entrant) => ({ ...entrant, isOwn: own.has(entrant.id) }));
  const asking: Asking = { ...reader, own, status: output.status, hasScorer };
  const matches = output.matches.map((match) => ({
    ...match,
    can: canDo({ ...match, saidSide: match.said?.side ?? null }, asking),
  }));
  return { ...output, entrants, matches };
}
