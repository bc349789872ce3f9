import { chakra } from '@chakra-ui/react';

export interface SidesRow {
  label: string;
  /** of each side */
  values: readonly string[];
  /** which of two sides is better, where one is */
  better?: number | undefined;
}

interface TwoSidesProps {
  caption: string;
  names: readonly string[];
  rows: readonly SidesRow[];
}

/** Numbers of two sides on either side of what they mean, as a broadcast shows them. */
export function TwoSides({ caption, names, rows }: TwoSidesProps) {
  const [left, right] = names;
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{left}</th>
          <td />
          {right === undefined ? null : <th scope="col">{right}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <Value row={row} side={0} />
            <th scope="row">{row.label}</th>
            {right === undefined ? null : <Value row={row} side={1} />}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Value({ row: { values, better }, side }: { row: SidesRow; side: number }) {
  return (
    <td
      data-better={better === side || undefined}
      data-worse={(better !== undefined && better !== side) || undefined}
    >
      {values[side]}
    </td>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    layerStyle: 'panel',
    textAlign: 'center',
    '& caption': {
      textStyle: 'subheading',
      textAlign: 'start',
      paddingInline: '4',
      paddingBlock: '1.5',
      bg: 'board.surround',
      color: 'board.chalk',
      borderBottom: '3px solid {colors.accent.solid}',
    },
    // the words are longer than the numbers
    '& thead td': { width: '38%' },
    '& thead th': {
      textStyle: 'subheading',
      // so that a long surname stays whole in a narrow table
      fontSize: { base: 'md', lg: 'lg' },
      paddingBlock: '2',
      paddingInline: { base: '1', lg: '2' },
      overflowWrap: 'anywhere',
    },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'border' },
    '& tbody th': { textStyle: 'label', color: 'fg.muted', paddingInline: '1' },
    '& tbody th, & tbody td': { paddingBlock: '1.5' },
    '& tbody td': { textStyle: 'number', fontSize: 'xl', fontWeight: 'heavy' },
    '& [data-better]': { boxShadow: 'inset 0 -3px 0 {colors.positive.solid}' },
    '& [data-worse]': { color: 'fg.muted', fontWeight: 'semibold' },
  },
});
