import { chakra } from '@chakra-ui/react';
import { BULL } from '@oche/darts/board';
import { CRICKET_NUMBERS, MARKS_TO_CLOSE } from '@oche/darts/cricket';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/react.tsx';
import { useNumberKeys } from './dart-pad.tsx';
import { Key, tick } from './key.tsx';
import { ThrownDarts } from './thrown-darts.tsx';
import type { useDarts } from './use-darts.ts';

interface CricketPadProps {
  names: readonly string[];
  darts: ReturnType<typeof useDarts>;
  canUndo: boolean;
}

const RINGS = ['S', 'D', 'T'] as const;

/** The slate of marks is the pad: each dart is one tap, and its marks are there at once. */
export function CricketPad({ names, darts, canUndo }: CricketPadProps) {
  const { darts: texts, undo, undoDart } = useTexts('games/score');
  const [ring, setRing] = useState<'D' | 'T' | 'S'>('S');
  const { thrown, throwDart, missRest, takeBack } = darts;
  const { leg } = darts.preview().position;
  const marks = 'marks' in leg ? leg.marks : [];
  const hit = (dart: string) => {
    tick();
    throwDart(dart);
  };
  useNumberKeys({
    hit: (number) => {
      hit(number === 0 ? '0' : `${number === BULL && ring === 'T' ? 'D' : ring}${number}`);
      setRing('S');
    },
    turn: (to) => setRing(ring === to ? 'S' : to),
    missRest,
    takeBack,
  });
  return (
    <Pad>
      <ThrownDarts thrown={thrown} />
      <Slate>
        {CRICKET_NUMBERS.map((number, row) => {
          const isDead = marks.every((own) => own[row] === MARKS_TO_CLOSE);
          return (
            <Row key={number} data-dead={isDead || undefined}>
              <Marks count={marks[0]?.[row] ?? 0} name={names[0] ?? ''} />
              {RINGS.filter((one) => number !== BULL || one !== 'T').map((one) => (
                <Key
                  key={one}
                  look={one === 'S' ? 'black' : 'plain'}
                  flex={one === 'S' ? '2' : '1'}
                  onClick={() => hit(`${one}${number}`)}
                >
                  {label(one, number)}
                </Key>
              ))}
              {names.length > 1 ? (
                <Marks count={marks[1]?.[row] ?? 0} name={names[1] ?? ''} />
              ) : null}
            </Row>
          );
        })}
      </Slate>
      <Bottom>
        <Key size="word" onClick={() => hit('0')}>
          {texts.miss()}
        </Key>
        <Key size="word" look="enter" onClick={missRest}>
          {texts.rest()}
        </Key>
        <Key
          aria-label={thrown.length > 0 ? undoDart() : undo()}
          disabled={!canUndo && thrown.length === 0}
          onClick={takeBack}
        >
          <Undo2 aria-hidden="true" />
        </Key>
      </Bottom>
    </Pad>
  );

  function label(ring: (typeof RINGS)[number], number: number): string {
    if (number === BULL) return ring === 'S' ? texts.bull() : 'D';
    return ring === 'S' ? String(number) : ring;
  }
}

/** A stroke, a cross, a circle round it: how slates have always had it. */
function Marks({ count, name }: { count: number; name: string }) {
  const { darts: texts } = useTexts('games/score');
  return (
    <Sign viewBox="0 0 24 24" role="img" aria-label={texts.marks({ name, count })}>
      {count > 0 ? <path d="M5 19 19 5" /> : null}
      {count > 1 ? <path d="M5 5l14 14" /> : null}
      {count > 2 ? <circle cx="12" cy="12" r="10" /> : null}
    </Sign>
  );
}

const Pad = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1.5', flex: '1', minHeight: '0' },
});
const Slate = chakra('div', {
  base: { display: 'grid', flex: '1', gridAutoRows: 'minmax(0, 1fr)', gap: '1', minHeight: '0' },
});
const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'stretch',
    gap: '1.5',
    '& button': { minHeight: '7' },
    '&[data-dead] button': { opacity: '0.55' },
  },
});
const Sign = chakra('svg', {
  base: {
    width: '9',
    flexShrink: '0',
    alignSelf: 'center',
    fill: 'none',
    stroke: 'fg',
    strokeWidth: '2.5',
    strokeLinecap: 'round',
  },
});
const Bottom = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: '1fr 1.4fr 1fr', gap: '1.5' },
});
