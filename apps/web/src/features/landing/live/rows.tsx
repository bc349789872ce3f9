import { chakra } from '@chakra-ui/react';
import { TextLink } from '../../../components/link.tsx';

/** A list of what there is: a number in large type, what it is, and what there is to know of it. */
export const Rows = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '6', lg: '10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '4',
    paddingBlock: '3',
    borderTopWidth: '1px',
    borderColor: 'border.strong',
    _hover: { bg: 'bg.sunken' },
  },
});
/** the whole row leads to what it names */
export const Name = chakra(TextLink, {
  base: {
    display: 'block',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    lineClamp: '2',
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});
export const Digits = chakra('span', {
  base: {
    textStyle: 'number',
    fontSize: '2xl',
    fontWeight: 'heavy',
    lineHeight: '1',
    '& small': { display: 'block', textStyle: 'label', color: 'fg.muted', marginTop: '1' },
  },
});
export const Facts = chakra('span', {
  base: { display: 'block', textStyle: 'small', color: 'fg.muted' },
});
