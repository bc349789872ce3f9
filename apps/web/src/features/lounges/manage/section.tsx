import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading } from '../../../components/text.tsx';

interface SectionProps {
  title: string;
  text?: ReactNode;
  /** beside the title */
  actions?: ReactNode;
  children: ReactNode;
}

/** One matter of a page: its title, what it is about, and what can be done. */
export function Section({ title, text, actions, children }: SectionProps) {
  return (
    <Root aria-label={title}>
      <Row>
        <Words>
          <Heading size="heading">{title}</Heading>
          {text ? <Muted>{text}</Muted> : null}
        </Words>
        {actions}
      </Row>
      {children}
    </Root>
  );
}

export const Muted = chakra('p', {
  base: { textStyle: 'small', color: 'fg.muted', maxWidth: 'measure' },
});

/** Rows ruled by lines. */
export const RuledList = chakra('ul', {
  base: {
    listStyle: 'none',
    borderTopWidth: '1px',
    '& > li': { borderBottomWidth: '1px' },
    _empty: { display: 'none' },
  },
});

/** One thing of a list: its words, and what can be done with it at the end. */
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

/** Fields side by side where there is room. */
export const FieldRow = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
});

const Root = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    paddingBottom: '8',
    '& + &': { layerStyle: 'wires', paddingTop: '6' },
  },
});
const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' },
});
const Words = chakra('div', { base: { display: 'grid', gap: '1', flex: '1 1 16rem' } });
