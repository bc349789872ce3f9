import { chakra } from '@chakra-ui/react';

/** The wall: dark, as a pub is, also by day. */
export const Screen = chakra('div', {
  base: {
    // a hundredth of the width of a screen of 16 to 9 that has room in the window; never below what a
    // phone can show
    '--unit': 'max(0.5rem, min(1vw, 1.7778vh))',
    layerStyle: 'pub',
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'screen',
    height: { lg: 'screen' },
    backgroundImage:
      'repeating-conic-gradient(from -9deg at 50% 118%, rgb(255 255 255 / 3%) 0 18deg, transparent 18deg 36deg)',
  },
});
export const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 'calc(2 * var(--unit))',
    paddingInline: 'calc(2 * var(--unit))',
    paddingBlock: 'calc(0.6 * var(--unit))',
    bg: 'board.surround',
    fontSize: 'calc(2.2 * var(--unit))',
    '& h1': {
      flex: '1 1 20rem',
      textStyle: 'heading',
      fontSize: 'inherit',
      overflowWrap: 'anywhere',
    },
    '& h2': { textStyle: 'heading', fontSize: 'inherit', color: 'tape' },
    '& small': { fontSize: 'calc(1.5 * var(--unit))', color: 'fg.muted' },
    // the clock keeps to its edge, also where it comes into a line of its own
    '& > :last-child': { marginInlineStart: 'auto' },
  },
});
export const Stage = chakra('section', {
  base: {
    flex: '1',
    minHeight: '0',
    padding: 'calc(2 * var(--unit))',
    animation: 'appear 200ms ease-out',
  },
});
export const Empty = chakra('p', {
  base: { textStyle: 'title', fontSize: 'calc(3 * var(--unit))' },
});
export const Lost = chakra('p', {
  base: {
    paddingInline: 'calc(2 * var(--unit))',
    bg: 'warning.solid',
    color: 'warning.contrast',
    textStyle: 'label',
    fontSize: 'calc(1.5 * var(--unit))',
    _empty: { display: 'none' },
  },
});
export const Controls = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    paddingInline: 'calc(2 * var(--unit))',
    paddingBottom: '2',
    fontSize: 'sm',
    color: 'fg.muted',
    '& > a': { marginInlineEnd: 'auto' },
  },
});
