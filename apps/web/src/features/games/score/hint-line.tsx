import { chakra } from '@chakra-ui/react';
import { checkoutHints, type DartsInHand } from '@oche/darts/checkout';
import type { Game } from '@oche/darts/game';
import { useTexts } from '../../../i18n/react.tsx';

interface HintLineProps {
  game: Game;
  /** what is left with the darts that are already in, and how many are in hand */
  remaining: number;
  inHand: DartsInHand;
}

/** The way to the finish, or to a good double. Keeps its height, so that nothing jumps. */
export function HintLine({ game, remaining, inHand }: HintLineProps) {
  const { scorer: texts } = useTexts('games');
  const { rules } = game.setup;
  const [route] = rules.game === 'x01' ? checkoutHints(remaining, inHand, { out: rules.out }) : [];
  if (!route) return <Line />;
  return (
    <Line>
      <span>{route.leaves === 0 ? texts.hint() : `${texts.leave()} ${route.leaves}`}</span>
      {route.darts.map((dart, place) => (
        <strong key={`${place} ${dart}`}>{shown(dart)}</strong>
      ))}
    </Line>
  );
}

/** As players say it: a plain number is a single, D25 the bull. */
const shown = (dart: string): string =>
  dart === 'D25' ? 'Bull' : dart.startsWith('S') ? dart.slice(1) : dart;

const Line = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'baseline',
    gap: '3',
    minHeight: '8',
    textStyle: 'number',
    fontSize: 'lg',
    '& span': { textStyle: 'label', color: 'fg.muted' },
  },
});
