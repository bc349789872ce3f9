import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TextLink } from '../../../components/link.tsx';

interface RowProps {
  /** where the whole row leads */
  to: string;
  name: string;
  digits: ReactNode;
  unit: ReactNode;
  isLit?: boolean;
  /** what else there is to know of it; links in it are above the row's own */
  children: ReactNode;
}

/** A number in large type, what it is of, and what there is to know of that. */
export const Row = ({ to, name, digits, unit, isLit, children }: RowProps) => (
  <Root>
    <b data-lit={isLit || undefined}>
      {digits}
      <small>{unit}</small>
    </b>
    <span>
      <Name to={to} variant="plain">
        {name}
      </Name>
      <small>{children}</small>
    </span>
  </Root>
);

export const Rows = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '6', lg: '10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    marginTop: { base: '8', md: '12' },
  },
});
const Root = chakra('li', {
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
    '& > b': { textStyle: 'number', fontSize: '2xl', fontWeight: 'heavy', lineHeight: '1' },
    '& > b[data-lit]': { color: 'warning' },
    '& small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
    '& > b > small': { textStyle: 'label', marginTop: '1' },
    '& small a': { position: 'relative', zIndex: '1' },
  },
});
const Name = chakra(TextLink, {
  base: {
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    lineClamp: '2',
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});
