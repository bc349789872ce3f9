import { chakra } from '@chakra-ui/react';
import type { BustVisit, TotalVisit } from '@oche/darts/visit';
import { Delete, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/react.tsx';
import { useKeys } from '../../../../lib/keys/use-keys.ts';
import { Key, tick } from './key.tsx';

interface TotalPadProps {
  /** what is left before the visit */
  remaining: number;
  /** totals by their places; null where none fits any more */
  quick: readonly (number | null)[];
  canFinish: boolean;
  canBust: boolean;
  /** whether two digits that can't become three are entered at once */
  isInstant: boolean;
  /** @returns whether it was accepted; the digits stay otherwise */
  onVisit: (visit: TotalVisit | BustVisit) => boolean;
  onUndo: () => void;
  canUndo: boolean;
  /** something is being typed */
  onInput: () => void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** The next digit would make more than 180. */
const LEAST_WHOLE = 19;

/** A visit by its total: one tap for what the player throws often, digits for the rest. */
export function TotalPad(props: TotalPadProps) {
  const { remaining, quick, canFinish, canBust, isInstant, onVisit, onUndo, canUndo, onInput } =
    props;
  const { totals: texts, ...common } = useTexts('games/score');
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);

  const submit = (visit: TotalVisit | BustVisit) => {
    tick();
    const isTaken = onVisit(visit);
    if (isTaken) setTyped('');
    setIsRefused(!isTaken);
  };
  const type = (digit: string) => {
    const next = String(Number(`${isRefused ? '' : typed}${digit}`)).slice(0, 3);
    setTyped(next);
    setIsRefused(false);
    onInput();
    if (isInstant && Number(next) >= LEAST_WHOLE) submit({ total: Number(next) });
    else tick();
  };
  const enter = () => {
    if (typed !== '') submit({ total: Number(typed) });
  };
  const erase = () => setTyped(typed.slice(0, -1));
  useKeys((key) => {
    if (/^\d$/.test(key)) type(key);
    else if (key === 'Enter') enter();
    else if (key === 'Backspace') erase();
    else if (key === 'Escape') setTyped('');
    else if (key === 'u' && canUndo) onUndo();
    else if (key === 'b' && canBust) submit({ bust: true });
    else return false;
    return true;
  });
  const left = remaining - Number(typed);
  return (
    <Pad>
      <Group role="group" aria-label={texts.quick()} gridArea="quick">
        {quick.map((total, place) => (
          <Key
            // a key is its place, whatever it enters
            key={place}
            look={place % 2 === 0 ? 'black' : 'sisal'}
            disabled={total === null}
            aria-hidden={total === null || undefined}
            onClick={() => total !== null && submit({ total })}
          >
            {total ?? ''}
          </Key>
        ))}
      </Group>
      <Group role="group" aria-label={texts.digits()} gridArea="digits">
        {DIGITS.map((digit) => (
          <Key key={digit} onClick={() => type(digit)}>
            {digit}
          </Key>
        ))}
      </Group>
      <Whole gridArea="whole">
        {canFinish ? (
          <Key look="check" size="word" onClick={() => submit({ total: remaining })}>
            {texts.check({ score: remaining })}
          </Key>
        ) : (
          <Key size="word" onClick={() => submit({ total: 0 })}>
            {texts.none()}
          </Key>
        )}
        <Key look="bust" size="word" disabled={!canBust} onClick={() => submit({ bust: true })}>
          {texts.bust()}
        </Key>
      </Whole>
      <Group gridArea="edit">
        <Key aria-label={texts.clear()} disabled={typed === ''} onClick={erase}>
          <Delete aria-hidden="true" />
        </Key>
        <Key onClick={() => type('0')}>0</Key>
        <Key aria-label={common.undo()} disabled={!canUndo} onClick={onUndo}>
          <Undo2 aria-hidden="true" />
        </Key>
      </Group>
      <Key
        look={typed === '' ? 'idle' : 'enter'}
        gridArea="enter"
        disabled={typed === ''}
        onClick={enter}
      >
        <Typed aria-live="off">{typed === '' ? '–' : typed}</Typed>
        <Word>{texts.enter()}</Word>
        <Leaves>{typed !== '' && left > 1 ? texts.leaves({ score: left }) : ''}</Leaves>
      </Key>
    </Pad>
  );
}

const Pad = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateAreas: '"quick digits" "whole edit" "enter enter"',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'minmax(0, 3fr) minmax(0, 1fr) minmax(0, 1fr)',
    gap: '1.5',
    flex: '1',
    minHeight: '0',
  },
});
const Group = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '1.5',
    /* three digits keep off the edges of a narrow key */
    containerType: 'inline-size',
    '& > button': { fontSize: { base: 'xl', md: 'min({fontSizes.2xl}, 15cqi)' } },
  },
});
const Whole = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '1.5',
    /* a tablet that lies has less room for a word than one that stands: the longest fits into half of it */
    containerType: 'inline-size',
    '& > button': {
      minHeight: 'full',
      fontSize: { base: 'min({fontSizes.sm}, 9cqi)', md: 'min({fontSizes.md}, 9cqi)' },
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
  },
});
const Typed = chakra('span', { base: { flex: '1', fontSize: '2xl', fontWeight: 'heavy' } });
const Word = chakra('span', { base: { flex: '1', textStyle: 'label', fontSize: 'lg' } });
const Leaves = chakra('span', { base: { flex: '1', fontSize: 'lg' } });
