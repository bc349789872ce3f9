import { chakra } from '@chakra-ui/react';

interface ChartTableProps {
  /** the words that unfold it */
  summary: string;
  /** what the table is about, for screen readers */
  label: string;
  heads: readonly string[];
  /** the first cell of each row names it */
  rows: readonly (readonly string[])[];
  /** the last row: all others together */
  total?: readonly string[];
}

/** A chart's numbers as a table, unfolded by whoever wants them exactly, or hears them. */
export function ChartTable({ summary, label, heads, rows, total }: ChartTableProps) {
  return (
    <details>
      <Summary>{summary}</Summary>
      {/* focusable, so that a table wider than the page can be scrolled with the keyboard, too */}
      <Scroller role="group" aria-label={label} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              {heads.map((head, index) => (
                <th key={`${index} ${head}`} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <Row key={cells[0]} cells={cells} />
            ))}
          </tbody>
          {total ? (
            <tfoot>
              <Row cells={total} />
            </tfoot>
          ) : null}
        </Table>
      </Scroller>
    </details>
  );
}

function Row({ cells: [name, ...cells] }: { cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}

const Summary = chakra('summary', {
  base: { textStyle: 'label', cursor: 'pointer', paddingBlock: '2', width: 'fit' },
});
const Scroller = chakra('div', { base: { overflowX: 'auto' } });
const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textStyle: 'number',
    fontWeight: 'normal',
    '& th, & td': {
      paddingInline: '3',
      paddingBlock: '1',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      borderBottomWidth: '1px',
    },
    '& th:first-of-type': { textAlign: 'start', paddingInlineStart: '0' },
    '& thead th': { textStyle: 'label', color: 'fg.muted' },
    '& tfoot': { fontWeight: 'semibold' },
  },
});
