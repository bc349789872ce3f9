import type { Post } from '@oche/validators/forum/schemas';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useThread } from '../data/thread-context.tsx';
import { Tool } from './tool.tsx';

const BookmarkDialog = lazyPart(
  async () => (await import('../bookmarks/bookmark-dialog.tsx')).BookmarkDialog,
);

/** A button that keeps a post to be found again. What one can say with it is loaded when it is pressed. */
export function BookmarkPost({ post }: { post: Post }) {
  const { actions } = useTexts('forum/writing');
  const [isOpen, setIsOpen] = useState(false);
  const { thread } = useThread();
  const { data: bookmarked } = useQuery<number[]>({
    // told with the visit, and kept by whoever changes it; a module for its name would be one more request
    queryKey: ['bookmarked', thread.id],
    queryFn: skipToken,
  });
  const isKept = bookmarked?.includes(post.id) ?? false;
  return (
    <>
      <Tool
        post={post}
        isIcon
        label={actions.bookmark()}
        aria-pressed={isKept}
        onClick={() => setIsOpen(true)}
      >
        <Bookmark aria-hidden="true" fill={isKept ? 'currentColor' : 'none'} />
      </Tool>
      {isOpen ? (
        <BookmarkDialog postId={post.id} number={post.number} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
