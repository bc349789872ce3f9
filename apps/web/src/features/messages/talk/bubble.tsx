import { chakra } from '@chakra-ui/react';

/** A row of the conversation: own ones on the right, others’ on the left, the house in the middle. */
export const Line = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, auto) auto',
    columnGap: '2',
    alignItems: 'end',
    justifyContent: 'start',
    paddingInlineEnd: { base: '4', md: '16' },
    '&[data-first]': { marginTop: '2' },
    '&[data-own]': {
      gridTemplateColumns: '2rem minmax(0, auto)',
      justifyContent: 'end',
      justifyItems: 'end',
      paddingInlineEnd: '0',
      paddingInlineStart: { base: '2', md: '16' },
    },
    '&[data-house]': {
      gridTemplateColumns: 'minmax(0, auto)',
      justifyContent: 'center',
      paddingInline: '0',
    },
    // a reader who has followed an answer or a search looks for it
    '&[data-target] [data-bubble]': { outline: '3px solid {colors.warning.solid}' },
    _focus: { outline: 'none' },
  },
});

/** All of a message beside the face of who says it. */
export const Cell = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto)',
    justifyItems: 'start',
    gap: '1.5',
    minWidth: '0',
    '&[data-own]': { justifyItems: 'end' },
    '&[data-house]': { justifyItems: 'center' },
  },
});

/**
 * What somebody says. Others’ are paper with a wire at the edge, own ones are a piece of the slate, and both are cut like
 * the bed that points at who says it.
 */
export const Bubble = chakra('div', {
  base: {
    minWidth: '0',
    maxWidth: '38rem',
    paddingBlock: '2',
    paddingInline: '3',
    bg: 'bg.raised',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderInlineStart: '4px solid {colors.positive.solid}',
    overflowWrap: 'anywhere',
    '&[data-own]': {
      bg: 'bg.sunken',
      borderWidth: '0',
      borderInlineStart: '4px solid {colors.accent.solid}',
      paddingInlineEnd: '5',
      clipPath: 'polygon(0 0, 100% 0, calc(100% - 0.7rem) 100%, 0 100%)',
    },
    '&[data-house]': {
      bg: 'bg.sunken',
      borderInlineStartWidth: '1px',
      borderInlineStartColor: 'border',
      borderBlock: '3px double {colors.border.strong}',
      borderInlineWidth: '0',
      textAlign: 'center',
    },
    '&[data-hidden]': { fontStyle: 'italic', color: 'fg.muted' },
  },
});

/** Lines stand as they were typed. */
export const Said = chakra('div', { base: { '& > div': { gap: '0' } } });

/** The time at the end of what was said, in the figures of a scoreboard. */
export const Foot = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '1.5',
    marginTop: '0.5',
    textStyle: 'number',
    fontSize: 'sm',
    lineHeight: '1.2',
    color: 'fg.muted',
  },
});

/** One photo stands alone, several share the place. */
export const Photos = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '1',
    width: 'min(22rem, 60vw)',
    marginBottom: '1',
    '& > :only-child': { gridColumn: '1 / -1' },
    '& img': { aspectRatio: '4 / 3' },
  },
});
