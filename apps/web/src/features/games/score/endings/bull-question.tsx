import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../../i18n/react.tsx';
import { useKeys } from '../../../../lib/keys/use-keys.ts';
import { Key } from '../pad/key.tsx';
import { OverPanel, OverTitle } from './panel.tsx';

interface BullQuestionProps {
  names: readonly string[];
  /** it decides a leg that nobody has finished within its rounds */
  isForLeg: boolean;
  onWon: (side: number) => void;
  /** null when nothing has been entered yet */
  onUndo: (() => void) | null;
}

/** Before a leg whose first throw has to be won, or at the end of one that nobody has finished. */
export function BullQuestion({ names, isForLeg, onWon, onUndo }: BullQuestionProps) {
  const { bull: texts, undo } = useTexts('games/score');
  useKeys((key) => {
    const side = Number(key) - 1;
    if (names[side] !== undefined) onWon(side);
    else if (key === 'u' && onUndo) onUndo();
    else return false;
    return true;
  });
  return (
    <OverPanel>
      <OverTitle>{isForLeg ? texts.legTitle() : texts.title()}</OverTitle>
      <p>{isForLeg ? texts.legText() : texts.text()}</p>
      <Sides>
        {names.map((name, side) => (
          <Key
            key={`${side} ${name}`}
            size="big"
            look={side === 0 ? 'black' : 'sisal'}
            onClick={() => onWon(side)}
          >
            {name}
          </Key>
        ))}
      </Sides>
      {onUndo ? (
        <Key size="word" onClick={onUndo}>
          {undo()}
        </Key>
      ) : null}
    </OverPanel>
  );
}

const Sides = chakra('div', {
  base: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '2', flex: '1' },
});
