import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { ListPager } from '../../components/data-list/list-pager.tsx';
import type { ListFilter } from '../../components/data-list/list-parts.ts';
import { ListTools } from '../../components/data-list/list-tools.tsx';
import type { ListAddress } from '../../components/data-list/use-list-address.ts';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../components/page/skeleton.tsx';
import { VisuallyHidden } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useIsAdmin } from '../../lib/auth.ts';
import { QueryFailed } from '../../patterns/query-state.tsx';

interface ListFrameProps<Row> {
  address: ListAddress<{ cursor?: string }>;
  searchLabel: string;
  filters: readonly ListFilter[];
  list: {
    data: { items: Row[]; nextCursor: string | null } | undefined;
    error: unknown;
    isPending: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** in which order, where one can choose */
  order?: ReactNode;
  /** the button that makes a new one, for admins */
  action: ReactNode;
  /** shown while there is nothing and nobody has searched */
  empty: { title: string; text?: string };
  children: (rows: Row[]) => ReactNode;
}

/** What the lists of all levels have in common: search, filters, pages, and what is said when there is nothing. */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const { address, searchLabel, filters, order, action } = props;
  const isAdmin = useIsAdmin();
  const { list: words } = useTexts('admin');
  return (
    <Root>
      <Bar>
        <ListTools
          searchLabel={searchLabel}
          columns={[]}
          filters={filters}
          address={address}
          texts={words}
        />
        {order}
        {isAdmin ? action : null}
      </Bar>
      <Rows {...props} />
    </Root>
  );
}

function Rows<Row>({ address, list, empty, children }: ListFrameProps<Row>) {
  const texts = useTexts('forum/admin');
  const { list: words } = useTexts('admin');
  if (list.isPending) return <SkeletonRows count={6} />;
  if (!list.data) return <QueryFailed query={list} title={words.failed()} />;
  const { items, nextCursor } = list.data;
  const isNarrowed = Boolean(address.search) || Object.keys(address.filters).length > 0;
  if (items.length === 0) {
    return isNarrowed ? (
      <EmptyState
        drawing="missed"
        title={texts.empty.none()}
        action={
          <Button variant="outline" onClick={address.reset}>
            {words.reset()}
          </Button>
        }
      >
        <p>{texts.empty.noneText()}</p>
      </EmptyState>
    ) : (
      <EmptyState drawing="chalkboard" title={empty.title}>
        {empty.text ? <p>{empty.text}</p> : null}
      </EmptyState>
    );
  }
  return (
    <>
      <VisuallyHidden role="status">{words.shown({ count: items.length })}</VisuallyHidden>
      <Body data-busy={list.isPlaceholderData || undefined}>{children(items)}</Body>
      <ListPager cursor={address.input.cursor} nextCursor={nextCursor} texts={words} />
    </>
  );
}

const Root = chakra('div', { base: { minWidth: '0' } });
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: '4',
    '& > div': { flex: '1 1 20rem', minWidth: '0' },
    '& > button, & > [data-order]': { marginBottom: '4' },
    '& > [data-order]': { flex: '0 1 auto' },
  },
});
const Body = chakra('div', {
  base: {
    minWidth: '0',
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    '&[data-busy]': { opacity: '0.6' },
  },
});
