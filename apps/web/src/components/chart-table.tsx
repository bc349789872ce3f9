import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/react.tsx';

interface ChartTableProps {
  /** what the table is about, for screen readers */
  label: string;
  heads: readonly string[];
  /** the first cell of each row names it */
  rows: readonly (readonly string[])[];
}

/** A chart's numbers as a table, unfolded by who wants them exactly, or hears them. */
export function ChartTable(props: ChartTableProps) {
  const texts = useTexts('statistics');
  return (
    <details>
      <Summary>{texts.table()}</Summary>
      <NumberTable {...props} />
    </details>
  );
}

function NumberTable({ label, heads, rows }: ChartTableProps) {
  return (
    // focusable, so that a table wider than the page can be scrolled with the keyboard, too
    <Scroller role="region" aria-label={label} tabIndex={0}>
      <Table>
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
          {rows.map(([name, ...cells]) => (
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
  },
});
