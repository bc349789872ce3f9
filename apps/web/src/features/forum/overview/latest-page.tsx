import { chakra } from '@chakra-ui/react';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { distinct } from '../../../components/list/distinct.ts';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { useFocusOnNew } from '../../../components/list/use-focus-on-new.ts';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { LatePlace } from '../../../components/page/late-place.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useMediaQuery } from '../../../lib/devices/use-media-query.ts';
import { trpc } from '../../../lib/trpc.ts';
import { latestThreadsQuery } from '../data/forum-queries.ts';
import { WITH_KEYS } from '../navigation/with-keys.ts';
import { ForumTabs } from './forum-tabs.tsx';
import { ThreadRow } from './thread-row.tsx';
import { useUnread } from './use-unread.tsx';

/* the keys come when there is something to read */
const ListKeys = lazyPart(async () => (await import('../navigation/list-keys.tsx')).ListKeys);

export interface LatestSearch {
  /** only what the member has not read */
  filter?: 'unread';
  /** where this page of the list begins; missing for the first one */
  cursor?: string;
}

/** The threads of all places, where somebody has written last. */
export function LatestPage({ filter, cursor }: LatestSearch) {
  const texts = useTexts('forum');
  const { latest: words } = useTexts('forum/overview');
  const isUnread = filter === 'unread';
  const hasKeys = useMediaQuery(WITH_KEYS);
  return (
    <Page>
      <PageHeader title={texts.title()} lead={texts.lead()} />
      <LatePlace name="top" />
      <ForumTabs />
      <section aria-labelledby={HEADING_ID}>
        <VisuallyHidden asChild>
          <h2 id={HEADING_ID}>{isUnread ? words.unread() : words.title()}</h2>
        </VisuallyHidden>
        <Threads key={`${filter} ${cursor}`} filter={filter} cursor={cursor} />
      </section>
      {hasKeys ? <ListKeys /> : null}
    </Page>
  );
}

const HEADING_ID = 'latest-threads';

function Threads({ filter, cursor }: LatestSearch) {
  const { latest: words, subforum } = useTexts('forum/overview');
  const { client } = trpc.useUtils();
  const isUnread = filter === 'unread';
  const list = useSuspenseInfiniteQuery(latestThreadsQuery(client, isUnread, cursor));
  const nextCursor = list.data.pages.at(-1)?.nextCursor;
  const threads = distinct(list.data.pages);
  const unreadIn = useUnread(threads.map(({ id }) => id));
  const rows = useRef<HTMLUListElement>(null);
  const focusNew = useFocusOnNew(rows, threads.length);
  if (threads.length === 0) {
    return (
      <EmptyState
        as="h3"
        drawing="chalkboard"
        title={isUnread ? words.allRead() : subforum.empty()}
      >
        {isUnread ? words.allReadText() : subforum.emptyText()}
      </EmptyState>
    );
  }
  return (
    <>
      <List ref={rows}>
        {threads.map((thread) => (
          <ThreadRow
            key={thread.id}
            thread={thread}
            unread={unreadIn(thread.id)}
            place={thread.subforumName}
          />
        ))}
      </List>
      <LoadMore
        list={list}
        label={subforum.more()}
        failed={subforum.moreFailed()}
        onLoad={focusNew}
        link={(props) => (
          <ButtonLink
            to="/forum/latest"
            search={{ filter, cursor: nextCursor ?? undefined }}
            preload={false}
            variant="outline"
            {...props}
          />
        )}
      />
    </>
  );
}

const List = chakra('ul', { base: { listStyle: 'none' } });
