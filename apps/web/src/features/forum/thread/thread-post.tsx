import { chakra } from '@chakra-ui/react';
import type { Post } from '@oche/validators/forum';
import { lazy, Suspense, useState } from 'react';
import { PlainText } from '../../../components/plain-text.tsx';
import { useMinute } from '../../../components/use-minute.ts';
import { PostCard } from '../post/post-card.tsx';
import { canAnswer, canDelete, canDeleteThread, canEdit, ownsThread } from '../post/post-policy.ts';
import { useThread } from './thread-context.tsx';

/* visitors never load these */
const PostTools = lazy(() =>
  import('../post/post-tools.tsx').then((m) => ({ default: m.PostTools })),
);
const EditForm = lazy(() => import('../post/edit-form.tsx').then((m) => ({ default: m.EditForm })));

interface ThreadPostProps {
  post: Post;
  isTarget: boolean;
}

/** A post with what this reader can do with it. */
export function ThreadPost({ post, isTarget }: ThreadPostProps) {
  const { reader } = useThread();
  const minute = useMinute();
  const [isEditing, setIsEditing] = useState(false);
  const allowed = {
    answer: canAnswer(post, reader),
    edit: canEdit(post, reader, minute),
    delete: canDelete(post, reader),
    deleteThread: canDeleteThread(post, reader),
  };
  const hasTools = Object.values(allowed).some(Boolean);
  // a question that is open when somebody answers still has to be refused
  const hasMore = hasTools || ownsThread(post, reader);
  return (
    <PostCard
      post={post}
      isTarget={isTarget}
      editor={
        isEditing ? (
          <Suspense fallback={<PlainText content={post.content} />}>
            <EditForm post={post} onClose={() => setIsEditing(false)} />
          </Suspense>
        ) : null
      }
      tools={
        hasMore && !isEditing ? (
          <ToolBar isEmpty={!hasTools}>
            <Suspense>
              <PostTools post={post} allowed={allowed} onEdit={() => setIsEditing(true)} />
            </Suspense>
          </ToolBar>
        ) : null
      }
    />
  );
}

/** Has its height before the tools are there. */
const ToolBar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    marginInlineStart: '-3',
  },
  variants: { isEmpty: { false: { minHeight: '8', marginTop: '3' }, true: {} } },
});
