import type { CurrentUser } from '@oche/validators/auth';
import type { ClosedReason, Post } from '@oche/validators/forum';
import { EDIT_WINDOW_MINUTES } from '@oche/validators/forum-limits';

/**
 * Which tools a reader is offered. The server decides again; these only keep back what it would
 * refuse.
 */
export interface Reader {
  member: CurrentUser | null;
  /** why the reader can't write in this thread */
  closed: ClosedReason | null;
  /** of the thread */
  postCount: number;
}

/** A moderator without the required second factor is a member only. */
export const isModerator = (member: CurrentUser | null): boolean =>
  member !== null && member.role !== 'user' && !member.secondFactorSetupRequired;

/** What keeps a member from writing anywhere. */
export const isSilenced = (member: CurrentUser): boolean =>
  member.status !== 'active' || !member.emailVerified;

export const canWrite = ({ member, closed }: Reader): boolean =>
  member !== null && !isSilenced(member) && closed === null;

const isOwn = (post: Post, { member }: Reader) => member?.id === post.authorId;

/** Every post but the first, which the thread itself answers. */
export const canAnswer = (post: Post, reader: Reader): boolean =>
  post.number > 1 && canWrite(reader);

/** @param minute the current one since 1970; null while it is not known */
export const canEdit = (post: Post, reader: Reader, minute: number | null): boolean =>
  isOwn(post, reader) && canWrite(reader) && minute !== null && minutesLeft(post, minute) > 0;

/** Whole minutes for which a post can still be edited. */
export const minutesLeft = ({ createdAt }: Post, minute: number): number =>
  Math.floor(Date.parse(createdAt) / 60_000) + EDIT_WINDOW_MINUTES - minute;

export function canDelete(post: Post, reader: Reader): boolean {
  if (post.number === 1) return false;
  return canModerate(reader) || (isOwn(post, reader) && canWrite(reader));
}

/** The first post goes with its thread: for its author as long as nobody has answered. */
export const canDeleteThread = (post: Post, reader: Reader): boolean =>
  ownsThread(post, reader) && (canModerate(reader) || reader.postCount === 1);

/** Who may delete the thread, if not for the answers that it has. */
export const ownsThread = (post: Post, reader: Reader): boolean =>
  post.number === 1 && (canModerate(reader) || (isOwn(post, reader) && canWrite(reader)));

const canModerate = ({ member }: Reader) =>
  member !== null && isModerator(member) && !isSilenced(member);
