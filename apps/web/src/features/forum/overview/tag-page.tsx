import { chakra } from '@chakra-ui/react';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { distinct } from '../../../components/list/distinct.ts';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { useFocusOnNew } from '../../../components/list/use-focus-on-new.ts';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { LatePlace } from '../../../components/page/late-place.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { Watch } from '../../../components/watch/watch.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { tagThreadsQuery } from '../data/forum-queries.ts';
import { FeedLink } from '../feed-link.tsx';
import { TagMark } from '../tags/tag-mark.tsx';
import { ThreadRow } from './thread-row.tsx';
import { useUnread } from './use-unread.tsx';

interface TagPageProps {
  slug: string;
  /** where this page of the list begins; missing for the first one */
  cursor: string | undefined;
}

/** The threads that bear a tag, from all places. */
export function TagPage({ slug, cursor }: TagPageProps) {
  const texts = useTexts('forum');
  const words = useTexts('forum/tags');
  const [tag] = trpc.forum.tag.get.useSuspenseQuery({ slug });
  return (
    <Page>
      <PageHeader
        title={
          <Name>
            <TagMark colour={tag.colour} />
            {tag.name}
          </Name>
        }
        lead={tag.description}
        breadcrumb={[{ label: texts.title(), to: '/forum' }, { label: tag.name }]}
        meta={
          <>
            <span>{words.kind()}</span>
            <FeedLink href={`/forum/tag/${slug}/feed.atom`}>{texts.feed()}</FeedLink>
          </>
        }
        actions={
          <>
            <ButtonLink
              to="/search"
              search={{ category: 'forum', tag: slug }}
              size="sm"
              variant="outline"
            >
              <Search aria-hidden="true" />
              {words.search()}
            </ButtonLink>
            <Watch kind="tag" id={tag.id} />
          </>
        }
      />
      <LatePlace name="top" />
      <section aria-labelledby={HEADING_ID}>
        <VisuallyHidden asChild>
          <h2 id={HEADING_ID}>{words.threads({ name: tag.name })}</h2>
        </VisuallyHidden>
        <Threads slug={slug} cursor={cursor} />
      </section>
    </Page>
  );
}

const HEADING_ID = 'tag-threads';

function Threads({ slug, cursor }: TagPageProps) {
  const words = useTexts('forum/tags');
  const { subforum } = useTexts('forum/overview');
  const { client } = trpc.useUtils();
  const list = useSuspenseInfiniteQuery(tagThreadsQuery(client, slug, cursor));
  const nextCursor = list.data.pages.at(-1)?.nextCursor;
  const threads = distinct(list.data.pages);
  const unreadIn = useUnread(threads.map(({ id }) => id));
  const rows = useRef<HTMLUListElement>(null);
  const focusNew = useFocusOnNew(rows, threads.length);
  if (threads.length === 0) {
    return (
      <EmptyState as="h3" drawing="chalkboard" title={words.empty()}>
        {words.emptyText()}
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
            to="/forum/tag/$slug"
            params={{ slug }}
            search={{ cursor: nextCursor ?? undefined }}
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
const Name = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '2' } });
