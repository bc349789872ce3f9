import { chakra } from '@chakra-ui/react';

/**
 * A table of times. Its cells are plain elements that are styled from here: there are hundreds of
 * them, and styling each would cost the server time. A cell shows how much is free by its filling
 * and its number, not by colour alone.
 */
export const SlotTable = chakra('table', {
  base: {
    borderCollapse: 'separate',
    borderSpacing: '2px',
    width: 'full',
    tableLayout: 'fixed',
    textStyle: 'number',
    '& th': { fontWeight: 'semibold', textAlign: 'start', whiteSpace: 'nowrap' },
    '& thead th': { fontSize: 'sm', color: 'fg.muted', verticalAlign: 'bottom' },
    '& thead th[data-hour]': {
      borderInlineStart: '1px solid {colors.border}',
      paddingInlineStart: '1',
    },
    '& th:first-of-type': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '1',
      paddingInlineEnd: '2',
      bg: 'bg',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& tr[data-today] > th': {
      boxShadow: 'inset 3px 0 0 {colors.accent.solid}',
      paddingInlineStart: '2',
    },
    '& th small': { display: 'block', fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' },
    '& td': { height: '9', padding: '0' },
    '& td[data-closed]': {
      paddingInline: '3',
      textStyle: 'small',
      color: 'fg.muted',
      bg: 'bg.sunken',
      borderRadius: 'sm',
    },
    '& td[data-busy]': {
      borderRadius: 'sm',
      bg: 'bg.sunken',
      backgroundImage:
        'repeating-linear-gradient(135deg, transparent 0 5px, {colors.border.strong} 5px 6px)',
      borderWidth: '1px',
      borderColor: 'border.strong',
    },
    /* a bed of its own: the reader's booking stands out by its ground, its edge and its word */
    '& td[data-own] a': {
      display: 'grid',
      alignItems: 'center',
      height: 'full',
      paddingInline: '2',
      overflow: 'hidden',
      borderRadius: 'sm',
      bg: 'bg.inverse',
      color: 'fg.inverse',
      textStyle: 'label',
      whiteSpace: 'nowrap',
      clipPath: 'polygon(0 0, 100% 0, calc(100% - 0.5rem) 100%, 0 100%)',
    },
    '& button': {
      position: 'relative',
      display: 'block',
      width: 'full',
      height: 'full',
      overflow: 'hidden',
      isolation: 'isolate',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'sm',
      fontSize: 'sm',
      lineHeight: '1',
      cursor: 'pointer',
      transition: 'border-color 120ms',
    },
    '& button[data-own]::after': {
      content: '""',
      position: 'absolute',
      top: '0',
      insetInlineStart: '0',
      borderStyle: 'solid',
      borderWidth: '0.7rem 0.7rem 0 0',
      borderColor: '{colors.fg} transparent transparent transparent',
    },
    '& button:hover': { borderColor: 'fg', boxShadow: 'inset 0 0 0 1px {colors.fg}' },
    '& button:focus-visible': { outlineOffset: '1px', zIndex: '2' },
    '& button[data-state=free]': { bg: 'positive.subtle', borderColor: 'positive' },
    /* filled from below, in proportion to the free boards */
    '& button[data-state=some]': {
      borderColor: 'positive',
      backgroundImage:
        'linear-gradient(to top, {colors.positive.subtle} var(--free), transparent var(--free))',
    },
    '& button[data-state=full]': {
      color: 'fg.muted',
      backgroundImage:
        'repeating-linear-gradient(135deg, transparent 0 5px, {colors.border} 5px 6px)',
      borderColor: 'border',
    },
    '& button[data-state=over]': {
      color: 'fg.muted',
      borderColor: 'transparent',
      bg: 'bg.sunken',
      cursor: 'default',
      boxShadow: 'none',
    },
  },
});

/** Wide tables scroll in here, so that the page doesn't. */
export const TableScroller = chakra('div', {
  base: { position: 'relative', overflowX: 'auto', paddingBottom: '2' },
});
