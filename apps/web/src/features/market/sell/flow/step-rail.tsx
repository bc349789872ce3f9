import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTexts } from '../../../../i18n/react.tsx';
import type { SellStep } from '../sell-steps.ts';

interface StepRailProps {
  steps: readonly SellStep[];
  step: SellStep;
  done: readonly SellStep[];
}

/** The steps as beds of a ring: each a link, and green once all is said there. */
export function StepRail({ steps, step, done }: StepRailProps) {
  const texts = useTexts('market/sell');
  return (
    <nav aria-label={texts.stepsLabel()}>
      <Beds>
        {steps.map((each, index) => {
          const isDone = done.includes(each);
          return (
            <li key={each}>
              <Bed
                from="/marketplace/sell/{-$id}"
                to="."
                search={(old) => ({ ...old, step: each })}
                resetScroll={false}
                aria-current={each === step ? 'step' : undefined}
                data-done={isDone || undefined}
                data-here={each === step || undefined}
              >
                <b>{isDone && each !== step ? <Check aria-hidden="true" /> : index + 1}</b>
                <span>{texts.steps[each]()}</span>
              </Bed>
            </li>
          );
        })}
      </Beds>
    </nav>
  );
}

const Beds = chakra('ol', {
  base: {
    display: 'flex',
    gap: '1',
    listStyle: 'none',
    '& > li': { flex: '1 1 0', minWidth: '0' },
  },
});
const BedAnchor = chakra('a', {
  base: {
    display: 'grid',
    gap: '1',
    color: 'board.chalk',
    textAlign: 'center',
    textDecoration: 'none',
    '& b': {
      display: 'grid',
      placeItems: 'center',
      height: '8',
      textStyle: 'number',
      fontSize: 'xl',
      lineHeight: '1',
      color: 'board.black',
      bg: 'board.sisal',
      clipPath: 'polygon(0 0, 100% 0, calc(100% - 0.4rem) 100%, 0.4rem 100%)',
      transition: 'background-color 160ms',
    },
    '& svg': { width: '5', height: '5', strokeWidth: '3' },
    '& span': { textStyle: 'caption', truncate: true },
    '&[data-done] b': { bg: 'board.green', color: 'board.chalk' },
    '&[data-here] b': { bg: 'board.red', color: 'board.chalk' },
    '&[data-here] span': { fontWeight: 'semibold' },
    _hover: { '& span': { textDecoration: 'underline' } },
    _focusVisible: { outlineColor: 'tape' },
  },
});
const Bed = createLink(BedAnchor);
