import { chakra } from '@chakra-ui/react';
import type { PartyBoard, PartySide } from '@oche/darts/party/party';
import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';

interface RoundsTableProps {
  board: Extract<PartyBoard, { draws: 'rounds' }>;
  sides: readonly PartySide[];
  names: readonly string[];
  /** whose turn it is; null when it is over */
  next: number | null;
  /** counted from 0 */
  round: number;
}

/** More columns than these don't fit on a phone: of a long tie the latest rounds are shown. */
const MOST = 9;

/** A scoreboard as a ball park has it: a line a side, a column a round, the sum at the end. */
export function RoundsTable({ board, sides, names, next, round }: RoundsTableProps) {
  const texts = useTexts('games/party').slate;
  const thrown = Math.max(board.of, ...board.rounds.map((own) => own.length));
  const shown = Array.from({ length: thrown }, (_, index) => index).slice(-MOST);
  return (
    <Table style={{ '--rows': names.length + 1, '--columns': shown.length } as CSSProperties}>
      <VisuallyHidden as="caption">{texts.title()}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{texts.side()}</VisuallyHidden>
          </th>
          {shown.map((index) => (
            <th key={index} scope="col" data-now={(next !== null && index === round) || undefined}>
              {index + 1}
            </th>
          ))}
          <th scope="col">{texts.sum()}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name, side) => (
          // sides have no other name than their place
          <tr key={`${side} ${name}`} data-next={next === side || undefined}>
            <th scope="row">{name}</th>
            {shown.map((index) => (
              <td key={index} data-now={(next === side && index === round) || undefined}>
                {board.rounds[side]?.[index] ?? ''}
              </td>
            ))}
            <td>
              <b>{sides[side]?.score ?? 0}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const WIDE = '@media (min-aspect-ratio: 1/1)';

const Table = chakra('table', {
  base: {
    flex: '1',
    minHeight: '0',
    width: 'full',
    height: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textAlign: 'center',
    textStyle: 'number',
    '--size': 'clamp(1rem, min(calc(30dvh / var(--rows)), calc(50vw / var(--columns))), 2rem)',
    [WIDE]: {
      '--size': 'clamp(1rem, min(calc(50dvh / var(--rows)), calc(40vw / var(--columns))), 3.5rem)',
    },
    fontSize: 'var(--size)',
    '& thead th': {
      fontSize: 'max(0.8rem, 0.55em)',
      color: 'fg.muted',
      paddingBlock: '1',
      borderBottom: '3px solid {colors.board.green}',
      '&[data-now]': { color: 'warning' },
    },
    // names and sums need more than a figure
    '& tr > :first-of-type, & thead th:first-of-type': { width: '22%' },
    // three figures: a table takes no width that is partly a percentage
    '& tr > :last-child': { width: 'calc(var(--size) * 2.6)', whiteSpace: 'nowrap' },
    '& tbody th': {
      textStyle: 'subheading',
      fontSize: 'max(0.95rem, 0.7em)',
      textAlign: 'start',
      paddingInline: '2',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& tbody tr': { borderBottom: '1px solid {colors.border}' },
    '& tbody tr[data-next]': { bg: 'bg.raised', boxShadow: 'inset 5px 0 0 {colors.oche}' },
    '& td': { borderInlineStart: '1px solid {colors.border}', lineHeight: '1.1' },
    '& td[data-now]': { bg: 'warning.subtle' },
    '& b': { fontWeight: 'heavy', fontSize: '1.35em', lineHeight: '1' },
  },
});
