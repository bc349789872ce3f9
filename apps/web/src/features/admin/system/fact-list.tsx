import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Fact {
  /** empty: it goes on with the one before */
  label: string;
  value: ReactNode;
}

/** What is so, with its name before it. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Facts>
      {facts.map(({ label, value }, index) => (
        // the list is always the same
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

interface FactTableProps {
  label: string;
  heads: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

/** A small table of numbers. */
export function FactTable({ label, heads, rows }: FactTableProps) {
  return (
    // focusable, so that a table wider than the page can be scrolled with the keyboard, too
    <Scroller role="group" aria-label={label} tabIndex={0}>
      <Table aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1',
    textStyle: 'small',
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& dt': {
      color: 'fg.muted',
      minWidth: '10rem',
      _empty: { display: { base: 'none', sm: 'block' } },
    },
    '& dd': { margin: '0', minWidth: '0', overflowWrap: 'anywhere' },
  },
});
const Scroller = chakra('div', { base: { overflowX: 'auto' } });
const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textStyle: 'small',
    '& th, & td': {
      paddingBlock: '1.5',
      paddingInlineEnd: '3',
      borderBottomWidth: '1px',
      textAlign: 'start',
    },
    '& td, & thead th:not(:first-of-type)': {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& thead th': { color: 'fg.muted', fontWeight: 'normal' },
    '& tbody th': { fontWeight: 'normal', whiteSpace: 'nowrap' },
  },
});
