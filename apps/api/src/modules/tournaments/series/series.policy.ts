import { type Actor, isModerator } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/errors.ts';

export interface SeriesFacts {
  createdBy: string;
  /** in the team of the lounge where it is */
  isLoungeStaff: boolean;
}

/** Who runs a series: its creator, the lounge's team, and the site's moderators. */
export const runsSeries = (actor: Actor | null, facts: SeriesFacts): boolean =>
  actor !== null && (facts.createdBy === actor.id || facts.isLoungeStaff || isModerator(actor));

/** Everybody sees a series. @throws AppError FORBIDDEN */
export function requireSeriesOrganiser(actor: Actor, facts: SeriesFacts): void {
  if (!runsSeries(actor, facts)) throw new AppError('FORBIDDEN');
}
