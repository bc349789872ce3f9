import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { PageHeader } from '../../../components/page/page.tsx';
import { Time } from '../../../components/time/time.tsx';
import { Watch } from '../../../components/watch/watch.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { shorten } from '../../../lib/head.ts';
import { fullName } from '../../../lib/person-name.ts';
import type { RouterOutputs } from '../../../lib/trpc.ts';
import { FeedLink } from '../feed-link.tsx';
import { ThreadFlags } from '../overview/thread-flags.tsx';
import { Tags } from '../tags/tags.tsx';

/** The breadcrumb may cut the title, as the heading below has all of it. */
const CRUMB_LENGTH = 32;

interface ThreadHeaderProps {
  thread: RouterOutputs['forum']['thread']['get'];
  /** the numbers of the newest post on the page, and of the member's newest one; 0 without any */
  newest: number;
  ownNewest: number;
  /** whether the reader has started it */
  isOwn: boolean;
}

/* whoever can't choose tags never loads it */
const EditTags = lazyPart(async () => (await import('../tags/edit-tags.tsx')).EditTags);

export function ThreadHeader({ thread, newest, ownNewest, isOwn }: ThreadHeaderProps) {
  const texts = useTexts('forum');
  const params = { id: String(thread.subforumId) };
  const back = texts.thread.backTo({ name: thread.subforum.name });
  return (
    <PageHeader
      title={thread.title}
      trail={
        <Trail>
          <ButtonLink
            to="/forum/subforum/$id"
            params={params}
            variant="outline"
            shape="icon"
            size="sm"
            aria-label={back}
            title={back}
          >
            <ArrowLeft aria-hidden="true" />
          </ButtonLink>
          <Breadcrumb
            items={[
              { label: texts.title(), to: '/forum' },
              { label: thread.subforum.name, to: `/forum/subforum/${params.id}` },
              { label: shorten(thread.title, CRUMB_LENGTH) },
            ]}
          />
        </Trail>
      }
      actions={
        <>
          {thread.can.restore || (isOwn && thread.can.reply) ? (
            <EditTags threadId={thread.id} tags={thread.tags ?? []} />
          ) : null}
          <Watch kind="thread" id={thread.id} seen={newest} written={ownNewest} />
        </>
      }
      meta={
        <>
          <ThreadFlags thread={{ ...thread, isSolved: thread.solution !== undefined }} />
          <span>{texts.thread.by({ name: fullName(thread.author) })}</span>
          <Time value={thread.createdAt} format="date" />
          <span>{texts.counts.posts({ count: thread.postCount })}</span>
          <Tags tags={thread.tags} />
          {thread.hasFeed ? (
            <FeedLink href={`/forum/thread/${thread.id}/feed.atom`}>{texts.feed()}</FeedLink>
          ) : null}
        </>
      }
    />
  );
}

const Trail = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    overflowWrap: 'anywhere',
    '& > nav': { minWidth: '0' },
  },
});
