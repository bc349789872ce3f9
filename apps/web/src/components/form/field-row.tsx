import { chakra } from '@chakra-ui/react';

/** Puts fields side by side where there is room. */
export const FieldRow = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
});
