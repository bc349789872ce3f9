import type { ErrorCode } from '@oche/validators/errors';
import type { PollState } from '@oche/validators/polls/schemas';
import { type Actor, isAdmin, isWriter, moderates } from '../../lib/actor.ts';

/** What the rules need to know of a poll. */
export interface PollFacts {
  state: PollState;
  threadId: number | null;
  /** of its thread's forum; null for one of the site */
  categoryId: number | null;
  createdBy: string;
  voterCount: number;
}

/** Why a vote is refused; null when it counts. */
export function voteRefusal({ state }: Pick<PollFacts, 'state'>): ErrorCode | null {
  if (state === 'planned') return 'POLL_NOT_OPEN';
  return state === 'closed' ? 'POLL_CLOSED' : null;
}

/** Who decides about it: admins about the site's, the forum's moderators about one in a thread. */
export const decides = (actor: Actor | null, { categoryId }: Pick<PollFacts, 'categoryId'>) =>
  categoryId === null ? isAdmin(actor) : moderates(actor, `forum/${categoryId}`);

const isOwnInThread = (actor: Actor, { threadId, createdBy }: PollFacts): boolean =>
  threadId !== null && createdBy === actor.id;

/** Whoever asks in a thread can end it before its time. */
export const mayClose = (actor: Actor | null, poll: PollFacts): boolean =>
  isWriter(actor) && poll.state === 'open' && (decides(actor, poll) || isOwnInThread(actor, poll));

/** They can take it back as long as nobody has voted: after that it belongs to those who have, too. */
export const mayRemove = (actor: Actor | null, poll: PollFacts): boolean =>
  isWriter(actor) &&
  (decides(actor, poll) || (isOwnInThread(actor, poll) && poll.voterCount === 0));

export const mayVote = (actor: Actor | null, poll: PollFacts): boolean =>
  isWriter(actor) && voteRefusal(poll) === null;
