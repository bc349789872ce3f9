import type { ClubOutput, ClubSummary } from '@oche/validators/clubs/schemas';
import { type Actor, hasVoice, isModerator, isWriter } from '../../lib/actor.ts';
import { AppError } from '../../lib/errors.ts';

/** What the rules need to know of a club, and of how somebody stands to it. */
export interface ClubFacts {
  isPublic: boolean;
  hiddenAt: string | null;
  /** null for somebody who isn't in */
  role: ClubSummary['role'];
  /** whether an admission is open, and from which side; null without one */
  admission: 'asked' | 'invited' | null;
}

const isIn = ({ role }: Pick<ClubFacts, 'role'>): boolean => role !== null;

/** Members always see their club; others one that is public, or has asked them, or was asked by them. */
export function maySee(actor: Actor | null, facts: ClubFacts): boolean {
  if (isIn(facts) || isModerator(actor)) return true;
  return facts.hiddenAt === null && (facts.isPublic || facts.admission !== null);
}

/** Owner and officers decide who comes in, and what the club says of itself. */
export const mayManage = ({ role }: Pick<ClubFacts, 'role'>): boolean =>
  role === 'owner' || role === 'officer';

/** @throws AppError CLUB_NOT_FOUND for somebody who may not even see it, FORBIDDEN */
export function requireManager(actor: Actor, facts: ClubFacts): void {
  if (mayManage(facts)) return;
  throw new AppError(maySee(actor, facts) ? 'FORBIDDEN' : 'CLUB_NOT_FOUND');
}

/** @throws AppError CLUB_NOT_FOUND for somebody who may not even see it, FORBIDDEN */
export function requireOwner(actor: Actor, facts: ClubFacts): void {
  if (facts.role === 'owner') return;
  throw new AppError(maySee(actor, facts) ? 'FORBIDDEN' : 'CLUB_NOT_FOUND');
}

/** Officers send members away, the owner also officers; the owner hands the club over first. */
export const mayRemove = (
  { role }: Pick<ClubFacts, 'role'>,
  removed: NonNullable<ClubFacts['role']>,
): boolean =>
  removed === 'member' ? mayManage({ role }) : removed === 'officer' && role === 'owner';

export function standingOf(actor: Actor | null, facts: ClubFacts): ClubOutput['standing'] {
  if (!actor) return 'visitor';
  if (isIn(facts)) return 'in';
  return facts.admission ?? 'outside';
}

export const rightsIn = (actor: Actor | null, facts: ClubFacts): ClubOutput['can'] => ({
  request:
    hasVoice(actor) && standingOf(actor, facts) === 'outside' && facts.isPublic && !facts.hiddenAt,
  leave: actor !== null && isIn(facts),
  manage: isWriter(actor) && mayManage(facts),
  own: isWriter(actor) && facts.role === 'owner',
  report: actor !== null && facts.role !== 'owner',
});
