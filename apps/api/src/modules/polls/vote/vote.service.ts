import { withTransaction } from '@oche/db';
import type { Poll, voteInput } from '@oche/validators/polls/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError, refuseFor } from '../../../lib/errors.ts';
import { readPoll } from '../poll/poll.service.ts';
import { lockLivePoll, recordPoll } from '../poll/poll-lock.service.ts';
import { voteRefusal } from '../polls.policy.ts';
import * as queries from './vote.queries.ts';

/**
 * Votes, or changes the vote where the poll allows it. The same vote again changes nothing.
 *
 * @throws AppError POLL_NOT_FOUND, POLL_NOT_OPEN, POLL_CLOSED, ALREADY_VOTED, ONE_CHOICE_ONLY,
 *   POLL_OPTION_NOT_FOUND
 */
export async function vote(
  ctx: MemberContext,
  { id, optionIds }: z.output<typeof voteInput>,
): Promise<Poll> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    // all votes of a poll come one after the other, so nobody votes twice, or after its end
    const poll = await lockLivePoll(ctx, tx, id);
    const ballot = { pollId: id, userId: ctx.actor.id };
    const former = (await queries.listVotes(tx, ballot)).map(({ optionId }) => optionId);
    const added = optionIds.filter((optionId) => !former.includes(optionId));
    const removed = former.filter((optionId) => !optionIds.includes(optionId));
    const isFirst = former.length === 0;
    // also when it is closed meanwhile: an answer that got lost is asked for again
    if (added.length === 0 && removed.length === 0) return;
    refuseFor(voteRefusal(poll));
    if (!isFirst && !poll.isChangeable) throw new AppError('ALREADY_VOTED');
    if (!poll.isMultiple && optionIds.length > 1) throw new AppError('ONE_CHOICE_ONLY');
    await queries.saveBallot(tx, { ...ballot, now: ctx.clock.now().toISOString() });
    await queries.deleteVotes(tx, { ...ballot, optionIds: removed });
    const inserted = await queries.insertVotes(tx, { ...ballot, optionIds: added });
    if (inserted.length < added.length) throw new AppError('POLL_OPTION_NOT_FOUND');
    await queries.countVotes(tx, { pollId: id, added, removed });
    await recordPoll(ctx, tx, poll, isFirst ? 1 : 0);
  });
  return readPoll(ctx, id);
}
