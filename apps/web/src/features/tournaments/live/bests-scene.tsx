import { chakra } from '@chakra-ui/react';
import type { Bests } from '@oche/validators/tournaments/schemas';
import { BestLists } from '../bests/best-lists.tsx';

/** The best of the evening on the wall: the first of each list as large as a score. */
export function BestsScene({ bests }: { bests: Bests }) {
  return (
    <Lists>
      <BestLists bests={bests} level="h3" />
    </Lists>
  );
}

const Lists = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: 'calc(1.6 * var(--unit)) calc(2 * var(--unit))',
    height: { lg: 'full' },
    '& section': {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      bg: 'bg.raised',
      borderTop: 'calc(0.6 * var(--unit)) solid {colors.board.red}',
      overflow: 'hidden',
    },
    '& section:nth-of-type(even)': { borderTopColor: 'board.green' },
    '& h3': {
      paddingInline: 'calc(1.2 * var(--unit))',
      bg: 'board.surround',
      color: 'tape',
      textStyle: 'label',
      fontSize: 'calc(2 * var(--unit))',
    },
    '& ol': { listStyle: 'none' },
    '& li': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 'calc(1.2 * var(--unit))',
      paddingInline: 'calc(1.2 * var(--unit))',
      textStyle: 'number',
      fontSize: 'calc(2.4 * var(--unit))',
      lineHeight: '1.25',
    },
    '& li + li': { borderTop: '1px solid {colors.border}' },
    '& li:first-of-type': { fontSize: 'calc(3.6 * var(--unit))', fontWeight: 'heavy' },
    '& li:first-of-type b': { color: 'tape', fontWeight: 'heavy' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& p': { padding: 'calc(1.2 * var(--unit))', fontSize: 'calc(2.1 * var(--unit))' },
  },
});
