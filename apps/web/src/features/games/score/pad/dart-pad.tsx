import { chakra } from '@chakra-ui/react';
import { BULL } from '@oche/darts/board';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/react.tsx';
import { useKeys } from '../../../../lib/keys/use-keys.ts';
import { Key, tick } from './key.tsx';
import { ThrownDarts } from './thrown-darts.tsx';
import type { useDarts } from './use-darts.ts';

interface DartPadProps {
  darts: Pick<ReturnType<typeof useDarts>, 'thrown' | 'throwDart' | 'missRest' | 'takeBack'>;
  canUndo: boolean;
}

type Ring = 'S' | 'D' | 'T';

const NUMBERS = Array.from({ length: 20 }, (_, index) => index + 1);

/** A visit dart by dart. The ring holds for one dart, and is then single again. */
export function DartPad({ darts, canUndo }: DartPadProps) {
  const { darts: texts, undo, undoDart } = useTexts('games/score');
  const [ring, setRing] = useState<Ring>('S');
  const { thrown, throwDart, missRest, takeBack } = darts;
  const hit = (number: number) => {
    tick();
    throwDart(number === 0 ? '0' : `${number === BULL && ring === 'T' ? 'D' : ring}${number}`);
    setRing('S');
  };
  const turn = (to: Ring) => setRing(ring === to ? 'S' : to);
  useNumberKeys({ hit, turn, missRest, takeBack });
  const canTakeBack = canUndo || thrown.length > 0;
  return (
    <Pad>
      <ThrownDarts thrown={thrown} />
      <Rings>
        <Key
          look={ring === 'D' ? 'on' : 'plain'}
          size="word"
          aria-pressed={ring === 'D'}
          onClick={() => turn('D')}
        >
          {texts.double()}
        </Key>
        <Key
          look={ring === 'T' ? 'on' : 'plain'}
          size="word"
          aria-pressed={ring === 'T'}
          onClick={() => turn('T')}
        >
          {texts.treble()}
        </Key>
        <Key size="word" onClick={() => hit(0)}>
          {texts.miss()}
        </Key>
      </Rings>
      <Numbers>
        {NUMBERS.map((number) => (
          <Key
            key={number}
            look={isBlack(number) ? 'black' : 'sisal'}
            aria-label={ring === 'S' ? undefined : `${ring}${number}`}
            onClick={() => hit(number)}
          >
            {number}
          </Key>
        ))}
      </Numbers>
      <Rings>
        <Key size="word" onClick={() => hit(BULL)}>
          {ring === 'S' ? texts.bull() : texts.bullseye()}
        </Key>
        <Key size="word" onClick={missRest} disabled={thrown.length === 0}>
          {texts.rest()}
        </Key>
        <Key
          aria-label={thrown.length > 0 ? undoDart() : undo()}
          disabled={!canTakeBack}
          onClick={takeBack}
        >
          <Undo2 aria-hidden="true" />
        </Key>
      </Rings>
    </Pad>
  );
}

/** The numbers of the board's black beds. */
const BLACK = [20, 18, 13, 10, 2, 3, 7, 8, 14, 12];
const isBlack = (number: number) => BLACK.includes(number);

interface NumberKeys {
  hit: (number: number) => void;
  turn: (ring: 'D' | 'T') => void;
  missRest: () => void;
  takeBack: () => void;
}

/** Numbers by their digits: 1 and 2 wait for a second one, or for Enter. */
export function useNumberKeys({ hit, turn, missRest, takeBack }: NumberKeys): void {
  const [typed, setTyped] = useState('');
  const take = (text: string) => {
    setTyped('');
    const number = Number(text);
    if (number <= 20 || number === BULL) hit(number);
  };
  useKeys((key) => {
    if (/^\d$/.test(key)) {
      const next = typed + key;
      if (next === '1' || next === '2') setTyped(next);
      else take(next);
    } else if (key === 'Enter') {
      if (typed === '') missRest();
      else take(typed);
    } else if (key === 'Backspace' || key === 'u') {
      if (typed === '') takeBack();
      setTyped('');
    } else if (key === 'd' || key === 't') turn(key === 'd' ? 'D' : 'T');
    else if (key === 'b') hit(BULL);
    else return false;
    return true;
  });
}

const Pad = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', flex: '1', minHeight: '0' },
});
const Rings = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '1.5',
    flexShrink: '0',
  },
});
const Numbers = chakra('div', {
  base: {
    display: 'grid',
    flex: '1',
    minHeight: '0',
    '& button': { minHeight: '8' },
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: '1.5',
  },
});
