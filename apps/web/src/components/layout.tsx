import { chakra } from '@chakra-ui/react';

/** Things beside each other, in as many lines as they need. */
export const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/** Things below each other. */
export const Stack = chakra('div', { base: { display: 'grid', gap: '4' } });
