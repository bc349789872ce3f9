import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { SellStep } from '../sell-steps.ts';

interface StepLinkProps {
  step: SellStep;
  /** what can be changed there */
  label: string;
  icon: LucideIcon;
}

/** A small link to the step where something is written. */
export const StepLink = ({ step, label, icon: Icon }: StepLinkProps) => (
  <Root
    from="/marketplace/sell/{-$id}"
    to="."
    search={(old) => ({ ...old, step })}
    aria-label={label}
    title={label}
  >
    <Icon aria-hidden="true" />
  </Root>
);

const RootAnchor = chakra('a', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'control',
    height: 'control',
    bg: 'bg.raised',
    borderRadius: 'sm',
    _hover: { bg: 'bg.sunken' },
    '& svg': { width: '5', height: '5' },
  },
});
const Root = createLink(RootAnchor);
