import {
  CHALLENGE_DAYS_MAX,
  CHALLENGE_HOURS_MAX,
  type ChallengeStatus,
} from '@oche/validators/challenges/schemas';
import type { ErrorCode } from '@oche/validators/errors';
import { type Actor, isModerator } from '../../lib/actor.ts';
import { DAY_MS, MINUTE_MS } from '../../lib/time/wall-clock.ts';

/** What the rules need to know of a challenge. Times are ISO texts. */
export interface ChallengeFacts {
  memberId: string;
  /** whom it is meant for; null for everybody near it */
  invitedId: string | null;
  partnerId: string | null;
  status: ChallengeStatus;
  from: string;
  until: string;
  hiddenAt: string | null;
}

/** Open, also when nobody has noted yet that its time is over. */
export const isOpen = ({ status, until }: ChallengeFacts, now: string): boolean =>
  status === 'open' && until > now;

/** One of those whom it is about: its member, the one whom it is meant for, and the one who has agreed to meet. */
export const isAmong = (
  { id }: Pick<Actor, 'id'>,
  { memberId, invitedId, partnerId }: ChallengeFacts,
): boolean => [memberId, invitedId, partnerId].includes(id);

/** One of the two who meet. */
export const isMeeting = (
  { id }: Pick<Actor, 'id'>,
  { memberId, partnerId }: ChallengeFacts,
): boolean => partnerId !== null && (id === memberId || id === partnerId);

/**
 * Who may see it: those whom it is about, and moderators; others if it is meant for everybody, isn't
 * hidden, and they may see whose it is.
 */
export function maySee(actor: Actor, challenge: ChallengeFacts, isMemberSeen: boolean): boolean {
  if (isAmong(actor, challenge) || isModerator(actor)) return true;
  return isMemberSeen && challenge.invitedId === null && challenge.hiddenAt === null;
}

/** Who may answer: anybody else who sees it; if it is meant for one member, that member alone. */
export const mayAnswer = (
  { id }: Pick<Actor, 'id'>,
  { memberId, invitedId, hiddenAt }: ChallengeFacts,
): boolean => id !== memberId && (invitedId === null || invitedId === id) && hiddenAt === null;

/** What is wrong with a span of time that somebody offers; null if nothing is. */
export function timeRefusal(
  { from, until }: Pick<ChallengeFacts, 'from' | 'until'>,
  now: Date,
): { code: ErrorCode; field: 'from' | 'until' } | null {
  const [begin, end] = [Date.parse(from), Date.parse(until)];
  if (end <= now.getTime()) return { code: 'CHALLENGE_IN_PAST', field: 'until' };
  if (end - begin > CHALLENGE_HOURS_MAX * 60 * MINUTE_MS) {
    return { code: 'CHALLENGE_TOO_LONG', field: 'until' };
  }
  if (begin > now.getTime() + CHALLENGE_DAYS_MAX * DAY_MS) {
    return { code: 'CHALLENGE_TOO_FAR_AHEAD', field: 'from' };
  }
  return null;
}

/** The same moment is typed on phones whose clocks differ. */
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;

/** Whether a proposed moment is within the time of the challenge, and still to come. */
export function isWithinTime(
  { from, until }: Pick<ChallengeFacts, 'from' | 'until'>,
  meetsAt: string,
  now: Date,
): boolean {
  const at = Date.parse(meetsAt);
  return (
    at >= Date.parse(from) && at <= Date.parse(until) && at >= now.getTime() - CLOCKS_DIFFER_MS
  );
}

/** How long before and after the agreed moment a booked board still belongs to the meeting. */
const BOOKED_AROUND_MS = 12 * 60 * MINUTE_MS;

export const isAroundMeeting = (meetsAt: string, startAt: string): boolean =>
  Math.abs(Date.parse(meetsAt) - Date.parse(startAt)) <= BOOKED_AROUND_MS;
