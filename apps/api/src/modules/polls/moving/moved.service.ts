import type { Tx } from '@oche/db';
import {
  POLL_OPTION_MAX,
  POLL_OPTIONS_MAX,
  POLL_QUESTION_MAX,
  POLL_QUESTION_MIN,
} from '@oche/validators/polls/limits';
import * as queries from './moved.queries.ts';

export interface MovedPoll {
  threadId: number;
  authorId: string;
  question: string;
  /** in their order, each with the members who chose it */
  options: readonly { text: string; voterIds: readonly string[] }[];
  isMultiple: boolean;
  isChangeable: boolean;
  opensAt: Date;
  closesAt: Date | null;
  /** nobody could vote any more */
  closedAt: Date | null;
  now: Date;
}

/** Rows of a statement. */
const SLICE = 1000;

/**
 * A poll in a thread that came from another board, with the votes of members. Nobody is told how it ended.
 * @returns false where the thread has a poll, or where there is nothing to choose from
 */
export async function addMovedPoll(tx: Tx, moved: MovedPoll): Promise<boolean> {
  const options = moved.options.slice(0, POLL_OPTIONS_MAX);
  if (options.length < 2 || moved.question.trim() === '') return false;
  const voters = [...new Set(options.flatMap(({ voterIds }) => voterIds))];
  const closesAt = moved.closesAt && moved.closesAt > moved.opensAt ? moved.closesAt : null;
  const isOver = moved.closedAt !== null || (closesAt !== null && closesAt <= moved.now);
  const poll = await queries.insertPoll(tx, {
    kind: 'free',
    question: moved.question.slice(0, POLL_QUESTION_MAX).padEnd(POLL_QUESTION_MIN, '?'),
    is_multiple: moved.isMultiple,
    is_changeable: moved.isChangeable,
    results: 'always',
    opens_at: moved.opensAt,
    closes_at: closesAt,
    closed_at: moved.closedAt,
    opening_told_at: moved.now,
    closing_told_at: isOver ? moved.now : null,
    thread_id: moved.threadId,
    created_by: moved.authorId,
    created_at: moved.opensAt,
    voter_count: voters.length,
  });
  if (!poll) return false;
  const poll_id = poll.id;
  const made = await queries.insertOptions(
    tx,
    options.map(({ text, voterIds }, position) => ({
      poll_id,
      position,
      text: text.slice(0, POLL_OPTION_MAX) || '–',
      vote_count: new Set(voterIds).size,
    })),
  );
  const idOf = new Map(made.map(({ id, position }) => [position, id]));
  const ballots = voters.map((user_id) => ({ poll_id, user_id, voted_at: moved.opensAt }));
  const votes = options.flatMap(({ voterIds }, position) =>
    [...new Set(voterIds)].map((user_id) => ({
      poll_id,
      user_id,
      option_id: idOf.get(position) ?? 0,
    })),
  );
  for (const slice of slicesOf(ballots)) await queries.insertBallots(tx, slice);
  for (const slice of slicesOf(votes)) await queries.insertVotes(tx, slice);
  return true;
}

function* slicesOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += SLICE) yield rows.slice(at, at + SLICE);
}
