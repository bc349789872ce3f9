import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Checkbox } from '../form/controls.ts';
import { VisuallyHidden } from '../text.tsx';
import type { Column, ListTexts, Selection } from './list-parts.ts';
import type { ListAddress } from './use-list-address.ts';

interface ListTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  address: ListAddress;
  selection: Selection<Row> | undefined;
  texts: ListTexts;
  isBusy: boolean;
}

/**
 * The rows: a dense table, whose rows are cards on a phone. The roles stand there in words, as browsers forget them
 * where a table is laid out as something else.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, columns, rows, keyOf, address, selection, texts, isBusy } = props;
  return (
    // focusable, so that a table wider than the page can be scrolled with the keyboard, too
    <Scroller role="group" aria-label={label} tabIndex={0} data-busy={isBusy || undefined}>
      <Table role="table" aria-label={label} aria-busy={isBusy}>
        <Head role="rowgroup">
          <HeadRow role="row">
            {selection ? (
              <HeadCell role="columnheader">
                <MarkAll rows={rows} keyOf={keyOf} selection={selection} label={texts.markAll()} />
              </HeadCell>
            ) : null}
            {columns.map((column) => (
              <SortHead key={column.key} column={column} address={address} />
            ))}
          </HeadRow>
        </Head>
        <Body role="rowgroup">
          {rows.map((row) => (
            <TableRow key={keyOf(row)} row={row} {...props} />
          ))}
        </Body>
      </Table>
    </Scroller>
  );
}

function SortHead<Row>({ column, address }: { column: Column<Row>; address: ListAddress }) {
  const { label, sort, align, from, isActions } = column;
  const look = { role: 'columnheader', scope: 'col', align, from } as const;
  if (!sort) {
    return (
      <HeadCell {...look}>{isActions ? <VisuallyHidden>{label}</VisuallyHidden> : label}</HeadCell>
    );
  }
  const isSorted = address.sort === sort.by;
  const isUp = address.direction === 'asc';
  const Arrow = isSorted ? (isUp ? ArrowUp : ArrowDown) : ChevronsUpDown;
  const next = isSorted ? (isUp ? 'desc' : 'asc') : sort.first;
  return (
    <HeadCell {...look} aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : 'none'}>
      <SortButton
        type="button"
        data-sorted={isSorted || undefined}
        onClick={() => address.setSort(sort.by, next)}
      >
        {label}
        <Arrow aria-hidden="true" />
      </SortButton>
    </HeadCell>
  );
}

function TableRow<Row>({ row, columns, keyOf, selection }: ListTableProps<Row> & { row: Row }) {
  const key = keyOf(row);
  const isMarked = selection?.keys.has(key) ?? false;
  return (
    <BodyRow role="row" data-marked={isMarked || undefined}>
      {selection ? (
        <Cell role="cell" data-mark>
          <Checkbox
            type="checkbox"
            aria-label={selection.labelOf(row)}
            checked={isMarked}
            onChange={() => selection.onChange(toggled(selection.keys, key))}
          />
        </Cell>
      ) : null}
      {columns.map(
        ({ key: name, label, align, from, isActions, onPhone = 'line', cell }, index) => (
          <Cell
            key={name}
            as={index === 0 ? 'th' : 'td'}
            role={index === 0 ? 'rowheader' : 'cell'}
            scope={index === 0 ? 'row' : undefined}
            align={align}
            from={from}
            data-actions={isActions || undefined}
            data-phone={index === 0 || isActions ? undefined : onPhone}
          >
            {index === 0 || isActions || onPhone !== 'line' ? null : (
              <CardLabel aria-hidden="true">{label}</CardLabel>
            )}
            <Value>{cell(row)}</Value>
          </Cell>
        ),
      )}
    </BodyRow>
  );
}

interface MarkAllProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  selection: Selection<Row>;
  label: string;
}

function MarkAll<Row>({ rows, keyOf, selection, label }: MarkAllProps<Row>): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  const marked = rows.filter((row) => selection.keys.has(keyOf(row))).length;
  const isAll = marked === rows.length && marked > 0;
  useEffect(() => {
    if (box.current) box.current.indeterminate = marked > 0 && !isAll;
  }, [marked, isAll]);
  return (
    <Checkbox
      ref={box}
      type="checkbox"
      aria-label={label}
      checked={isAll}
      onChange={() => selection.onChange(new Set(isAll ? [] : rows.map(keyOf)))}
    />
  );
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

const Scroller = chakra('div', {
  base: {
    overflowX: { md: 'auto' },
    layerStyle: { md: 'panel' },
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    '&[data-busy]': { opacity: '0.6' },
  },
});
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    display: { mdDown: 'block' },
    textStyle: 'small',
  },
});
/* a column that comes later with the width; on a phone's card it is a line like the others */
const from = {
  md: {},
  lg: { display: { md: 'none', lg: 'table-cell' } },
  xl: { display: { md: 'none', xl: 'table-cell' } },
} as const;
const align = { start: {}, end: { textAlign: { md: 'end' } } } as const;

const Head = chakra('thead', {
  base: {
    display: { mdDown: 'none' },
    bg: 'board.surround',
    color: 'board.chalk',
    borderBottom: '3px solid {colors.accent.solid}',
  },
});
const HeadRow = chakra('tr', {});
const HeadCell = chakra('th', {
  base: {
    paddingInline: '2.5',
    paddingBlock: '0',
    height: '9',
    textStyle: 'label',
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  variants: { from, align },
});
const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '9',
    font: 'inherit',
    letterSpacing: 'inherit',
    textTransform: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    outlineColor: 'board.chalk',
    '& svg': { width: '1.1em', height: '1.1em', opacity: '0.6' },
    '&[data-sorted] svg': { opacity: '1' },
    '&[data-sorted]': { textDecorationLine: 'underline', textUnderlineOffset: '0.3em' },
    _hover: { textDecorationLine: 'underline', textUnderlineOffset: '0.3em' },
  },
});
const Body = chakra('tbody', { base: { display: { mdDown: 'grid' }, gap: { mdDown: '3' } } });
const BodyRow = chakra('tr', {
  base: {
    position: 'relative',
    borderBottomWidth: { md: '1px' },
    _last: { borderBottomWidth: '0' },
    _hover: { bg: { md: 'bg.sunken' } },
    '&[data-marked]': { bg: 'accent.subtle' },
    mdDown: {
      layerStyle: 'panel',
      borderInlineStart: '4px solid {colors.border.strong}',
      padding: '3',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      rowGap: '1.5',
    },
  },
});
const Cell = chakra('td', {
  base: {
    fontWeight: 'normal',
    textAlign: 'start',
    verticalAlign: 'middle',
    minWidth: '0',
    overflowWrap: 'anywhere',
    paddingInline: { md: '2.5' },
    paddingBlock: { md: '1.5' },
    mdDown: {
      display: 'grid',
      flexBasis: 'full',
      gridTemplateColumns: '7.5rem minmax(0, 1fr)',
      columnGap: '3',
      alignItems: 'baseline',
      '&[role=rowheader], &[data-actions]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '&[data-phone=bare]': { display: 'block', flexBasis: 'auto' },
      '&[data-phone=none]': { display: 'none' },
      '&[data-mark]': { position: 'absolute', insetInlineEnd: '3', top: '3', display: 'block' },
    },
  },
  variants: { from, align },
});
const CardLabel = chakra('span', {
  base: { display: { md: 'none' }, textStyle: 'label', color: 'fg.muted' },
});
const Value = chakra('div', { base: { minWidth: '0' } });
