import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BoardStrip } from '../../components/board/board-strip.tsx';
import { Wedge } from '../../components/board/wedge.tsx';
import { Screen } from './frame.tsx';

interface SaidProps {
  title: string;
  children?: ReactNode;
  /** what can be done about it */
  below?: ReactNode;
}

/** A screen that only says something, e.g. that the evening is over. */
export function Said(said: SaidProps) {
  return (
    <Screen>
      <BoardStrip />
      <Statement {...said} as="h1" />
    </Screen>
  );
}

/** A few words that stand alone, beside the bed that everybody aims at. */
export function Statement({ title, children, below, as = 'h2' }: SaidProps & { as?: 'h1' | 'h2' }) {
  return (
    <Root>
      <Wedge number={20} />
      <div>
        <div role="status">
          <Words as={as}>{title}</Words>
          <p>{children}</p>
        </div>
        {below}
      </div>
    </Root>
  );
}

const Words = chakra('h2', {
  base: { textStyle: 'poster', fontSize: 'clamp(2.25rem, 6vw, 4.5rem)' },
});
const Root = chakra('section', {
  base: {
    flex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8',
    padding: '8',
    '& svg': { height: { base: 'min(30dvh, 12rem)', md: 'min(60dvh, 26rem)' }, flexShrink: '0' },
    '& [role=status] p': { textStyle: 'lead', maxWidth: 'measure', marginTop: '3' },
  },
});
