import { randomUUID } from 'node:crypto';
import { withTransaction } from '@oche/db';
import { sql } from 'kysely';
import type { TestApi, TestMember } from '../../testing/index.ts';
import { createThread } from '../forum/testing.ts';
import { notify } from './index.ts';

export { sendDigests } from './digest/digest.service.ts';

/** Somebody has answered in a thread of this member's: the post is there, and its notification. */
export async function tellOfAnswer(
  api: TestApi,
  {
    recipient,
    author,
    kind = 'forum.answer',
    content = 'Gut Darts!',
  }: {
    recipient: TestMember;
    author: TestMember;
    kind?: string;
    content?: string;
  },
): Promise<{ postId: number; threadId: number }> {
  const { thread } = await createThread(api, recipient);
  const post = await api.callerFor(author).forum.post.create({ threadId: thread.id, content });
  // only what the test tells: the reaction's own job is dropped
  await dropJobs(api);
  const declared = api.deps.notifiables.get(kind);
  if (!declared) throw new Error(`there are no notifications of the kind ${kind}`);
  const payload = { postId: post.id, threadId: thread.id };
  await withTransaction(api.deps.db, (tx) =>
    notify(api.deps, tx, declared, {
      eventId: randomUUID(),
      payload,
      actorId: author.id,
      recipientIds: [recipient.id],
    }),
  );
  return payload;
}

const dropJobs = ({ deps }: TestApi) =>
  sql`delete from graphile_worker._private_jobs`.execute(deps.db);
