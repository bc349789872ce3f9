import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** What belongs together among the filters, below its name. */
export function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Group role="group" aria-labelledby={id}>
      <Name id={id}>{label}</Name>
      {children}
    </Group>
  );
}

const Group = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1.5',
    paddingBlock: '3',
    '& + &': { borderTopWidth: '1px' },
  },
});
const Name = chakra('p', { base: { textStyle: 'label' } });
