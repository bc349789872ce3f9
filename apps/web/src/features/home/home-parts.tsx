import { chakra } from '@chakra-ui/react';

/** A section's title, with a link to the full list. */
export const SectionHead = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4',
    marginBottom: '2',
    '& > a': { flexShrink: '0' },
  },
});
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
