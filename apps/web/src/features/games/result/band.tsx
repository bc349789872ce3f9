import { chakra } from '@chakra-ui/react';

/** A black band under the score board, with an edge of the board's colour. */
export const Band = chakra('section', {
  base: {
    layerStyle: 'pub',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '3',
    marginBottom: '6',
    paddingInline: { base: '3', md: '5' },
    paddingBlock: '4',
    borderInlineStart: '8px solid {colors.border.strong}',
    borderRadius: 'sm',
    '&[data-tone=ask]': { borderColor: 'tape' },
    '&[data-tone=good]': { borderColor: 'board.green' },
    '&[data-tone=bad]': { borderColor: 'board.red' },
  },
});
export const Words = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    flex: '1 1 16rem',
    '& > h2': { textStyle: 'title' },
    '& > p': { maxWidth: 'measure' },
    '& > blockquote': {
      paddingInlineStart: '3',
      borderInlineStart: '3px double {colors.border.strong}',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
    },
  },
});
export const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    // one under the other where a thumb is, the weightier one first
    '& > *': { flex: { base: '1 1 auto', sm: '0 1 auto' } },
    _empty: { display: 'none' },
  },
});
