import type { Tx } from '@oche/db';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { releaseUploads } from '../../uploads/index.ts';
import * as queries from './poll-lock.queries.ts';

type Changing = Pick<ServiceContext, 'clock' | 'events'>;

/** @throws AppError POLL_NOT_FOUND */
export async function lockLivePoll(
  { clock }: Changing,
  tx: Tx,
  id: number,
): Promise<queries.LockedPoll> {
  const poll = await queries.lockPoll.first(tx, { id, now: clock.now().toISOString() });
  if (!poll) throw new AppError('POLL_NOT_FOUND');
  return poll;
}

/** The end of every change and vote: the revision, and news for those who have the thread open. */
export async function recordPoll(
  { events }: Changing,
  tx: Tx,
  { id, threadId }: Pick<queries.LockedPoll, 'id' | 'threadId'>,
  voters = 0,
): Promise<void> {
  await queries.renewPoll(tx, { id, voters });
  if (threadId !== null) await events.publish(tx, 'thread.pollChanged', { threadId });
}

/** Deletes a poll with its votes. */
export async function erasePoll(
  { events }: Changing,
  tx: Tx,
  { id, threadId }: Pick<queries.LockedPoll, 'id' | 'threadId'>,
): Promise<void> {
  const pictures = await queries.listPictures(tx, { id });
  await queries.deletePoll(tx, { id });
  await releaseUploads(
    tx,
    pictures.flatMap(({ uploadId }) => uploadId ?? []),
  );
  if (threadId !== null) await events.publish(tx, 'thread.pollChanged', { threadId });
}
