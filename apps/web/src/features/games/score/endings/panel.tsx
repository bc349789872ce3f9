import { chakra } from '@chakra-ui/react';

/** Shown in place of the pad when there is nothing to enter. */
export const OverPanel = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    '& > button, & > a': { width: 'full' },
  },
});
export const OverTitle = chakra('h2', {
  base: { textStyle: 'poster', fontSize: 'clamp(2rem, 9vw, 3.5rem)', outline: 'none' },
});
