import { chakra } from '@chakra-ui/react';

/** The form that sticks to the lower edge of the window, put away with its head alone. */
export const Panel = chakra('section', {
  base: {
    position: 'sticky',
    bottom: 'calc(var(--dock-head, 100%) - var(--dock-height, 0px) + var(--bar, 0px))',
    zIndex: 'sticky',
    layerStyle: 'panel',
    '&[data-open]': {
      /* the keyboard of a phone lies on the bar */
      bottom: 'max(var(--keyboard, 0px), var(--bar, 0px))',
      maxHeight: 'calc(100dvh - max(var(--keyboard, 0px), var(--bar, 0px)) - 4.5rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      boxShadow: 'overlay',
    },
    /* six rows where there is room for them and for some of the thread, else fewer */
    '& textarea': { maxHeight: 'max(5rem, calc(100dvh - var(--keyboard, 0px) - 24rem))' },
    /* two rows, and one for all tools: the head says already what is written */
    '&[data-tight]': {
      '& textarea': { maxHeight: '4rem' },
      '& label:has(+ div > textarea)': { srOnly: true },
      '& :has(> [role=group])': { flexWrap: 'nowrap' },
      '& [role=group]': {
        flexWrap: 'nowrap',
        minWidth: '0',
        overflowX: 'auto',
        scrollbarWidth: 'none',
      },
    },
    _print: { display: 'none' },
  },
});
/** The band of the board, by which the form is taken out and put away. */
export const Head = chakra('div', {
  base: {
    '[data-open] > &': { position: 'sticky', top: '0', zIndex: '1' },
    '[data-tight] > &': { minHeight: '9' },
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: '12',
    paddingInline: { base: '4', md: '5' },
    bg: 'bg.inverse',
    color: 'fg.inverse',
    '& button:hover': { '--ground': 'transparent', textDecoration: 'underline' },
  },
});
export const Beside = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1' } });
export const Inside = chakra('div', {
  base: {
    padding: { base: '3', md: '5' },
    '[data-tight] > &': { padding: '2' },
    // what is answered stands beside the form
    '&:has(> section)': {
      display: { lg: 'grid' },
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      // the panel grows upwards as that post arrives, and the button that sends stays where it is
      alignItems: 'end',
      gap: '5',
    },
  },
});
