import { lazyPart } from '../../../components/lazy-part.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { LatePlace } from '../../../components/page/late-place.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { Watch } from '../../../components/watch/watch.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useMediaQuery } from '../../../lib/devices/use-media-query.ts';
import { trpc } from '../../../lib/trpc.ts';
import { categoryBed } from '../category-bed.ts';
import { LIST_STALE_MS } from '../data/list-freshness.ts';
import { FeedLink } from '../feed-link.tsx';
import { WITH_KEYS } from '../navigation/with-keys.ts';
import { ClosedNotice } from '../reply/closed-notice.tsx';
import { NewThreadLink } from './new-thread-link.tsx';
import { ThreadList } from './thread-list.tsx';

/* the keys come when there is something to read */
const ListKeys = lazyPart(async () => (await import('../navigation/list-keys.tsx')).ListKeys);

interface SubforumPageProps {
  id: number;
  /** where this page of the list begins; missing for the first one */
  cursor?: string;
}

export function SubforumPage({ id, cursor }: SubforumPageProps) {
  const texts = useTexts('forum');
  const { subforum: words } = useTexts('forum/overview');
  const [subforum] = trpc.forum.subforum.get.useSuspenseQuery({ id }, { staleTime: LIST_STALE_MS });
  const isOpen = subforum.closed === null;
  const hasKeys = useMediaQuery(WITH_KEYS);
  return (
    <Page style={categoryBed(subforum.category.id)}>
      <PageHeader
        title={subforum.name}
        lead={subforum.description}
        breadcrumb={[{ label: texts.title(), to: '/forum' }, { label: subforum.name }]}
        meta={
          <>
            <span>{texts.counts.threads({ count: subforum.threadCount })}</span>
            <span>{texts.counts.posts({ count: subforum.postCount })}</span>
            {subforum.hasFeed ? (
              <FeedLink href={`/forum/subforum/${id}/feed.atom`}>{texts.feed()}</FeedLink>
            ) : null}
          </>
        }
        actions={
          <>
            <Watch kind="subforum" id={id} />
            {isOpen ? <NewThreadLink subforumId={id} /> : null}
          </>
        }
      />
      <LatePlace name="top" />
      <ClosedNotice closed={subforum.closed} isLocked={subforum.isLocked} />
      <section aria-labelledby={HEADING_ID}>
        <VisuallyHidden asChild>
          <h2 id={HEADING_ID}>{words.threads()}</h2>
        </VisuallyHidden>
        {subforum.threadCount === 0 && !cursor ? (
          <EmptyState
            as="h3"
            drawing="chalkboard"
            title={words.empty()}
            action={isOpen ? <NewThreadLink subforumId={id} /> : null}
          >
            {isOpen ? words.emptyText() : null}
          </EmptyState>
        ) : (
          <ThreadList subforumId={id} cursor={cursor} />
        )}
      </section>
      {hasKeys ? <ListKeys /> : null}
    </Page>
  );
}

const HEADING_ID = 'subforum-threads';
