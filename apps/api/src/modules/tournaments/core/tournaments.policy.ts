import type { RegistrationRefusal, TournamentStatus } from '@oche/validators/tournaments/schemas';
import { type Actor, isModerator } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/errors.ts';

/** What the rules need to know of a tournament, and of how somebody stands to it. Times are ISO texts. */
export interface TournamentFacts {
  status: TournamentStatus;
  isPublic: boolean;
  hiddenAt: string | null;
  createdBy: string;
  /** one of those whom the creator has named */
  isNamed: boolean;
  /** in the team of the lounge where it is */
  isLoungeStaff: boolean;
  isEntered: boolean;
  isInvited: boolean;
  /** in the club that it is of */
  isClubMember: boolean;
}

/** Who runs it: its creator and whom they named, the lounge's team, and the site's moderators. */
export const isOrganiser = (actor: Actor | null, facts: TournamentFacts): actor is Actor =>
  actor !== null &&
  (facts.createdBy === actor.id || facts.isNamed || facts.isLoungeStaff || isModerator(actor));

/**
 * A draft is for its organisers alone; a tournament that isn't public is for them, for those who play or may play, and
 * for the club that it belongs to.
 */
export function maySee(actor: Actor | null, facts: TournamentFacts): boolean {
  if (isOrganiser(actor, facts)) return true;
  if (facts.status === 'draft' || facts.hiddenAt !== null) return false;
  return facts.isPublic || facts.isEntered || facts.isInvited || facts.isClubMember;
}

/** @throws AppError TOURNAMENT_NOT_FOUND for somebody who may not even see it, FORBIDDEN */
export function requireOrganiser(actor: Actor | null, facts: TournamentFacts): void {
  if (isOrganiser(actor, facts)) return;
  throw new AppError(maySee(actor, facts) ? 'FORBIDDEN' : 'TOURNAMENT_NOT_FOUND');
}

/** What an organiser can make of a tournament, and from where. */
const STEPS = {
  publish: { from: ['draft'], to: 'upcoming' },
  start: { from: ['upcoming'], to: 'active' },
  complete: { from: ['active'], to: 'completed' },
  cancel: { from: ['upcoming', 'active'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly TournamentStatus[]; to: TournamentStatus }>;
export type Step = keyof typeof STEPS;

const stepsFrom = (step: Step): readonly TournamentStatus[] => STEPS[step].from;

export const canStep = (step: Step, { status }: Pick<TournamentFacts, 'status'>): boolean =>
  stepsFrom(step).includes(status);

/**
 * @returns the status after it
 * @throws AppError TOURNAMENT_STATUS
 */
export function stepped(step: Step, facts: Pick<TournamentFacts, 'status'>): TournamentStatus {
  if (!canStep(step, facts)) throw new AppError('TOURNAMENT_STATUS');
  return STEPS[step].to;
}

/** Which of a tournament's facts can be changed: all of them until it is over. */
export const isEditable = ({ status }: Pick<TournamentFacts, 'status'>): boolean =>
  status === 'draft' || status === 'upcoming' || status === 'active';

/** Before it begins a tournament can be drawn as often as its organisers like: every draw is kept. */
export const isDrawable = ({ status }: Pick<TournamentFacts, 'status'>): boolean =>
  status === 'draft' || status === 'upcoming';

export interface RegistrationFacts
  extends Pick<TournamentFacts, 'status' | 'isEntered' | 'isInvited' | 'isClubMember'> {
  isForClub: boolean;
  registrationClosesAt: string;
  isInvitedOnly: boolean;
  ratingMin: number | null;
  ratingMax: number | null;
  teamSize: number;
  /** of the member who wants to register; null without a rating */
  ownRating: number | null;
}

/** Registration closes on its own: nobody has to do it. */
export const isRegistrationOpen = (
  { status, registrationClosesAt }: Pick<RegistrationFacts, 'status' | 'registrationClosesAt'>,
  now: string,
): boolean => status === 'upcoming' && registrationClosesAt > now;

/**
 * Why a member can't register themselves; null if they can. A member without a rating suits tournaments that ask for no
 * least rating.
 */
export function registrationRefusal(
  facts: RegistrationFacts,
  now: string,
): Exclude<RegistrationRefusal, 'UNAUTHENTICATED'> | null {
  const { ownRating, ratingMin, ratingMax } = facts;
  if (facts.isEntered) return 'ALREADY_REGISTERED';
  if (facts.status === 'draft') return 'REGISTRATION_NOT_OPEN';
  if (!isRegistrationOpen(facts, now)) return 'REGISTRATION_CLOSED';
  if (facts.teamSize > 1) return 'TOURNAMENT_FOR_TEAMS';
  if (facts.isInvited) return null;
  if (facts.isInvitedOnly) return 'TOURNAMENT_INVITED_ONLY';
  if (facts.isForClub && !facts.isClubMember) return 'TOURNAMENT_CLUB_ONLY';
  const isTooWeak = ratingMin !== null && (ownRating === null || ownRating < ratingMin);
  const isTooStrong = ratingMax !== null && ownRating !== null && ownRating > ratingMax;
  return isTooWeak || isTooStrong ? 'TOURNAMENT_RATING_LIMIT' : null;
}

/** Participants check in on their own from the set moment until the tournament begins. */
export const isCheckInOpen = (
  facts: Pick<TournamentFacts, 'status'> & { checkInOpensAt: string | null; startsAt: string },
  now: string,
): boolean =>
  facts.status === 'upcoming' &&
  facts.checkInOpensAt !== null &&
  facts.checkInOpensAt <= now &&
  now < facts.startsAt;
