import { chakra } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { useIsTakenUp } from '../../../lib/late-snapshot.ts';
import { useSeen } from '../../../lib/live/use-seen.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { ThreadPlace } from '../data/forum-queries.ts';
import { LIST_STALE_MS } from '../data/list-freshness.ts';
import { threadCacheOf } from '../data/thread-cache.ts';
import {
  type BelowPost,
  type PostMarkSlot,
  type ThreadPollSlot,
  ThreadProvider,
} from '../data/thread-context.tsx';
import { usePostTarget } from '../data/use-post-target.ts';
import { useThreadWindow } from '../data/use-thread-window.ts';
import { ForumColumn } from '../forum-column.tsx';
import { ReplyArea } from '../reply/reply-area.tsx';
import { useReplyTarget } from '../reply/use-reply-target.ts';
import { PostList } from './post-list.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { useThreadEvents } from './use-thread-events.ts';

/* what helps with reading comes when there is something to read */
const OrderTools = lazyPart(async () => (await import('../order/order-tools.tsx')).OrderTools);
const ThreadAids = lazyPart(async () => (await import('../navigation/thread-aids.tsx')).ThreadAids);

interface ThreadPageProps {
  id: number;
  place: ThreadPlace;
  BelowPost: BelowPost;
  Poll: ThreadPollSlot;
}

/** One thread, kept current while it is open. Give it the thread's id as its key. */
export function ThreadPage({ id, place, BelowPost, Poll }: ThreadPageProps) {
  const { thread: texts } = useTexts('forum');
  const { user: member } = useAuth();
  const toast = useToast();
  const [thread] = trpc.forum.thread.get.useSuspenseQuery({ id }, { staleTime: LIST_STALE_MS });
  const { window, extend, isLoaded } = useThreadWindow(id, place);
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const cache = useMemo(() => threadCacheOf(queries, id), [queries, id]);
  const [isGone, setIsGone] = useState(false);
  const [Mark, setMark] = useState<PostMarkSlot | null>(null);
  const isTakenUp = useIsTakenUp();
  const [announcement, setAnnouncement] = useState('');

  const { target, goTo } = usePostTarget({
    threadId: id,
    place,
    isLoaded,
    onMissing: (number) => toast.show({ title: texts.postGone({ number }) }),
  });
  const [arrived, setArrived] = useState<readonly number[]>([]);
  const [news, setNews] = useState<readonly number[]>([]);
  useSeen(window.posts.map(({ id: postId }) => `post/${postId}`));
  const reply = useReplyTarget();
  useThreadEvents(id, cache, {
    onNews: (post) => {
      if (post.authorId === member?.id) return;
      setArrived((numbers) => [...numbers, post.number]);
      setAnnouncement(texts.newPost({ number: post.number, name: fullName(post.author) }));
    },
    onPostDeleted: (postId) => {
      if (reply.answered?.id !== postId) return;
      toast.show({ title: texts.postGone({ number: reply.answered.number }) });
      reply.clear();
    },
    onDeleted: async () => {
      setIsGone(true);
      // it may have gone into another one, whose page tells of it
      const { followThread } = await import('../data/follow-thread.ts');
      await followThread(client, id, navigate);
    },
  });

  const context = useMemo(
    () => ({
      thread,
      member,
      isGone,
      cache,
      BelowPost,
      Mark,
      order: window.order,
      news,
      contents: window.posts.map(({ content }) => content),
      isLoaded,
      goTo,
      answer: reply.answer,
    }),
    [thread, member, isGone, cache, BelowPost, Mark, news, window, isLoaded, goTo, reply.answer],
  );

  return (
    <ThreadProvider value={context}>
      <ForumColumn categoryId={thread.category.id}>
        <ThreadHeader
          thread={thread}
          newest={newestOf(window.posts)}
          isOwn={thread.authorId === member?.id}
          ownNewest={newestOf(window.posts.filter(({ authorId }) => authorId === member?.id))}
        />
        <Body>
          {thread.can.restore ? (
            <Tools>
              <OrderTools posts={window.posts} onMark={setMark} />
            </Tools>
          ) : null}
          <Poll threadId={id} revision={thread.poll} isOwn={thread.authorId === member?.id} />
          <PostList window={window} extend={extend} target={target} />
          {isTakenUp ? (
            <ThreadAids window={window} extend={extend} arrived={arrived} onNews={setNews} />
          ) : null}
          <ReplyArea reply={reply} announce={setAnnouncement} />
        </Body>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </ForumColumn>
    </ThreadProvider>
  );
}

/** What moderators do with a thread; it has its height before that is loaded. */
const Tools = chakra('div', { base: { minHeight: '9', marginBottom: '4' } });
/** Beside it is the rail of a long thread. */
const Body = chakra('div', { base: { position: 'relative' } });

const newestOf = (posts: readonly { number: number }[]) =>
  posts.reduce((newest, { number }) => Math.max(newest, number), 0);
