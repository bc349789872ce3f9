import { chakra } from '@chakra-ui/react';

/** The preview of a drag: where the booking would be. */
export const Ghost = chakra('div', {
  base: {
    position: 'absolute',
    /* above the booking, which has the focus while it is moved by keys */
    zIndex: '3',
    padding: '1',
    overflow: 'hidden',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'fg',
    borderRadius: 'sm',
    bg: 'bg',
    textStyle: 'number',
    fontSize: 'sm',
    lineHeight: '1.2',
    pointerEvents: 'none',
  },
});

const box = {
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  overflow: 'hidden',
  textAlign: 'start',
  borderRadius: 'sm',
  cursor: 'pointer',
  _focusVisible: { zIndex: '3', outlineOffset: '0' },
} as const;

export const EntryButton = chakra('button', {
  base: {
    ...box,
    containerType: 'size',
    /* a line that has no room is in the next column, out of sight: none is cut in half */
    flexWrap: 'wrap',
    columnGap: '2',
    '& > span': { width: 'full' },
    zIndex: '1',
    paddingInlineStart: '1.5',
    paddingInlineEnd: '1',
    paddingBlock: '0.5',
    bg: 'positive.subtle',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'positive.solid',
    borderInlineStart: '5px solid {colors.positive.solid}',
    touchAction: 'manipulation',
    WebkitTouchCallout: 'none',
    '&[data-movable]': { cursor: 'grab' },
    '&[data-status=requested]': {
      bg: 'warning.subtle',
      borderStyle: 'dashed',
      borderColor: 'warning',
      borderInlineStart: '5px dashed {colors.warning.solid}',
    },
    '&[data-status=completed]': {
      bg: 'bg.sunken',
      borderColor: 'border.strong',
      borderInlineStartColor: 'border.strong',
    },
    '&[data-status=no_show]': {
      bg: 'accent.subtle',
      borderColor: 'accent.solid',
      borderInlineStartColor: 'accent.solid',
    },
    '&[data-status=cancelled]': {
      zIndex: '0',
      bg: 'transparent',
      color: 'fg.muted',
      borderStyle: 'dotted',
      borderColor: 'border.strong',
      borderInlineStart: '1px dotted {colors.border.strong}',
    },
    '&:is([data-status=no_show], [data-status=cancelled]) span': { textDecoration: 'line-through' },
    '&[data-moving]': { opacity: '0.45' },
    '&[data-crowded]': { paddingInlineStart: '1', paddingInlineEnd: '0' },
    /* for boxes with too little height for two lines; here, too, what has no room is out of sight */
    '&[data-flat]': {
      flexDirection: 'row',
      alignItems: 'baseline',
      columnGap: '1.5',
      rowGap: '2',
      '& > span': { width: 'auto' },
    },
  },
});
/* in narrow boxes the time comes first and without the end, which the height shows; names wrap */
const NARROW = '@container (max-width: 5rem)';
const TIGHT = '@container (max-width: 3.25rem)';
const line = {
  display: 'block',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '1.3',
} as const;
/** Whole lines of a name, as many as leave room for the time and for people and price. */
const nameLines = (lines: number, lineHeight: number) =>
  `min(${lines * lineHeight}em, max(${lineHeight}em, round(down, 100cqh - 2rem, ${lineHeight}em)))`;
export const EntryName = chakra('span', {
  base: {
    display: 'block',
    flexShrink: '0',
    minWidth: '0',
    maxHeight: nameLines(2, 1.3),
    overflow: 'hidden',
    fontFamily: 'display',
    fontWeight: 'semibold',
    fontSize: 'sm',
    lineHeight: '1.3',
    [NARROW]: { maxHeight: nameLines(3, 1.15), fontSize: 'xs', lineHeight: '1.15' },
    '[data-flat] > &': { ...line, maxWidth: 'full' },
  },
});
export const Word = chakra('span', {
  base: {
    display: 'inline-block',
    maxWidth: 'full',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  },
});
export const Until = chakra('span', { base: { [NARROW]: { display: 'none' } } });
const quiet = { ...line, flexShrink: '0', textStyle: 'number', fontSize: 'xs' } as const;
const icons = {
  '& svg': {
    display: 'inline-block',
    width: '1em',
    height: '1em',
    marginInlineEnd: '0.5',
    verticalAlign: '-0.12em',
  },
} as const;
export const EntryTime = chakra('span', {
  base: {
    ...quiet,
    '& svg': { ...icons['& svg'], marginInlineEnd: '1' },
    /* the colour of the edge still shows the status */
    [NARROW]: { order: '-1', '& svg': { display: 'none' } },
    '[data-flat] > &': { '& svg': { display: 'none' }, [NARROW]: { display: 'none' } },
  },
});
/* people and price stand below each other rather than that a number is cut */
export const EntryFacts = chakra('span', {
  base: {
    ...quiet,
    ...icons,
    whiteSpace: 'normal',
    '& > span, & > b': {
      display: 'inline-block',
      whiteSpace: 'nowrap',
      fontWeight: 'semibold',
      marginInlineEnd: '1.5',
    },
    '[data-flat] > &': { whiteSpace: 'nowrap', [NARROW]: { display: 'none' } },
  },
});
export const EntryBoards = chakra('span', { base: { ...quiet, [TIGHT]: { display: 'none' } } });
export const Hold = chakra('div', {
  base: {
    ...box,
    cursor: 'default',
    paddingInline: '1.5',
    paddingBlock: '0.5',
    color: 'fg.muted',
    textStyle: 'caption',
    lineHeight: '1.25',
    borderWidth: '1px',
    borderStyle: 'dotted',
    borderColor: 'border.strong',
  },
});
export const BlockButton = chakra('button', {
  base: {
    ...box,
    containerType: 'size',
    paddingInline: '1.5',
    paddingBlock: '0.5',
    color: 'fg.muted',
    borderWidth: '1px',
    borderColor: 'border.strong',
    backgroundColor: 'bg.sunken',
    backgroundImage:
      'repeating-linear-gradient(-45deg, transparent 0 7px, {colors.border} 7px 8px)',
  },
});
export const BlockWords = chakra('span', {
  base: {
    display: 'inline-block',
    maxWidth: 'full',
    maxHeight: 'max(1.3em, round(down, 100cqh, 1.3em))',
    overflow: 'hidden',
    paddingInline: '1',
    bg: 'bg.sunken',
    fontFamily: 'display',
    fontWeight: 'semibold',
    fontSize: 'sm',
    lineHeight: '1.3',
  },
});
