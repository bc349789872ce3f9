import type { ReportReason } from '@oche/validators/moderation';
import type { TestApi, TestMember } from '../../testing/index.ts';
import { createThread } from '../forum/testing.ts';

/** A post by one member, which another one has reported. */
export async function reportedPost(
  api: TestApi,
  author: TestMember,
  reporters: readonly TestMember[],
  { subforumId }: { subforumId?: number } = {},
) {
  const place = subforumId === undefined ? {} : { subforumId };
  const { thread, posts } = await createThread(api, author, { ...place, replies: 1 });
  const [post] = posts;
  if (!post) throw new Error('no post was written');
  for (const reporter of reporters) await reportPost(api, reporter, post.id);
  return { thread, post, caseId: await caseOf(api, 'post', post.id) };
}

export const reportPost = (
  api: TestApi,
  reporter: TestMember,
  postId: number,
  reason: ReportReason = 'spam',
) =>
  api.callerFor(reporter).moderation.report.create({
    kind: 'post',
    id: String(postId),
    reason,
    description: 'Das ist Werbung.',
  });

/** @returns the id of the thing's newest case; 0 if there is none */
export async function caseOf(api: TestApi, kind: string, id: number | string): Promise<number> {
  const found = await api.deps.db
    .selectFrom('moderation_cases')
    .select('id')
    .where('thing_kind', '=', kind)
    .where('thing_id', '=', String(id))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return found?.id ?? 0;
}
