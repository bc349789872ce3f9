import { chakra } from '@chakra-ui/react';
import { BULL, bedOf, CLOCK } from '@oche/darts/board';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/react.tsx';
import { useKeys } from '../../../../lib/keys/use-keys.ts';
import { dartText } from '../../dart-text.ts';
import { Key } from '../pad/key.tsx';

interface CorrectKeysProps {
  /** as it was seen; undefined: it wasn't */
  dart: string | undefined;
  onDart: (dart: string) => void;
  onCancel: () => void;
}

const RINGS = ['S', 'D', 'T'] as const;
type Ring = (typeof RINGS)[number];
const NUMBERS = [...Array.from({ length: 20 }, (_, index) => index + 1), BULL];

/** What a dart was: first what cameras take for one another, by one touch, and below all the others. */
export function CorrectKeys({ dart, onDart, onCancel }: CorrectKeysProps) {
  const texts = useTexts('games/autoscoring');
  const [ring, setRing] = useState<Ring>('S');
  const { rings } = texts;
  useKeys((key) => {
    if (key === 'Backspace') onCancel();
    else if (key === '0') onDart('0');
    else if (key === 'd') setRing('D');
    else if (key === 't') setRing('T');
    else return false;
    return true;
  });
  return (
    <>
      <Likely aria-label={texts.likely()}>
        {likelyFor(dart).map((one) => (
          <li key={one}>
            <Key size="word" onClick={() => onDart(one)}>
              {one === '0' ? texts.miss() : dartText(one)}
            </Key>
          </li>
        ))}
      </Likely>
      <Rings role="group" aria-label={rings.label()}>
        {RINGS.map((one) => (
          <Key
            key={one}
            size="word"
            look={ring === one ? 'on' : 'plain'}
            aria-pressed={ring === one}
            onClick={() => setRing(one)}
          >
            {rings[one]()}
          </Key>
        ))}
        <Key size="word" onClick={onCancel}>
          {texts.cancel()}
        </Key>
      </Rings>
      <Numbers>
        {NUMBERS.map((number) => {
          const isNone = number === BULL && ring === 'T';
          return (
            <Key
              key={number}
              size="word"
              disabled={isNone}
              aria-label={ring === 'S' || isNone ? undefined : dartText(`${ring}${number}`)}
              onClick={() => onDart(`${ring}${number}`)}
            >
              {number}
            </Key>
          );
        })}
      </Numbers>
    </>
  );
}

/** What a camera takes for another: the rings of the same number, its neighbours, and a miss. */
function likelyFor(dart: string | undefined): readonly string[] {
  const bed = dart === undefined ? undefined : bedOf(dart);
  const number = bed && bed.number > 0 ? bed.number : 20;
  const other = (one: string) => one !== dart;
  if (number === BULL) return ['S25', 'D25', '0'].filter(other);
  const at = CLOCK.indexOf(number);
  const left = CLOCK.at(at - 1) ?? number;
  const right = CLOCK[(at + 1) % CLOCK.length] ?? number;
  const ring = bed?.times === 2 ? 'D' : 'T';
  const near = [
    `S${number}`,
    `T${number}`,
    `D${number}`,
    `S${left}`,
    `S${right}`,
    `${ring}${left}`,
    `${ring}${right}`,
    '0',
  ];
  // of a dart that was not seen, eight; of others the one that was seen is none of them
  return near.filter(other);
}

const Likely = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '1.5',
    flexShrink: '0',
    listStyle: 'none',
    '& button': { width: 'full' },
  },
});
const Rings = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '1.5',
    flexShrink: '0',
    paddingTop: '1.5',
    borderTopWidth: '1px',
  },
});
const Numbers = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '1',
    flexShrink: '0',
    '& button': { minHeight: '8' },
  },
});
