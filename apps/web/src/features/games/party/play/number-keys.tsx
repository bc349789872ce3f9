import { chakra } from '@chakra-ui/react';
import { BULL } from '@oche/darts/board';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/react.tsx';
import { useNumberKeys } from '../../score/pad/dart-pad.tsx';
import { Key, tick } from '../../score/pad/key.tsx';

interface NumberKeysProps {
  /** all of the slate; those that nothing comes of any more stay in their place */
  numbers: readonly number[];
  open: readonly number[];
  onDart: (dart: string) => void;
  /** the rest of the visit has missed */
  onRest: () => void;
  onUndo: () => void;
  canUndo: boolean;
}

const RINGS = ['D', 'T'] as const;

/** The numbers of a slate, with the rings before them. The ring holds for one dart, and is then single again. */
export function NumberKeys({ numbers, open, onDart, onRest, onUndo, canUndo }: NumberKeysProps) {
  const texts = useTexts('games/party').play;
  const { darts: words } = useTexts('games/score');
  const [ring, setRing] = useState<'S' | 'D' | 'T'>('S');
  const hit = (number: number) => {
    tick();
    onDart(number === 0 ? '0' : `${number === BULL && ring === 'T' ? 'D' : ring}${number}`);
    setRing('S');
  };
  const turn = (to: 'D' | 'T') => setRing(ring === to ? 'S' : to);
  useNumberKeys({
    hit,
    turn,
    missRest: onRest,
    takeBack: () => {
      if (canUndo) onUndo();
    },
  });
  const labelOf = (number: number): string => {
    if (number === BULL) return ring === 'S' ? words.bull() : words.bullseye();
    return ring === 'S' ? String(number) : `${ring}${number}`;
  };
  return (
    <Pad role="group" aria-label={texts.dart()}>
      <Row>
        {RINGS.map((one) => (
          <Key
            key={one}
            size="word"
            look={ring === one ? 'on' : 'plain'}
            aria-pressed={ring === one}
            onClick={() => turn(one)}
          >
            {one === 'D' ? words.double() : words.treble()}
          </Key>
        ))}
        <Key size="word" onClick={() => hit(0)}>
          {words.miss()}
        </Key>
      </Row>
      <Numbers>
        {numbers.map((number, index) => (
          <Key
            key={number}
            look={open.includes(number) ? (index % 2 === 0 ? 'black' : 'sisal') : 'idle'}
            onClick={() => hit(number)}
          >
            {labelOf(number)}
          </Key>
        ))}
      </Numbers>
      <Row>
        <Key size="word" look="enter" gridColumn="1 / 3" onClick={onRest}>
          {words.rest()}
        </Key>
        <Key aria-label={texts.undo()} disabled={!canUndo} onClick={onUndo}>
          <Undo2 aria-hidden="true" />
        </Key>
      </Row>
    </Pad>
  );
}

const WIDE = '@media (min-aspect-ratio: 1/1)';

const Pad = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    touchAction: 'manipulation',
    '& button': { minHeight: '11' },
    [WIDE]: { flex: '1', maxHeight: '34rem', marginTop: 'auto', gridTemplateRows: 'auto 1fr auto' },
  },
});
const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '1.5' },
});
const Numbers = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '1.5' },
});
