import { chakra } from '@chakra-ui/react';

/** A list whose rows are separated by lines. */
export const RuledList = chakra('ul', {
  base: {
    listStyle: 'none',
    borderTopWidth: '1px',
    '& > li': { borderBottomWidth: '1px' },
    _empty: { display: 'none' },
  },
});

/** One row of a list: its text, and at the end what can be done with it. */
export const RuledRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    paddingBlock: '2.5',
    minWidth: '0',
    overflowWrap: 'anywhere',
  },
});
export const RowWords = chakra('div', { base: { flex: '1 1 12rem', minWidth: '0' } });
export const RowActions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' },
});
