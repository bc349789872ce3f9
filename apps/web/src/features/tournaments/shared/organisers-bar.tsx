import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A row of what only organisers see. */
export function OrganisersBar({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Bar aria-label={title}>
      <Title>{title}</Title>
      {children}
    </Bar>
  );
}

const Bar = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    marginBottom: '6',
    paddingBlock: '3',
    layerStyle: 'wires',
    borderBottomWidth: '1px',
  },
});
const Title = chakra('h2', {
  base: { textStyle: 'label', color: 'fg.muted', marginInlineEnd: '2' },
});
