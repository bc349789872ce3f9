import { RAIL_POSTS_MIN } from '@oche/validators/forum/reading-limits';
import { useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useMediaQuery } from '../../../lib/devices/use-media-query.ts';
import { useThread } from '../data/thread-context.tsx';
import type { ThreadWindow } from '../data/thread-window.ts';
import type { Extend } from '../data/use-thread-window.ts';
import { usePanel } from '../within/use-panel.ts';
import { WithinTools } from '../within/within-tools.tsx';
import { NEWS_HASH } from './news-hash.ts';
import { OrderPlace } from './order-place.tsx';
import { useUnseenPosts } from './use-unseen-posts.ts';
import { useVisit } from './use-visit.ts';
import { WITH_KEYS } from './with-keys.ts';

/** Where there is room in both margins. */
const WITH_MARGINS = '(min-width: 88rem)';

const ThreadBeside = lazyPart(
  async () => (await import('../beside/thread-beside.tsx')).ThreadBeside,
);
const NewPostsPill = lazyPart(async () => (await import('./new-posts-pill.tsx')).NewPostsPill);
const Rail = lazyPart(async () => (await import('./rail.tsx')).Rail);
const KeysButton = lazyPart(async () => (await import('./keys-button.tsx')).KeysButton);
const ThreadKeys = lazyPart(async () => (await import('./thread-keys.tsx')).ThreadKeys);

interface ThreadAidsProps {
  window: ThreadWindow;
  extend: Extend;
  /** the numbers of posts that came while the page was open */
  arrived: readonly number[];
  /** what is new since the member's last visit */
  onNews: (numbers: readonly number[]) => void;
}

/** What helps with reading a thread, apart from the posts themselves. */
export function ThreadAids({ window, extend, arrived, onNews }: ThreadAidsProps) {
  const { thread, member, news, goTo } = useThread();
  useVisit({
    isMember: member !== null,
    order: window.order,
    arrived: arrived.length,
    onNews: (numbers) => {
      onNews(numbers);
      const [first] = numbers;
      if (first !== undefined && location.hash === `#${NEWS_HASH}`) goTo(first, true);
    },
  });
  const { unseen, see } = useUnseenPosts([...news, ...arrived], window.posts);
  const hasKeys = useMediaQuery(WITH_KEYS);
  const hasMargins = useMediaQuery(WITH_MARGINS);
  const opening = useState(false);
  const panel = usePanel();
  const [, setAreKeysOpen] = opening;
  return (
    <>
      <OrderPlace order={window.order} isOffered={member !== null}>
        <WithinTools panel={panel} />
        {hasKeys ? <KeysButton onClick={() => setAreKeysOpen(true)} /> : null}
      </OrderPlace>
      {thread.postCount < RAIL_POSTS_MIN ? null : <Rail window={window} />}
      {unseen.length === 0 ? null : (
        <NewPostsPill
          count={unseen.length}
          isSinceVisit={unseen.every((number) => news.includes(number))}
          onShow={() => {
            const [first] = unseen;
            if (first === undefined) return;
            see(first);
            goTo(first);
          }}
        />
      )}
      {hasMargins ? <ThreadBeside /> : null}
      {hasKeys ? (
        <ThreadKeys
          window={window}
          extend={extend}
          opening={opening}
          onFind={() => panel.open('find')}
        />
      ) : null}
    </>
  );
}
