import type { ErrorCode } from '@oche/validators/errors';
import type { ContactCircle } from '@oche/validators/people/friend-limits';
import type { Tie } from '@oche/validators/people/friends';
import type { Seen } from '../seen.select.ts';

/** What is between a member and another one, and what the other one allows. */
export interface Standing {
  userId: string;
  /** what of the other the member gets */
  seen: Seen;
  /** whether the other is named to friends, and to whoever has asked or was asked */
  isNamedToTied: boolean;
  /** one of them has blocked the other */
  isApart: boolean;
  isBlocking: boolean;
  friendsSince: string | null;
  requestId: number | null;
  requesterId: string | null;
  requestsFrom: ContactCircle;
  messagesFrom: ContactCircle;
  commonFriends: number;
}

const isWithin = (circle: ContactCircle, { commonFriends }: Standing): boolean =>
  circle === 'everyone' || (circle === 'friendsOfFriends' && commonFriends > 0);

/** Why no request can be sent where none waits and the two are no friends; null if it can. */
export function requestRefusal(standing: Standing): ErrorCode | null {
  // a block is not told apart from somebody who isn't there
  if (standing.isApart || standing.seen === 'none') return 'MEMBER_NOT_FOUND';
  return isWithin(standing.requestsFrom, standing) ? null : 'FRIEND_REQUESTS_CLOSED';
}

/** Friends can always write to each other; others where the other allows it. */
export function mayWrite(standing: Standing): boolean {
  if (standing.isApart || !standing.isNamedToTied) return false;
  if (standing.friendsSince !== null) return true;
  return standing.seen !== 'none' && isWithin(standing.messagesFrom, standing);
}

/** @param own the id of the member */
export function stateOf(standing: Standing, own: string): Tie['state'] {
  if (standing.isBlocking) return 'blocked';
  if (standing.friendsSince !== null) return 'friends';
  if (standing.requestId === null) return 'none';
  return standing.requesterId === own ? 'outgoing' : 'incoming';
}

/** Whether the member may know of the other at all. */
export const isKnown = (standing: Standing, own: string): boolean =>
  standing.seen !== 'none' || (standing.isNamedToTied && stateOf(standing, own) !== 'none');
