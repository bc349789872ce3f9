import { chakra } from '@chakra-ui/react';
import { BULL } from '@oche/darts/board';
import type { Aim } from '@oche/darts/training/exercise';
import { Undo2 } from 'lucide-react';
import { useTexts } from '../../../i18n/react.tsx';
import { useKeys } from '../../../lib/keys/use-keys.ts';
import { dartText } from '../dart-text.ts';
import { DartPad } from '../score/pad/dart-pad.tsx';
import { Key, tick } from '../score/pad/key.tsx';

interface ExercisePadProps {
  aim: Aim;
  /** the darts of the visit that goes on */
  thrown: readonly string[];
  onDarts: (darts: readonly string[]) => void;
  onUndo: () => void;
  canUndo: boolean;
}

/** As few keys as it takes: the rings of the number that is thrown at, or the whole board. */
export function ExercisePad({ aim, ...props }: ExercisePadProps) {
  return aim.at === 'number' ? <Rings beds={bedsOf(aim)} {...props} /> : <WholeBoard {...props} />;
}

/** What a dart at a number can hit; the bull has no treble. */
function bedsOf({ number, ring }: Extract<Aim, { at: 'number' }>): readonly string[] {
  if (ring === 'double') return [`D${number}`];
  if (ring === 'treble') return [`T${number}`];
  return number === BULL ? ['S25', 'D25'] : [`S${number}`, `D${number}`, `T${number}`];
}

/** The digits do the same: 0 for a miss, 1, 2 and 3 for the keys beside it. */
function Rings({
  beds,
  onDarts,
  onUndo,
  canUndo,
}: Omit<ExercisePadProps, 'aim'> & { beds: readonly string[] }) {
  const texts = useTexts('games/training');
  const throwDart = (dart: string) => {
    tick();
    onDarts([dart]);
  };
  useKeys((key) => {
    const dart = key === '0' ? '0' : beds[Number(key) - 1];
    if (dart !== undefined) throwDart(dart);
    else if (key === 'Backspace' && canUndo) onUndo();
    else return false;
    return true;
  });
  return (
    <Pad role="group" aria-label={texts.dart()}>
      <Row data-big="">
        {beds.map((dart) => (
          <Key key={dart} size="big" look="on" onClick={() => throwDart(dart)}>
            {dartText(dart)}
          </Key>
        ))}
      </Row>
      <Row>
        <Key size="big" onClick={() => throwDart('0')}>
          {texts.missed()}
        </Key>
        <Key size="big" aria-label={texts.undo()} disabled={!canUndo} onClick={onUndo}>
          <Undo2 aria-hidden="true" />
        </Key>
      </Row>
    </Pad>
  );
}

const A_VISIT = 3;

function WholeBoard({ thrown, onDarts, onUndo, canUndo }: Omit<ExercisePadProps, 'aim'>) {
  return (
    <Whole>
      <DartPad
        darts={{
          thrown,
          throwDart: (dart) => onDarts([dart]),
          missRest: () => onDarts(Array.from({ length: A_VISIT - thrown.length }, () => '0')),
          takeBack: onUndo,
        }}
        canUndo={canUndo}
      />
    </Whole>
  );
}

const Pad = chakra('div', {
  base: { display: 'grid', gap: '2', marginBlock: '4', touchAction: 'manipulation' },
});
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '2',
    '&[data-big] button': { minHeight: '20' },
  },
});
const Whole = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', marginBlock: '4', minHeight: '22rem' },
});
