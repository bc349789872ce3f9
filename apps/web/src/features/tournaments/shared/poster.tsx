import { chakra } from '@chakra-ui/react';

/** What the heads of a tournament and of a series are made of. */
export const Poster = chakra('header', {
  base: {
    layerStyle: 'pub',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    marginBottom: '8',
    borderRadius: 'sm',
    // the board behind the words: its beds meet to the right, below the edge
    backgroundImage:
      'repeating-conic-gradient(from -9deg at 78% 112%, rgb(255 255 255 / 4%) 0 18deg, transparent 18deg 36deg)',
    // a series is seen from the other side
    '&[data-series]': {
      backgroundImage:
        'repeating-conic-gradient(from -9deg at 92% 0%, rgb(255 255 255 / 4%) 0 18deg, transparent 18deg 36deg)',
    },
    '&[data-off] h1, &[data-off] time strong': {
      textDecoration: 'line-through',
      textDecorationThickness: '3px',
    },
  },
});
export const PosterBand = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '2',
    bg: 'board.surround',
    color: 'fg.muted',
    textStyle: 'label',
  },
});
export const PosterName = chakra('h1', {
  base: {
    textStyle: 'title',
    fontSize: { base: '2xl', md: '3xl', lg: '4xl' },
    lineHeight: 'poster',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
});
export const Plates = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(5rem, 1fr))', md: 'repeat(4, auto)' },
    justifyContent: { md: 'start' },
    borderTop: '1px solid {colors.border}',
  },
});
export const Plate = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '1',
    paddingInline: { base: '3', md: '6' },
    paddingBlock: '3',
    borderInlineEnd: '1px solid {colors.border}',
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': {
      textStyle: 'number',
      fontWeight: 'heavy',
      fontSize: { base: '2xl', md: '3xl' },
      lineHeight: '1',
      whiteSpace: 'nowrap',
    },
    '& small': { fontSize: '0.6em', color: 'fg.muted' },
    '&[data-lit] dd': { color: 'warning' },
  },
});
