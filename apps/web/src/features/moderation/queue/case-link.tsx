import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { QueuePlace } from './place.ts';

interface CaseLinkProps {
  id: number;
  place: QueuePlace;
  isOpen: boolean;
  children: ReactNode;
}

/** Opens a case beside its list; on a phone in its place, from where one step back leads to it again. */
export function CaseLink({ id, place: { to, filter }, isOpen, children }: CaseLinkProps) {
  return (
    <Title
      to={to}
      search={{ ...filter, case: id }}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isOpen ? 'true' : undefined}
    >
      {children}
    </Title>
  );
}

const Title = createLink(
  chakra('a', {
    base: {
      textStyle: 'subheading',
      color: 'fg',
      textDecorationColor: 'border.strong',
      textUnderlineOffset: '3px',
      justifySelf: 'start',
      _hover: { color: 'link' },
    },
  }),
);
