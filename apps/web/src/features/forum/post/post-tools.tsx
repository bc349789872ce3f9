import type { Post } from '@oche/validators/forum';
import { Pencil, Quote, Reply } from 'lucide-react';
import { useTexts } from '../../../i18n/react.tsx';
import { DeleteThread } from '../thread/delete-thread.tsx';
import { useThread } from '../thread/thread-context.tsx';
import { DeletePost } from './delete-post.tsx';
import { ownsThread } from './post-policy.ts';
import { Tool } from './tool.tsx';

interface PostToolsProps {
  post: Post;
  allowed: { answer: boolean; edit: boolean; delete: boolean; deleteThread: boolean };
  onEdit: () => void;
}

/** The buttons below a post, as far as the reader may use them. */
export function PostTools({ post, allowed, onEdit }: PostToolsProps) {
  const { actions } = useTexts('forum/writing');
  const { answer, reader } = useThread();
  return (
    <>
      {allowed.answer ? (
        <>
          <Tool post={post} label={actions.reply()} onClick={() => answer(post, false)}>
            <Reply aria-hidden="true" />
          </Tool>
          <Tool post={post} label={actions.quote()} onClick={() => answer(post, true)}>
            <Quote aria-hidden="true" />
          </Tool>
        </>
      ) : null}
      {allowed.edit ? (
        <Tool post={post} label={actions.edit()} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </Tool>
      ) : null}
      {allowed.delete ? <DeletePost post={post} /> : null}
      {ownsThread(post, reader) ? (
        <DeleteThread post={post} isOffered={allowed.deleteThread} />
      ) : null}
    </>
  );
}
