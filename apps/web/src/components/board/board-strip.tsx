import { chakra } from '@chakra-ui/react';
import { BOARD_ORDER, isBlack } from './board-geometry.ts';

/**
 * The ring of doubles, unrolled: the edge of bars, bands and the footer. Two beds with wire
 * between them, repeated; the theme has the picture.
 * @param height CSS length or token; default: 0.375rem
 */
export const BoardStrip = chakra('div', {
  base: {
    height: '1.5',
    backgroundImage: 'var(--ring)',
    backgroundSize: '10% 100%',
    borderBlockWidth: '1px',
    borderColor: 'board.wire',
  },
});

/** The whole rim, unrolled, with its numbers in board order. Decoration. */
export function NumberStrip() {
  return (
    <NumberRow aria-hidden="true">
      {BOARD_ORDER.map((number) => (
        <NumberCell key={number} data-bed={isBlack(number) ? 'black' : 'sisal'}>
          {number}
        </NumberCell>
      ))}
    </NumberRow>
  );
}

const NumberRow = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(20, minmax(0, 1fr))',
    borderTopWidth: '6px',
    borderTopColor: 'board.surround',
    textStyle: 'number',
    fontSize: { base: 'xs', sm: 'md', lg: 'xl' },
    lineHeight: '1',
    textAlign: 'center',
  },
});

const NumberCell = chakra('span', {
  base: {
    paddingBlock: { base: '2', md: '3' },
    borderInlineEndWidth: '1px',
    borderColor: 'board.wire',
    bg: 'board.black',
    color: 'board.chalk',
    borderTopWidth: '6px',
    borderTopColor: 'board.red',
    '&[data-bed=sisal]': { bg: 'board.sisal', color: 'board.black', borderTopColor: 'board.green' },
    '&:last-of-type': { borderInlineEndWidth: '0' },
  },
});
