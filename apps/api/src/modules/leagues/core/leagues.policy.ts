import type { LeagueOutput } from '@oche/validators/leagues/league';
import type { OfficerRole } from '@oche/validators/leagues/limits';
import { type Actor, isModerator, isWriter } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/errors.ts';

/** What the rules need to know of a league, and of how somebody stands to it. */
export interface LeagueFacts {
  hiddenAt: string | null;
  /** null for somebody who doesn't run it */
  role: OfficerRole | null;
}

/** Who runs a league: its officers, and the site's moderators. */
export const isOfficer = (
  actor: Actor | null,
  { role }: Pick<LeagueFacts, 'role'>,
): actor is Actor => actor !== null && (role !== null || isModerator(actor));

/** A league is everybody's to read, as its tables are in the paper; a hidden one is its officers'. */
export const maySee = (actor: Actor | null, facts: LeagueFacts): boolean =>
  facts.hiddenAt === null || isOfficer(actor, facts);

/** @throws AppError LEAGUE_NOT_FOUND for somebody who may not even see it, FORBIDDEN */
export function requireOfficer(actor: Actor, facts: LeagueFacts): void {
  if (isOfficer(actor, facts)) return;
  throw new AppError(maySee(actor, facts) ? 'FORBIDDEN' : 'LEAGUE_NOT_FOUND');
}

/** @throws AppError LEAGUE_NOT_FOUND for somebody who may not even see it, FORBIDDEN */
export function requireHead(actor: Actor, facts: LeagueFacts): void {
  if (facts.role === 'head' || isModerator(actor)) return;
  throw new AppError(maySee(actor, facts) ? 'FORBIDDEN' : 'LEAGUE_NOT_FOUND');
}

/** Captains and deputies speak for their team, officers for every team. */
export function requireSpeaker(
  actor: Actor,
  facts: LeagueFacts,
  { isCaptain }: { isCaptain: boolean },
): void {
  if (!isCaptain) requireOfficer(actor, facts);
}

export const rightsIn = (actor: Actor | null, facts: LeagueFacts): LeagueOutput['can'] => ({
  manage: isWriter(actor) && isOfficer(actor, facts),
  lead: isWriter(actor) && (facts.role === 'head' || isModerator(actor)),
  report: actor !== null && facts.role === null,
});
