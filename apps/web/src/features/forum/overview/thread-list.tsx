import { chakra } from '@chakra-ui/react';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { distinct } from '../../../components/list/distinct.ts';
import { LoadMore } from '../../../components/list/load-more.tsx';
import { useFocusOnNew } from '../../../components/list/use-focus-on-new.ts';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { threadListQuery } from '../data/forum-queries.ts';
import { THREAD_COLUMNS, ThreadRow } from './thread-row.tsx';
import { useUnread } from './use-unread.tsx';

interface ThreadListProps {
  subforumId: number;
  cursor?: string;
}

export function ThreadList({ subforumId, cursor }: ThreadListProps) {
  const texts = useTexts('forum');
  const { subforum: words } = useTexts('forum/overview');
  const { client } = trpc.useUtils();
  const list = useSuspenseInfiniteQuery(threadListQuery(client, subforumId, cursor));
  const nextCursor = list.data.pages.at(-1)?.nextCursor;
  const threads = distinct(list.data.pages);
  const unreadIn = useUnread(threads.map(({ id }) => id));
  const rows = useRef<HTMLUListElement>(null);
  const focusNew = useFocusOnNew(rows, threads.length);
  return (
    <>
      {cursor ? (
        <FromStart>
          <TextLink to="/forum/subforum/$id" params={{ id: String(subforumId) }}>
            {words.fromStart()}
          </TextLink>
        </FromStart>
      ) : null}
      <ColumnHeads aria-hidden="true">
        <NumberHead gridColumnStart="3">{texts.counts.repliesLabel({ count: 2 })}</NumberHead>
        <span />
        <span>{words.lastActivity()}</span>
      </ColumnHeads>
      <List ref={rows}>
        {threads.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} unread={unreadIn(thread.id)} />
        ))}
      </List>
      <LoadMore
        list={list}
        label={words.more()}
        failed={words.moreFailed()}
        onLoad={focusNew}
        link={(props) => (
          <ButtonLink
            to="/forum/subforum/$id"
            params={{ id: String(subforumId) }}
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

const FromStart = chakra('p', { base: { marginBottom: '4' } });
const ColumnHeads = chakra('div', {
  base: {
    display: { base: 'none', md: 'grid' },
    gridTemplateColumns: THREAD_COLUMNS,
    columnGap: '4',
    paddingBottom: '1',
    borderBottomWidth: '1px',
    borderColor: 'border.strong',
    textStyle: 'label',
    color: 'fg.muted',
  },
});
const NumberHead = chakra('span', { base: { textAlign: 'end' } });
const List = chakra('ul', { base: { listStyle: 'none' } });
