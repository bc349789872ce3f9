import { chakra } from '@chakra-ui/react';
import { Container } from '../../components/card.tsx';

/** A quiet line above every page. */
export const Band = chakra('section', {
  base: { bg: 'warning.subtle', color: 'fg', borderBottomWidth: '1px', borderColor: 'border' },
});
export const Row = chakra(Container, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '2',
    textStyle: 'small',
    overflowWrap: 'anywhere',
  },
});
