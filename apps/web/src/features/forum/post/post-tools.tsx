import type { Post } from '@oche/validators/forum/schemas';
import { Pencil, Quote, Reply } from 'lucide-react';
import { lazy, useEffect } from 'react';
import { useTexts } from '../../../i18n/react.tsx';
import { useThread } from '../data/thread-context.tsx';
import { EDIT_HASH } from '../drafts/draft-hash.ts';
import { Tool } from './tool.tsx';

/* visitors never load these */
const DeletePost = lazy(() => import('./delete-post.tsx').then((m) => ({ default: m.DeletePost })));
const DeleteThread = lazy(() =>
  import('./delete-thread.tsx').then((m) => ({ default: m.DeleteThread })),
);
const BookmarkPost = lazy(() =>
  import('./bookmark-post.tsx').then((m) => ({ default: m.BookmarkPost })),
);
const SolveTool = lazy(() => import('./solve-tool.tsx').then((m) => ({ default: m.SolveTool })));
const WikiTool = lazy(() => import('./wiki-tool.tsx').then((m) => ({ default: m.WikiTool })));

export interface OfferedTools {
  answer: boolean;
  edit: boolean;
  /** open it for others, or close it again */
  wiki: boolean;
  delete: boolean;
  deleteThread: boolean;
  report: boolean;
  bookmark: boolean;
  solve: boolean;
}

interface PostToolsProps {
  post: Post;
  isTarget: boolean;
  offered: OfferedTools;
  onEdit: () => void;
  /** whether the reader is being asked if the thread really has to go */
  isAskingForThread: boolean;
  askForThread: (isAsking: boolean) => void;
}

/** The buttons below a post that this reader can use. */
export function PostTools({
  post,
  isTarget,
  offered,
  onEdit,
  isAskingForThread,
  askForThread,
}: PostToolsProps) {
  const { actions } = useTexts('forum/writing');
  const { answer, goTo } = useThread();
  const isToBeEdited = offered.edit && isTarget;
  useEffect(() => {
    if (!isToBeEdited || location.hash !== `#${EDIT_HASH}`) return;
    onEdit();
    // once: when the form is closed, the address says nothing more of it
    goTo(post.number, true);
  }, [isToBeEdited]);
  return (
    <>
      {offered.answer ? (
        <>
          <Tool post={post} label={actions.reply()} onClick={() => answer(post, false)}>
            <Reply aria-hidden="true" />
          </Tool>
          <Tool post={post} label={actions.quote()} onClick={() => answer(post, true)}>
            <Quote aria-hidden="true" />
          </Tool>
        </>
      ) : null}
      {offered.edit ? (
        <Tool post={post} label={actions.edit()} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </Tool>
      ) : null}
      {offered.solve ? <SolveTool post={post} /> : null}
      {offered.wiki ? <WikiTool post={post} /> : null}
      {offered.bookmark ? <BookmarkPost post={post} /> : null}
      {offered.delete ? <DeletePost post={post} /> : null}
      {offered.deleteThread || isAskingForThread ? (
        <DeleteThread
          post={post}
          isOffered={offered.deleteThread}
          isAsking={isAskingForThread}
          ask={askForThread}
        />
      ) : null}
    </>
  );
}
