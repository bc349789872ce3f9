import { chakra } from '@chakra-ui/react';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { hasErrorCode } from '../../../lib/errors/errors.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ConversationRow } from './conversation-row.tsx';

/** All conversations of the member, that of the latest message first. */
export function ConversationList({ currentId }: { currentId: number | null }) {
  const texts = useTexts('messages');
  const utils = trpc.useUtils();
  const [data, list] = trpc.social.conversations.list.useSuspenseInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, staleTime: 0 },
  );
  // an open conversation has the stream, and tells of the others, too
  useLive<unknown>({
    of: 'conversations',
    open: (stream) =>
      utils.client.social.conversations.events.subscribe({ conversationId: null }, stream),
    onData: () => void utils.social.conversations.list.invalidate(),
    isEnd: (error) => hasErrorCode(error, 'UNAUTHENTICATED'),
  });
  const entries = data.pages.flatMap(({ items }) => items);
  return (
    <Pane>
      <Band className="dark">
        <Heading as={currentId === null ? 'h1' : 'h2'} size="heading">
          {texts.title()}
        </Heading>
      </Band>
      <BoardStrip />
      <Scroller>
        {entries.length === 0 ? (
          <EmptyState
            drawing="chalkboard"
            title={texts.empty.title()}
            action={
              <ButtonLink to={'/marketplace' as string} variant="outline">
                {texts.empty.action()}
              </ButtonLink>
            }
          >
            <p>{texts.empty.text()}</p>
          </EmptyState>
        ) : (
          <nav aria-label={texts.list()}>
            <Rows>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <ConversationRow entry={entry} isCurrent={entry.id === currentId} />
                </li>
              ))}
            </Rows>
          </nav>
        )}
        <LoadMore list={list} />
      </Scroller>
    </Pane>
  );
}

const Pane = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minHeight: '0', height: 'full' },
});
const Band = chakra('div', {
  base: { bg: 'bg', color: 'fg', paddingInline: '4', paddingBlock: '3' },
});
const Scroller = chakra('div', {
  base: { flex: '1', minHeight: '0', overflowY: 'auto', overscrollBehavior: 'contain' },
});
const Rows = chakra('ul', { base: { listStyle: 'none' } });
