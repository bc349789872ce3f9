import type { ReportReason, ThingAction } from '@oche/validators/moderation/schemas';
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

/** A post that a moderator has deleted by a decision. */
export async function deletedPost(
  api: TestApi,
  author: TestMember,
  reporters: readonly TestMember[],
  moderator: TestMember,
) {
  const reported = await reportedPost(api, author, reporters);
  const { claim, decide } = api.callerFor(moderator).moderation.case;
  await claim({ id: reported.caseId });
  const { decisions } = await decide({
    id: reported.caseId,
    action: 'delete',
    rule: 'spam',
    statement: 'Werbung',
    note: 'Nur für die Akte',
  });
  return { ...reported, decisionId: decisions[0]?.id ?? 0 };
}

/** Whether visitors see a post. */
export const isPostShown = async (
  api: TestApi,
  { thread, post }: { thread: { id: number }; post: { id: number } },
) =>
  (await api.callerFor(null).forum.post.list({ threadId: thread.id })).items.some(
    ({ id }) => id === post.id,
  );

/** A moderator's decision about a thing that somebody has reported, and how to take it back. */
export async function decideOn(
  api: TestApi,
  reporter: TestMember,
  moderator: TestMember,
  thing: { kind: string; id: string },
  action: ThingAction = 'hide',
) {
  const report = { ...thing, reason: 'inappropriate', description: 'Das geht nicht.' } as const;
  await api.callerFor(reporter).moderation.report.create(report);
  const id = await caseOf(api, thing.kind, thing.id);
  const { case: cases, decision } = api.callerFor(moderator).moderation;
  await cases.claim({ id });
  const statement = 'So nicht.';
  const { decisions } = await cases.decide({ id, action, rule: 'inappropriate', statement });
  return { id, undo: () => decision.undo({ id: decisions[0]?.id ?? 0 }) };
}
