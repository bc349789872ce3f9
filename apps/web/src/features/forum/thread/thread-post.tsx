import { chakra } from '@chakra-ui/react';
import type { Post } from '@oche/validators/forum/schemas';
import { lazy, Suspense, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useMinute } from '../../../components/time/use-minute.ts';
import { type ThreadContextValue, useThread } from '../data/thread-context.tsx';
import { minutesUntil } from '../post/minutes-until.ts';
import { PostBody } from '../post/post-body.tsx';
import { PostCard } from '../post/post-card.tsx';
import type { OfferedTools } from '../post/post-tools.tsx';

/* no first look needs these */
const PostTools = lazy(() =>
  import('../post/post-tools.tsx').then((m) => ({ default: m.PostTools })),
);
const SolutionNote = lazyPart(
  async () => (await import('../post/solution-note.tsx')).SolutionNote,
  null,
  { isInPage: true },
);
const BlockedPost = lazyPart(
  async () => (await import('../post/blocked-post.tsx')).BlockedPost,
  null,
  { isInPage: true },
);
const ReportPost = lazy(() =>
  import('../post/report-post.tsx').then((m) => ({ default: m.ReportPost })),
);
const Reactions = lazy(() =>
  import('../reactions/reactions.tsx').then((m) => ({ default: m.Reactions })),
);
const EditForm = lazy(() => import('../post/edit-form.tsx').then((m) => ({ default: m.EditForm })));

interface ThreadPostProps {
  post: Post;
  isTarget: boolean;
}

/** A post with what this reader can do with it. */
export function ThreadPost({ post, isTarget }: ThreadPostProps) {
  const { thread, member, isGone, BelowPost, contents } = useThread();
  const minute = useMinute();
  const [isEditing, setIsEditing] = useState(false);
  const [isAskingForThread, setIsAskingForThread] = useState(false);
  const [isFolded, setIsFolded] = useState(post.isFromBlocked);
  const isStarter = post.number === 1;
  const { editUntil } = post.can;
  const isWiki = post.isWiki === true && thread.wiki?.canEdit === true;
  const offered: OfferedTools = {
    // the form at the end of the page answers the thread
    answer: !isGone && !isStarter && thread.can.reply,
    // the time to edit a post can end while its page is open
    edit:
      !isGone &&
      (isWiki || (editUntil !== null && minute !== null && minutesUntil(editUntil, minute) > 0)),
    wiki: !isGone && isStarter && thread.wiki?.canSet === true,
    delete: !isGone && post.can.delete,
    deleteThread: !isGone && isStarter && thread.can.delete,
    bookmark: !isGone && member !== null,
    solve: !isGone && !isStarter && canSolve(post, thread, member),
    // moderators can delete it, and needn't report it
    report: !isGone && member?.id !== post.authorId && !thread.can.restore,
  };
  // what is loaded later can't be rendered there
  const isOnServer = minute === null;
  const canReact = !isGone && thread.can.reply && member?.id !== post.authorId;
  const hasReactions = canReact || Boolean(post.reactions?.length);
  const hasTools = hasReactions || Object.values(offered).some(Boolean);
  if (isFolded) {
    return <BlockedPost post={post} onShow={() => setIsFolded(undefined)} />;
  }
  return (
    <PostCard
      post={post}
      isTarget={isTarget}
      editor={
        isEditing && member ? (
          <Suspense fallback={<PostBody post={post} />}>
            <EditForm
              post={post}
              memberId={member.id}
              isWiki={isWiki}
              onClose={() => setIsEditing(false)}
            />
          </Suspense>
        ) : null
      }
      below={
        <>
          {isStarter && thread.solution ? <SolutionNote /> : null}
          <BelowPost content={post.content} contents={contents} />
        </>
      }
      tools={
        // if somebody answers while the question is open, it stays and is then refused
        (hasTools || isAskingForThread) && !isEditing ? (
          <ToolBar isEmpty={!hasTools}>
            {isOnServer ? null : (
              <Suspense>
                {hasReactions ? <Reactions post={post} canReact={canReact} /> : null}
                {member ? (
                  <PostTools
                    post={post}
                    isTarget={isTarget}
                    offered={offered}
                    onEdit={() => setIsEditing(true)}
                    isAskingForThread={isAskingForThread}
                    askForThread={setIsAskingForThread}
                  />
                ) : null}
                {offered.report ? <ReportPost post={post} /> : null}
              </Suspense>
            )}
          </ToolBar>
        ) : null
      }
    />
  );
}

/** Whoever asked says what has helped, and moderators do; where nothing is solved, only what was is taken back. */
const canSolve = (
  { id }: Post,
  { can, authorId, isUnsolvable, solution }: ThreadContextValue['thread'],
  member: ThreadContextValue['member'],
) =>
  (can.restore || (can.reply && member?.id === authorId)) &&
  (!isUnsolvable || solution?.postId === id);

/** It has its height before the tools are loaded, so that nothing moves. */
const ToolBar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    marginInlineStart: '-3',
  },
  variants: { isEmpty: { false: { minHeight: '8', marginTop: '3' }, true: {} } },
});
