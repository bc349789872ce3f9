import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import {
  BounceOut,
  Chalkboard,
  EmptyBoard,
  MissedDart,
  Rest404,
} from '../illustrations/drawings.tsx';
import { Heading } from '../text.tsx';

const DRAWINGS = {
  /** there is nothing yet */
  board: EmptyBoard,
  /** nothing was found */
  missed: MissedDart,
  /** nobody has written yet */
  chalkboard: Chalkboard,
  /** the page was not found */
  lost: Rest404,
  /** there is no connection, or something failed */
  bounced: BounceOut,
};

export interface EmptyStateProps {
  drawing?: keyof typeof DRAWINGS;
  title: ReactNode;
  /** what would be here, or what to do now */
  children?: ReactNode;
  /** a button or link to continue with */
  action?: ReactNode;
  /** level of the heading; default: h2, for a whole page h1 */
  as?: 'h1' | 'h2' | 'h3';
}

export function EmptyState({ drawing = 'board', title, children, action, as }: EmptyStateProps) {
  const Picture = DRAWINGS[drawing];
  return (
    <Root>
      <Picture />
      <Heading as={as}>{title}</Heading>
      {children ? <Words>{children}</Words> : null}
      {action}
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    paddingBlock: { base: '8', md: '12' },
    paddingInline: '4',
    textAlign: 'center',
  },
});
const Words = chakra('div', { base: { maxWidth: '30rem', color: 'fg.muted' } });
