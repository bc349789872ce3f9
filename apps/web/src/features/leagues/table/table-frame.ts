import { chakra } from '@chakra-ui/react';

/** How tables of a league look: as they hang in the pub. What is `data-wide` stands in them where there is room. */
export const TableFrame = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    bg: 'bg.raised',
    border: '1px solid {colors.border.strong}',
    textStyle: 'number',
    fontSize: 'lg',
    textAlign: 'center',
    '& thead': { bg: 'board.black', color: 'board.chalk' },
    '& thead th': { textStyle: 'label', fontSize: 'xs', paddingBlock: '2', paddingInline: '1.5' },
    '& [data-name]': { textAlign: 'start', width: 'full', overflowWrap: 'anywhere' },
    '& tbody th': { paddingInline: '2', paddingBlock: '1', fontWeight: 'semibold' },
    '& tbody tr + tr': { borderTop: '1px solid {colors.border}' },
    '& tbody td': { paddingInline: '2', paddingBlock: '1', whiteSpace: 'nowrap' },
    '& [data-points]': { fontWeight: 'heavy', fontSize: 'xl', bg: 'bg.sunken', minWidth: '12' },
    '& tbody [data-place]': { padding: '0', fontWeight: 'heavy', color: 'fg.muted' },
    '& [data-place] > *': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.5',
      width: 'full',
      minWidth: '11',
      minHeight: '9',
      paddingInline: '1',
    },
    '& [data-place] svg': { width: '3', height: '3', flexShrink: '0' },
    '& [data-place] button': { cursor: 'pointer', _hover: { textDecoration: 'underline' } },
    '& [data-zone] [data-place] > *': {
      color: 'board.chalk',
      layerStyle: 'wedge',
      paddingInlineEnd: '3',
    },
    '& [data-zone=up] [data-place] > *': { bg: 'board.green' },
    '& [data-zone=down] [data-place] > *': { bg: 'board.red' },
    // the lines between which a team stays
    '& tr[data-zone=up]:has(+ tr:not([data-zone=up], [data-why]))': {
      borderBottom: '4px double {colors.board.green}',
    },
    '& tr:not([data-zone=down], [data-why]):has(+ tr[data-zone=down])': {
      borderBottom: '4px double {colors.board.red}',
    },
    '& [data-mine]': { boxShadow: 'inset 6px 0 0 {colors.accent}' },
    '& [data-gone] [data-name] a': { textDecoration: 'line-through' },
    '& small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
    '& [data-mid]': { display: { base: 'none', sm: 'table-cell' } },
    '& [data-wide]': { display: { base: 'none', md: 'table-cell' } },
    '@media print': { '& [data-wide], & [data-mid]': { display: 'table-cell' } },
  },
});

/** Says that something is being played, in a word and with the red of everything live. */
export const Live = chakra('span', {
  base: {
    display: 'inline-block',
    paddingInline: '1.5',
    borderRadius: 'sm',
    bg: 'board.red',
    color: 'board.chalk',
    textStyle: 'label',
    fontSize: 'xs',
    verticalAlign: 'middle',
  },
});
