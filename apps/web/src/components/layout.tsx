import { chakra } from '@chakra-ui/react';

/** Things beside each other, in as many lines as they need. */
export const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/** Things below each other. */
export const Stack = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
});

/** Two columns where there is room for them; on a phone the second one is below the first. */
export const Split = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gap: { base: '8', lg: '12' },
  },
  variants: {
    sides: {
      even: { gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } },
      wideFirst: { gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(0, 1fr)' } },
    },
  },
});
