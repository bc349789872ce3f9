import { chakra } from '@chakra-ui/react';

/** By which a finger drags; a mouse takes the whole row. */
export const Grip = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '8',
    minHeight: '8',
    color: 'fg.muted',
    cursor: 'grab',
    touchAction: 'none',
    '& svg': { width: '4', height: '4' },
  },
});
