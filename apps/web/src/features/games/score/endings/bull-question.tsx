import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../../i18n/react.tsx';
import { useKeys } from '../../../../lib/keys/use-keys.ts';
import { Key } from '../pad/key.tsx';
import { OverPanel, OverTitle } from './panel.tsx';

interface BullQuestionProps {
  names: readonly string[];
  onWon: (side: number) => void;
  /** null when nothing has been entered yet */
  onUndo: (() => void) | null;
}

/** Before a leg whose first throw has to be won. */
export function BullQuestion({ names, onWon, onUndo }: BullQuestionProps) {
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
      <OverTitle>{texts.title()}</OverTitle>
      <p>{texts.text()}</p>
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
