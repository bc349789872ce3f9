import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { ErrorState } from '../page/error-state.tsx';
import { SkeletonRows } from '../page/skeleton.tsx';
import { VisuallyHidden } from '../text.tsx';
import { useUi } from '../ui-context.tsx';
import { ListPager } from './list-pager.tsx';
import type { Column, ListFilter, ListTexts, Selection } from './list-parts.ts';
import { ListTable } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import type { ListAddress } from './use-list-address.ts';

/*
 * Long lists that somebody works through: searched, sorted, filtered and paged on the server, with all of it in the
 * address. A section needs three things:
 *
 *   const SHAPE = {                                   // what the address can say; a constant
 *     sorts: ['name', 'joined'],
 *     sortedBy: '-joined',                            // unless somebody chooses
 *     filters: { role: userRoles, joinedFrom: DAY },  // the values that there are, or how they look
 *   } as const;
 *   const address = useListAddress(search, SHAPE);
 *   const list = trpc.admin.members.list.useQuery(address.input, { placeholderData: (before) => before });
 *   <DataList label=… searchLabel=… address={address} list={list} columns={columns} filters={filters}
 *     keyOf={({ id }) => id} texts={useTexts('admin').list} />
 *
 * `address.input` is { search, sort, direction, cursor, …filters }, made for an input of `listInput(sorts, …)` of
 * `@oche/validators/data-list`. The procedure answers { items, nextCursor }.
 */

interface DataListProps<Row> {
  /** what is listed, for screen readers: "Benutzer" */
  label: string;
  /** what the search looks through; it stands in the box */
  searchLabel: string;
  address: ListAddress<{ cursor?: string }>;
  /** a query of tRPC, or an object with the same properties */
  list: {
    data: { items: readonly Row[]; nextCursor: string | null } | undefined;
    error: unknown;
    isPending: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  filters?: readonly ListFilter[];
  selection?: Selection<Row>;
  texts: ListTexts;
}

export function DataList<Row>(props: DataListProps<Row>) {
  const { address, columns, filters = [], searchLabel, texts } = props;
  return (
    <Root>
      <ListTools
        searchLabel={searchLabel}
        columns={columns}
        filters={filters}
        address={address}
        texts={texts}
      />
      <Rows {...props} />
    </Root>
  );
}

function Rows<Row>(props: DataListProps<Row>): ReactNode {
  const { label, address, list, columns, keyOf, selection, texts } = props;
  const { readError } = useUi();
  if (list.isPending) return <SkeletonRows count={8} />;
  if (!list.data) {
    return (
      <ErrorState
        title={texts.failed()}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      >
        {readError(list.error).message}
      </ErrorState>
    );
  }
  const { items, nextCursor } = list.data;
  if (items.length === 0) return <Nothing address={address} texts={texts} />;
  return (
    <>
      <VisuallyHidden role="status">{texts.shown({ count: items.length })}</VisuallyHidden>
      {selection && selection.keys.size > 0 ? (
        <MarkedBar
          data-screen=""
          role="group"
          aria-label={texts.marked({ count: selection.keys.size })}
        >
          <strong>{texts.marked({ count: selection.keys.size })}</strong>
          {selection.actions}
          <Button size="sm" variant="ghost" onClick={() => selection.onChange(new Set())}>
            {texts.unmark()}
          </Button>
        </MarkedBar>
      ) : null}
      <ListTable
        label={label}
        columns={columns}
        rows={items}
        keyOf={keyOf}
        address={address}
        selection={selection}
        texts={texts}
        isBusy={list.isPlaceholderData}
      />
      <ListPager cursor={address.input.cursor} nextCursor={nextCursor} texts={texts} />
    </>
  );
}

function Nothing({ address, texts }: { address: ListAddress; texts: ListTexts }) {
  const isNarrowed = Boolean(address.search) || Object.keys(address.filters).length > 0;
  if (!isNarrowed) return <EmptyState title={texts.empty()} />;
  return (
    <EmptyState
      drawing="missed"
      title={texts.none()}
      action={
        <Button variant="outline" onClick={address.reset}>
          {texts.reset()}
        </Button>
      }
    >
      <p>{texts.noneText()}</p>
    </EmptyState>
  );
}

const Root = chakra('div', { base: { minWidth: '0' } });
const MarkedBar = chakra('div', {
  base: {
    position: 'sticky',
    top: '2',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginBottom: '2',
    padding: '2',
    layerStyle: 'panel',
    borderInlineStart: '4px solid {colors.accent.solid}',
  },
});
