import { chakra } from '@chakra-ui/react';

/** Fields of one entry in a list of them, beside each other where there is room. */
export const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr)) auto',
    },
    gap: '3',
    alignItems: 'end',
    paddingBottom: '3',
    borderBottomWidth: '1px',
    maxWidth: '60rem',
    '& > button': { justifySelf: 'start' },
  },
});
