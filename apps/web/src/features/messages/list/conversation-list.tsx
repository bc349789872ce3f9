import { chakra } from '@chakra-ui/react';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { trpc } from '../../../lib/trpc.ts';
import { isSearching, listInput, type MessagesSearch } from '../messages-search.ts';
import { noteTypists } from '../typing/typists.ts';
import { ConversationRow } from './conversation-row.tsx';
import { Filters } from './filters.tsx';
import { Friends } from './friends.tsx';
import { InboxHead } from './inbox-head.tsx';
import { NoConversations } from './no-conversations.tsx';

/* most come to read what is new */
const Search = lazyPart(async () => (await import('../search/search.tsx')).Search);

interface ConversationListProps {
  currentId: number | null;
  search: MessagesSearch;
}

/** All conversations of the member, that of the latest message first; above them the friends. */
export function ConversationList({ currentId, search }: ConversationListProps) {
  return (
    <Pane>
      <InboxHead isPage={currentId === null} search={search} />
      <BoardStrip />
      {isSearching(search) ? (
        <Search search={search} />
      ) : (
        <>
          <Filters search={search} />
          <Entries currentId={currentId} search={search} />
        </>
      )}
    </Pane>
  );
}

function Entries({ currentId, search }: ConversationListProps) {
  const texts = useTexts('messages');
  const utils = trpc.useUtils();
  const [data, list] = trpc.social.conversations.list.useSuspenseInfiniteQuery(listInput(search), {
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });
  // an open conversation has the stream, and tells of the others, too
  useLive<{ data: Parameters<typeof noteTypists>[0] }>({
    of: currentId === null ? 'conversations' : null,
    open: (stream) =>
      utils.client.social.conversations.events.subscribe({ conversationId: null }, stream),
    onData: ({ data: event }) => {
      noteTypists(event);
      if (event.hasChanged) void utils.social.conversations.list.invalidate();
    },
    isEnd: (error) => hasErrorCode(error, 'UNAUTHENTICATED'),
  });
  const entries = data.pages.flatMap(({ items }) => items);
  const { filter } = search;
  return (
    <Scroller>
      {filter ? null : <Friends />}
      {entries.length === 0 ? (
        <NoConversations filter={filter} />
      ) : (
        <nav aria-label={texts.list()}>
          <Rows>
            {entries.map((entry) => (
              <li key={entry.id}>
                <ConversationRow
                  entry={entry}
                  isCurrent={entry.id === currentId}
                  search={{ filter }}
                />
              </li>
            ))}
          </Rows>
        </nav>
      )}
      <LoadMore list={list} />
    </Scroller>
  );
}

const Pane = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minHeight: '0', height: 'full' },
});
const Scroller = chakra('div', {
  // positioned, so that what only screen readers hear has its place in it, and not below the page
  base: {
    position: 'relative',
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
});
const Rows = chakra('ul', { base: { listStyle: 'none' } });
