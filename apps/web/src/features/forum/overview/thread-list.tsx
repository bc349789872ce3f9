import { chakra } from '@chakra-ui/react';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { TextLink } from '../../../components/link.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { threadListQuery } from '../forum-queries.ts';
import { THREAD_COLUMNS, ThreadRow } from './thread-row.tsx';

type Thread = RouterOutputs['forum']['thread']['list']['items'][number];

interface ThreadListProps {
  subforumId: number;
  cursor?: string;
}

export function ThreadList({ subforumId, cursor }: ThreadListProps) {
  const texts = useTexts('forum');
  const { texts: words } = useUi();
  const { client } = trpc.useUtils();
  const list = useSuspenseInfiniteQuery(threadListQuery(client, subforumId, cursor));
  const nextCursor = list.data.pages.at(-1)?.nextCursor;
  const threads = distinct(list.data.pages);
  const rows = useRef<HTMLUListElement>(null);
  const focusNew = useFocusOnNew(rows, threads.length);
  return (
    <>
      {cursor ? (
        <FromStart>
          <TextLink to="/forum/subforum/$id" params={{ id: String(subforumId) }}>
            {texts.subforum.fromStart()}
          </TextLink>
        </FromStart>
      ) : null}
      <ColumnHeads aria-hidden="true">
        <span />
        <NumberHead>{texts.counts.repliesLabel({ count: 2 })}</NumberHead>
        <span>{texts.subforum.lastActivity()}</span>
      </ColumnHeads>
      <List ref={rows}>
        {threads.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} />
        ))}
      </List>
      {list.isFetchNextPageError ? <FormError>{texts.subforum.moreFailed()}</FormError> : null}
      {nextCursor ? (
        <More>
          <ButtonLink
            to="/forum/subforum/$id"
            params={{ id: String(subforumId) }}
            search={{ cursor: nextCursor }}
            preload={false}
            variant="outline"
            aria-busy={list.isFetchingNextPage}
            onClick={(event) => {
              event.preventDefault();
              if (list.isFetchingNextPage) return;
              focusNew();
              list.fetchNextPage();
            }}
          >
            {list.isFetchingNextPage ? words.loading : texts.subforum.more()}
          </ButtonLink>
        </More>
      ) : null}
    </>
  );
}

/** Once more rows have come, the focus goes on with the first of them. */
function useFocusOnNew(rows: RefObject<HTMLElement | null>, count: number) {
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || count <= from.current) return;
    const first = rows.current?.children[from.current];
    first?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
    from.current = null;
  }, [rows, count]);
  return () => {
    from.current = count;
  };
}

/** A thread that moved up while the reader went on stands once, where it was first seen. */
function distinct(pages: { items: Thread[] }[]): Thread[] {
  const byId = new Map<number, Thread>();
  for (const thread of pages.flatMap(({ items }) => items)) {
    if (!byId.has(thread.id)) byId.set(thread.id, thread);
  }
  return [...byId.values()];
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
const More = chakra('div', {
  base: { display: 'flex', justifyContent: 'center', paddingBlock: '6' },
});
