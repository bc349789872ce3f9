import { chakra } from '@chakra-ui/react';
import { checkoutHints } from '@oche/darts/checkout';
import type { Game } from '@oche/darts/game';
import { useTexts } from '../../../i18n/react.tsx';
import { dartText } from '../dart-text.ts';

/** The way to the finish with three darts; before that, the one that leaves a good score. */
export function Route({ game, left }: { game: Game; left: number }) {
  const texts = useTexts('games/watch');
  const { rules } = game.setup;
  const [route] = rules.game === 'x01' ? checkoutHints(left, 3, { out: rules.out }) : [];
  if (!route) return null;
  return (
    <>
      <Darts aria-label={texts.route()}>
        {route.darts.map((dart, place) => (
          <li key={`${place} ${dart}`}>{dartText(dart)}</li>
        ))}
      </Darts>
      {route.leaves > 0 ? <Leaves>{texts.leaves({ score: route.leaves })}</Leaves> : null}
    </>
  );
}

const Darts = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    listStyle: 'none',
    '& li': {
      paddingInline: '2',
      bg: 'tape',
      color: 'board.black',
      textStyle: 'number',
      borderRadius: 'sm',
    },
  },
});
const Leaves = chakra('span', { base: { textStyle: 'number' } });
