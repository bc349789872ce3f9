import { chakra } from '@chakra-ui/react';

/** Where the parts of the picture stand: a strip on a phone, above the pad on a tablet, a column where it is wide. */
const NARROW = '@media (max-aspect-ratio: 1/1) and (max-width: 39.99rem)';
const WIDE = '@media (min-aspect-ratio: 1/1)';
/** From here on the picture stands above the pad, as high as a hand. */
const TALL = '@media (max-aspect-ratio: 1/1) and (min-width: 40rem)';

export const Panel = chakra('section', {
  base: {
    gridArea: 'beside',
    position: 'relative',
    display: 'grid',
    gridTemplateAreas: '"stage tools"',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    bg: 'board.surround',
    color: 'fg',
    [NARROW]: {
      '&[data-watching]': {
        gridTemplateAreas: '"stage" "tools"',
        gridTemplateColumns: 'minmax(0, 1fr)',
      },
    },
    [TALL]: {
      gridTemplateAreas: '"stage own" "stage tools"',
      gridTemplateColumns: 'minmax(0, 1fr) 13rem',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      height: '20dvh',
      '&[data-watching]': { height: '38dvh' },
    },
    [WIDE]: {
      gridTemplateAreas: '"stage" "tools" "own"',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto minmax(0, 1fr)',
      alignContent: 'start',
      width: 'clamp(12rem, min(32vw, 62dvh), 40rem)',
      minHeight: '0',
    },
    '&[data-large]': {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      gridTemplateAreas: '"stage" "tools"',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      width: 'full',
      height: 'full',
      paddingBottom: 'env(safe-area-inset-bottom, 0px)',
    },
  },
});
export const Stage = chakra('div', {
  base: {
    gridArea: 'stage',
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    width: '7rem',
    height: '7rem',
    bg: 'board.black',
    // the board is in the middle, so the square around it is what there is room for; where there is more, all is there
    '& > video': { position: 'absolute', inset: '0', objectFit: 'var(--fit, cover)' },
    [NARROW]: {
      '[data-watching] > &': { '--fit': 'contain', width: 'full', height: 'min(34dvh, 100vw)' },
    },
    [TALL]: { '--fit': 'contain', width: 'full', height: 'full', minHeight: '0' },
    [WIDE]: { width: 'full', height: 'auto', aspectRatio: '1' },
    '[data-large][aria-label] > &': {
      '--fit': 'contain',
      width: 'full',
      height: 'full',
      minHeight: '0',
      aspectRatio: 'auto',
    },
  },
});
export const Words = chakra('p', {
  base: {
    position: 'relative',
    padding: '2',
    textStyle: 'small',
    lineHeight: 'snug',
    textAlign: 'center',
    textWrap: 'balance',
    color: 'board.chalk',
    '[data-shown] > &': {
      alignSelf: 'end',
      width: 'full',
      padding: '1',
      bg: 'warning.solid',
      color: 'warning.contrast',
    },
    '&[data-covered]': { srOnly: true },
  },
});
export const Own = chakra('button', {
  base: {
    gridArea: 'own',
    display: 'none',
    alignSelf: 'start',
    justifySelf: 'end',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    margin: '2',
    bg: 'board.black',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    cursor: 'pointer',
    '& > video': { objectFit: 'cover' },
    [TALL]: { display: 'block', maxWidth: '11rem', maxHeight: 'calc(100% - {spacing.4})' },
    [WIDE]: { display: 'block', width: '9rem', maxHeight: 'calc(100% - {spacing.4})' },
    '[data-large] > &': {
      display: 'block',
      gridArea: 'stage',
      alignSelf: 'end',
      width: 'clamp(5rem, 22%, 12rem)',
      zIndex: '1',
    },
  },
});
export const Tools = chakra('div', {
  base: {
    gridArea: 'tools',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    padding: '1',
    '& > p': { textStyle: 'small', paddingInline: '2' },
  },
});
