import { chakra } from '@chakra-ui/react';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import { PersonAvatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { useFocusOnNew } from '../../../components/list/use-focus-on-new.ts';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { Badge, Muted, Prose, Small } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useIsTakenUp } from '../../../lib/late-snapshot.ts';
import { fullName } from '../../../lib/person-name.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { useBookmarks } from '../bookmarks/use-bookmarks.ts';
import { PostLink } from '../data/post-link.tsx';
import { bookmarksQuery } from './bookmarks-query.ts';
import { ForumTabs } from './forum-tabs.tsx';

const BookmarkDialog = lazyPart(
  async () => (await import('../bookmarks/bookmark-dialog.tsx')).BookmarkDialog,
);

type Bookmark = RouterOutputs['forum']['bookmark']['list']['items'][number];

/** What the member wants to find again in the forum. */
export function BookmarksPage() {
  const forum = useTexts('forum');
  const texts = useTexts('forum/bookmarks');
  return (
    <Page>
      <PageHeader title={forum.title()} lead={texts.lead()} />
      <ForumTabs />
      <section aria-label={texts.list()}>
        <Bookmarks />
      </section>
    </Page>
  );
}

function Bookmarks() {
  const texts = useTexts('forum/bookmarks');
  const { client } = trpc.useUtils();
  const list = useSuspenseInfiniteQuery(bookmarksQuery(client));
  const bookmarks = list.data.pages.flatMap(({ items }) => items);
  const rows = useRef<HTMLUListElement>(null);
  const focusNew = useFocusOnNew(rows, bookmarks.length);
  const [edited, setEdited] = useState<{ postId: number; number: number } | null>(null);
  const { remove } = useBookmarks();
  if (bookmarks.length === 0) {
    return (
      <EmptyState as="h2" drawing="chalkboard" title={texts.empty()}>
        {texts.emptyText()}
      </EmptyState>
    );
  }
  return (
    <>
      <Rows ref={rows}>
        {bookmarks.map((bookmark) => (
          <li key={bookmark.postId}>
            <What bookmark={bookmark} />
            <Tools>
              {bookmark.post ? (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={texts.editOf({ title: bookmark.post.title })}
                  onClick={() =>
                    bookmark.post &&
                    setEdited({ postId: bookmark.postId, number: bookmark.post.number })
                  }
                >
                  {texts.edit()}
                </Button>
              ) : null}
              <Button
                variant="ghost"
                size="sm"
                disabled={remove.isPending}
                aria-label={texts.removeOf({ title: bookmark.post?.title ?? texts.gone() })}
                onClick={() => remove.take(bookmark, undefined, bookmark.post === null)}
              >
                {texts.remove()}
              </Button>
            </Tools>
          </li>
        ))}
      </Rows>
      <LoadMore list={list} label={texts.more()} onLoad={focusNew} />
      {edited ? <BookmarkDialog {...edited} onClose={() => setEdited(null)} /> : null}
    </>
  );
}

function What({
  bookmark: { post, note, remindAt, isReminded, createdAt },
}: {
  bookmark: Bookmark;
}) {
  const texts = useTexts('forum/bookmarks');
  // the server doesn't know the reader's clock
  const isTakenUp = useIsTakenUp();
  return (
    <Topic>
      {post ? (
        <>
          <Face>
            <PersonAvatar person={post.author} src={post.author.imageUrl} />
          </Face>
          <Title>
            <PostLink threadId={post.threadId} number={post.number} variant="plain">
              {post.title}
            </PostLink>
          </Title>
          <Small>
            {texts.by({ name: fullName(post.author), place: post.subforumName })},{' '}
            <Time value={createdAt} />
          </Small>
          <Muted>{post.snippet}</Muted>
        </>
      ) : (
        <Muted>{texts.gone()}</Muted>
      )}
      {note ? <Note>{note}</Note> : null}
      {remindAt ? (
        <Badge tone={isReminded ? 'neutral' : 'accent'}>
          <Bell aria-hidden="true" />
          {isReminded ? texts.wasReminded() : texts.remindsAt()}{' '}
          <Time value={remindAt} format="dateTime" timeZone={isTakenUp ? zone() : undefined} />
        </Badge>
      ) : null}
    </Topic>
  );
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const Rows = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
      gap: '3',
      alignItems: 'start',
      paddingBlock: '4',
      borderBottomWidth: '1px',
    },
  },
});
const Topic = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    gap: '1',
    minWidth: '0',
    paddingInlineStart: '14',
    overflowWrap: 'anywhere',
  },
});
const Face = chakra('span', { base: { position: 'absolute', insetInlineStart: '0', top: '0.5' } });
const Title = chakra('h2', { base: { textStyle: 'subheading' } });
const Note = chakra(Prose, {
  base: { borderInlineStart: '3px solid {colors.tape}', paddingInlineStart: '3' },
});
const Tools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    paddingInlineStart: { base: '14', md: '0' },
  },
});
