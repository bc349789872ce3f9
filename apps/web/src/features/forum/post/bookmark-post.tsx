import type { Post } from '@oche/validators/forum/schemas';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Tool } from './tool.tsx';

const BookmarkDialog = lazyPart(
  async () => (await import('../bookmarks/bookmark-dialog.tsx')).BookmarkDialog,
);

/** A button that keeps a post to be found again. What one can say with it is loaded when it is pressed. */
export function BookmarkPost({ post }: { post: Post }) {
  const { actions } = useTexts('forum/writing');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Tool post={post} isIcon label={actions.bookmark()} onClick={() => setIsOpen(true)}>
        <Bookmark aria-hidden="true" />
      </Tool>
      {isOpen ? (
        <BookmarkDialog postId={post.id} number={post.number} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
