import { lazyPart } from '../../../components/lazy-part.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { LatePlace } from '../../../components/page/late-place.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useMediaQuery } from '../../../lib/devices/use-media-query.ts';
import { trpc } from '../../../lib/trpc.ts';
import { LIST_STALE_MS } from '../data/list-freshness.ts';
import { FeedLink } from '../feed-link.tsx';
import { WITH_KEYS } from '../navigation/with-keys.ts';
import { CategorySection } from './category-section.tsx';
import { ForumTabs } from './forum-tabs.tsx';
import { newestThreads } from './newest-threads.ts';
import { useUnread } from './use-unread.tsx';

/* the keys come when there is something to read */
const ListKeys = lazyPart(async () => (await import('../navigation/list-keys.tsx')).ListKeys);

/** The overview: categories and what is in them. */
export function ForumPage() {
  const texts = useTexts('forum');
  const { overview } = useTexts('forum/overview');
  const hasKeys = useMediaQuery(WITH_KEYS);
  const [categories] = trpc.forum.category.list.useSuspenseQuery(undefined, {
    staleTime: LIST_STALE_MS,
  });
  const unreadIn = useUnread(newestThreads(categories));
  return (
    <Page>
      <PageHeader
        title={texts.title()}
        lead={texts.lead()}
        meta={<FeedLink href="/forum/feed.atom">{texts.feed()}</FeedLink>}
      />
      <LatePlace name="top" />
      <ForumTabs />
      {categories.length === 0 ? (
        <EmptyState drawing="chalkboard" title={overview.empty()}>
          {overview.emptyText()}
        </EmptyState>
      ) : (
        categories.map((category) => (
          <CategorySection key={category.id} category={category} unreadIn={unreadIn} />
        ))
      )}
      {hasKeys ? <ListKeys /> : null}
    </Page>
  );
}
