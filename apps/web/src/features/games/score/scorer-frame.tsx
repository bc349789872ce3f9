import { chakra } from '@chakra-ui/react';
import { BoardStrip } from '../../../components/board/board-strip.tsx';

/** Where the parts of the scorer stand: one above the other, or side by side where it is wide. */
const WIDE = '@media (min-aspect-ratio: 1/1)';

export const Screen = chakra('div', {
  base: {
    display: 'grid',
    height: '100dvh',
    paddingBottom: 'env(safe-area-inset-bottom, 0px)',
    minHeight: '30rem',
    overflow: 'hidden',
    gridTemplateAreas: '"bar" "board" "strip" "beside" "work" "sync"',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto auto minmax(0, 1fr) auto',
    userSelect: 'none',
    bg: 'bg',
    [WIDE]: {
      minHeight: '20rem',
      gridTemplateAreas: '"bar bar bar" "board beside work" "sync sync sync"',
      gridTemplateColumns: 'minmax(0, 1fr) auto clamp(19rem, 34vw, 30rem)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
    },
  },
});
export const Board = chakra('section', {
  base: {
    gridArea: 'board',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    bg: 'bg',
    color: 'fg',
    '& > * + *': { borderInlineStart: '3px double {colors.border}' },
  },
});
export const Strip = chakra(BoardStrip, {
  base: { gridArea: 'strip', [WIDE]: { display: 'none' } },
});
export const Work = chakra('section', {
  base: {
    gridArea: 'work',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minHeight: '0',
    padding: '2',
    [WIDE]: { padding: '3' },
  },
});
