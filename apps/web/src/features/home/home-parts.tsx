import { chakra } from '@chakra-ui/react';

export const List = chakra('ul', { base: { listStyle: 'none', layerStyle: 'wires' } });
export const Row = chakra('li', {
  base: { display: 'grid', gap: '1', paddingBlock: '3', borderBottomWidth: '1px' },
});
export const Title = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    textStyle: 'subheading',
    overflowWrap: 'anywhere',
  },
});
export const Meta = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } });
