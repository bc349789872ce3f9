import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';

/** Two people, and between them what they have to do with each other. */
export const OppositeSides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: { base: '2', md: '6' },
  },
});

interface SideProps {
  name: string;
  src: string | null;
  /** what is told of them, below the name */
  children: ReactNode;
}

export function Side({ name, src, children }: SideProps) {
  return (
    <One>
      <Avatar name={name} src={src} size="lg" />
      <Name>{name}</Name>
      {children}
    </One>
  );
}

const One = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', gap: '2', minWidth: '0', textAlign: 'center' },
});
const Name = chakra('p', {
  base: {
    textStyle: 'subheading',
    /* so that a long surname stays whole on a phone */
    smDown: { fontSize: '1rem' },
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    maxWidth: 'full',
  },
});
