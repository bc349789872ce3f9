import { chakra } from '@chakra-ui/react';
import { FormError } from '../../../components/form/form.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useThread } from '../data/thread-context.tsx';
import type { ThreadWindow } from '../data/thread-window.ts';
import type { Extend } from '../data/use-thread-window.ts';
import { MorePosts } from './more-posts.tsx';
import { ThreadPost } from './thread-post.tsx';

interface PostListProps {
  window: ThreadWindow;
  extend: Extend;
  /** number of the post for which the reader came */
  target: number | null;
}

/** The open part of a thread in reading order, with buttons for what comes before and after it. */
export function PostList({ window, extend, target }: PostListProps) {
  const texts = useTexts('forum');
  const { thread } = useThread();
  const [first] = window.posts;
  const starter = first?.number === 1 ? first : null;
  const answers = starter ? window.posts.slice(1) : window.posts;
  return (
    <>
      {starter ? <ThreadPost post={starter} isTarget={target === 1} /> : null}
      <section aria-labelledby={HEADING_ID}>
        {thread.postCount > 1 ? (
          <OcheLine>
            <Heading id={HEADING_ID} size="heading">
              {texts.counts.replies({ count: thread.postCount - 1 })}
            </Heading>
            <div data-place="order" />
          </OcheLine>
        ) : null}
        {first ? null : (
          <p>
            {texts.thread.noPosts()}{' '}
            <TextLink to="/forum/thread/$id" params={{ id: String(thread.id) }}>
              {texts.thread.fromStart()}
            </TextLink>
          </p>
        )}
        {window.previousCursor ? (
          <MorePosts side="previous" cursor={window.previousCursor} extend={extend} />
        ) : null}
        {answers.map((post) => (
          <ThreadPost key={post.id} post={post} isTarget={target === post.number} />
        ))}
        {extend.isError ? <FormError>{texts.thread.pageFailed()}</FormError> : null}
        {window.nextCursor ? (
          <MorePosts side="next" cursor={window.nextCursor} extend={extend} />
        ) : null}
      </section>
    </>
  );
}

const HEADING_ID = 'thread-replies';

/** The line on the floor separates the first post from the answers. */
const OcheLine = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2',
    paddingTop: '3',
    paddingBottom: '4',
    borderTop: '6px solid {colors.oche}',
  },
});
