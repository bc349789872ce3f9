import * as z from 'zod/mini';
import { id } from '../common.ts';
import { courseOutput, matchOutput } from './course.ts';

/** What a reader of a tournament's stream has got last. */
const lastEventId = z.nullish(z.string().check(z.regex(/^\d{1,10}(-end)?$/, 'invalid')));

export const tournamentStreamInput = z.object({ id, lastEventId });

/**
 * The events of a tournament's stream, by name. Those of one change come together, and the last of them has the id.
 */
export const tournamentStreamEvents = {
  /** all that is played, as everybody sees it: first of all, and after what was more than results, e.g. a draw */
  state: courseOutput,
  /** a match that is called, begun, reported, decided or played again, or whose players are known now */
  match: matchOutput,
  /** the tables that a result has changed */
  tables: z.pick(courseOutput, { tables: true }),
  /** it is over, or called off, and nothing more will come */
  end: courseOutput,
};
