import { chakra } from '@chakra-ui/react';
import { checkoutHints, type DartsInHand } from '@oche/darts/checkout';
import type { Ring } from '@oche/darts/out';
import { useTexts } from '../../../../i18n/react.tsx';
import { dartText } from '../../dart-text.ts';

interface HintLineProps {
  out: Ring;
  /** what is left with the darts that are already in, and how many are in hand */
  remaining: number;
  inHand: DartsInHand;
}

/** The way to the finish, or to a good double. */
export function HintLine({ out, remaining, inHand }: HintLineProps) {
  const { hint: texts } = useTexts('games/score');
  const [route] = checkoutHints(remaining, inHand, { out });
  if (!route) return null;
  return (
    <Line>
      {route.darts.map((dart, place) => (
        <strong key={`${place} ${dart}`}>{dartText(dart)}</strong>
      ))}
      <span>{route.leaves === 0 ? texts.finish() : texts.leave({ score: route.leaves })}</span>
    </Line>
  );
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    textStyle: 'number',
    fontSize: 'lg',
    lineHeight: '1.1',
    '& strong': {
      bg: 'board.black',
      color: 'board.chalk',
      paddingInline: '1.5',
      borderRadius: 'sm',
    },
    '& span': { textStyle: 'caption', color: 'fg.muted' },
  },
});
