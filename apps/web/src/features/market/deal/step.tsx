import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Wedge } from '../../../components/board/wedge.tsx';
import { Heading } from '../../../components/text.tsx';

interface StepProps {
  /** which one it is, from 1 on */
  number: number;
  title: string;
  state: 'done' | 'now' | 'later';
  children: ReactNode;
}

/** The wedges that mark them, black and light in turn. */
const BEDS = [20, 1, 18] as const;

/** One step of a deal: done, the one to do now, or still to come. */
export function Step({ number, title, state, children }: StepProps) {
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <Mark>
        <Wedge number={BEDS[(number - 1) % BEDS.length] ?? 20} label={String(number)} />
        {state === 'done' ? (
          <Tick>
            <Check aria-hidden="true" />
          </Tick>
        ) : null}
      </Mark>
      <Body>
        <Heading size="heading">{title}</Heading>
        {children}
      </Body>
    </li>
  );
}

export const Steps = chakra('ol', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: { base: '3', md: '6' },
      paddingBlock: '5',
      borderTop: '3px double {colors.border.strong}',
    },
    '& > li[data-state=later]': { color: 'fg.muted', '& svg': { filter: 'grayscale(1)' } },
  },
});
const Mark = chakra('span', {
  base: {
    position: 'relative',
    alignSelf: 'start',
    width: { base: '9', md: '14' },
    '& > svg': { width: 'full', height: 'auto' },
  },
});
const Tick = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '-2',
    bottom: '0',
    display: 'grid',
    placeItems: 'center',
    width: '6',
    height: '6',
    borderRadius: 'full',
    bg: 'positive.solid',
    color: 'positive.contrast',
    '& svg': { width: '4', height: '4' },
  },
});
const Body = chakra('div', {
  base: { display: 'grid', gap: '3', justifyItems: 'start', alignContent: 'start', minWidth: '0' },
});
