import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/react.tsx';
import { LegSlate } from './leg-slate.tsx';
import type { PlayedLeg } from './legs-of.ts';

interface AllLegsProps {
  legs: readonly PlayedLeg[];
  names: readonly string[];
  starts: readonly number[];
}

/** Every leg that was won: by whom, with how many darts, which checkout; unfolded all its visits. */
export function AllLegs({ legs, names, starts }: AllLegsProps) {
  const texts = useTexts('games/watch');
  return (
    <List>
      {legs.map((leg) => (
        <li key={leg.leg}>
          <details>
            <summary data-side={leg.winner}>
              <LegName>{texts.slate.title({ leg: leg.leg + 1 })}</LegName>
              <span>
                {leg.winner === undefined
                  ? texts.legs.running()
                  : leg.isByBull
                    ? texts.legs.byBull({ name: names[leg.winner] ?? '' })
                    : texts.legs.wonBy({ name: names[leg.winner] ?? '', darts: leg.darts })}
              </span>
              {leg.checkout ? (
                <Checkout>{texts.legs.checkout({ points: leg.checkout })}</Checkout>
              ) : null}
            </summary>
            <LegSlate leg={leg} names={names} starts={starts} />
          </details>
        </li>
      ))}
    </List>
  );
}

const List = chakra('ol', {
  base: {
    display: 'grid',
    gap: '1',
    listStyle: 'none',
    '& summary': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '3',
      minHeight: '11',
      padding: '2',
      cursor: 'pointer',
      layerStyle: 'panel',
      borderInlineStart: '6px solid {colors.border.strong}',
    },
    '& summary[data-side="0"]': { borderInlineStartColor: 'board.red' },
    '& summary[data-side="1"]': { borderInlineStartColor: 'board.green' },
  },
});
const LegName = chakra('span', { base: { textStyle: 'label' } });
const Checkout = chakra('strong', { base: { textStyle: 'number', marginInlineStart: 'auto' } });
