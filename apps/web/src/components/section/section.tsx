import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Row } from '../layout.tsx';
import { Heading, Muted } from '../text.tsx';

interface SectionProps {
  title: string;
  text?: ReactNode;
  /** shown beside the title */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of a page: its title, what it is about, and what can be done. */
export function Section({ title, text, actions, children }: SectionProps) {
  return (
    <Root aria-label={title}>
      <Row alignItems="flex-end" gap="3">
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

const Root = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    paddingBottom: '8',
    '& + &': { layerStyle: 'wires', paddingTop: '6' },
  },
});
const Words = chakra('div', { base: { display: 'grid', gap: '1', flex: '1 1 16rem' } });
