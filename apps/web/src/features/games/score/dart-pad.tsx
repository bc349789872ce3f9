import { chakra } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface DartPadProps {
  /** darts of the visit that is being entered */
  thrown: readonly string[];
  /** the numbers that count; cricket has few */
  numbers: readonly number[];
  onDart: (dart: string) => void;
  onUndo: () => void;
}

type Ring = 'S' | 'D' | 'T';

/** A visit dart by dart. The ring holds for one dart, and is then single again. */
export function DartPad({ thrown, numbers, onDart, onUndo }: DartPadProps) {
  const { scorer: texts } = useTexts('games');
  const [ring, setRing] = useState<Ring>('S');
  const hit = (number: number) => {
    onDart(`${number === 25 && ring === 'T' ? 'D' : ring}${number}`);
    setRing('S');
  };
  return (
    <Pad>
      <Row aria-live="polite">
        {[0, 1, 2].map((place) => (
          <Thrown key={place}>{thrown[place] ?? '·'}</Thrown>
        ))}
      </Row>
      <Row>
        <Key
          variant={ring === 'D' ? 'solid' : 'outline'}
          aria-pressed={ring === 'D'}
          onClick={() => setRing(ring === 'D' ? 'S' : 'D')}
        >
          {texts.double()}
        </Key>
        <Key
          variant={ring === 'T' ? 'solid' : 'outline'}
          aria-pressed={ring === 'T'}
          onClick={() => setRing(ring === 'T' ? 'S' : 'T')}
        >
          {texts.triple()}
        </Key>
        <Key variant="outline" onClick={() => onDart('0')}>
          {texts.miss()}
        </Key>
      </Row>
      <Numbers>
        {numbers.map((number) => (
          <Key key={number} variant="ghost" onClick={() => hit(number)}>
            {number === 25 ? 'Bull' : number}
          </Key>
        ))}
        <Key variant="ghost" aria-label={texts.undo()} onClick={onUndo}>
          <Undo2 aria-hidden="true" />
        </Key>
      </Numbers>
    </Pad>
  );
}

const Pad = chakra('div', {
  base: { display: 'grid', gap: '2', touchAction: 'manipulation', userSelect: 'none' },
});
const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '1' },
});
const Numbers = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(3.25rem, 1fr))',
    gap: '1',
  },
});
const Thrown = chakra('span', {
  base: {
    textStyle: 'number',
    fontSize: 'xl',
    textAlign: 'center',
    layerStyle: 'sunken',
    paddingBlock: '1',
  },
});
const Key = chakra(Button, {
  base: { minHeight: '11', paddingInline: '1', textStyle: 'number', fontSize: 'lg' },
});
