import { chakra } from '@chakra-ui/react';
import { Delete, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface TotalPadProps {
  quick: readonly number[];
  /** @returns whether it was accepted; the digits stay otherwise */
  onTotal: (total: number) => boolean;
  onUndo: () => void;
  canUndo: boolean;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A visit by its total: one tap for what the player throws often, digits for the rest. */
export function TotalPad({ quick, onTotal, onUndo, canUndo }: TotalPadProps) {
  const { scorer: texts } = useTexts('games');
  const [typed, setTyped] = useState('');
  const type = (digit: string) => setTyped((now) => String(Number(`${now}${digit}`)).slice(0, 3));
  const clear = () => setTyped('');
  const enter = () => {
    if (typed !== '' && onTotal(Number(typed))) clear();
  };
  useKeyboard({ type, clear, enter, onUndo });
  return (
    <Pad>
      <Quick aria-label={texts.quick()}>
        {quick.map((total) => (
          <Key key={total} variant="outline" onClick={() => onTotal(total) && clear()}>
            {total}
          </Key>
        ))}
      </Quick>
      <Digits aria-label={texts.digits()}>
        {DIGITS.map((digit) => (
          <Key key={digit} variant="ghost" onClick={() => type(digit)}>
            {digit}
          </Key>
        ))}
        <Key variant="ghost" aria-label={texts.clear()} disabled={typed === ''} onClick={clear}>
          <Delete aria-hidden="true" />
        </Key>
        <Key variant="ghost" onClick={() => type('0')}>
          0
        </Key>
        <Key variant="ghost" aria-label={texts.undo()} disabled={!canUndo} onClick={onUndo}>
          <Undo2 aria-hidden="true" />
        </Key>
      </Digits>
      <Key variant="solid" gridColumn="1 / -1" disabled={typed === ''} onClick={enter}>
        <output aria-label={texts.entered()}>{typed === '' ? '–' : typed}</output> {texts.enter()}
      </Key>
    </Pad>
  );
}

interface Keys {
  type: (digit: string) => void;
  clear: () => void;
  enter: () => void;
  onUndo: () => void;
}

/** Digits, Enter, Escape and Backspace work without aiming at a button. */
function useKeyboard({ type, clear, enter, onUndo }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isInDialog(event)) return;
    if (/^\d$/.test(event.key)) type(event.key);
    else if (event.key === 'Enter' && !isOnButton(event)) enter();
    else if (event.key === 'Escape') clear();
    else if (event.key === 'Backspace') onUndo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

const isOnButton = ({ target }: KeyboardEvent) => target instanceof HTMLButtonElement;
const isInDialog = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('dialog, input') !== null;

const Pad = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '2',
    touchAction: 'manipulation',
    userSelect: 'none',
  },
});
const group = { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '1' } as const;
const Quick = chakra('div', { base: { ...group, alignContent: 'stretch' } });
const Digits = chakra('div', { base: group });
const Key = chakra(Button, {
  base: { minHeight: '12', paddingInline: '1', textStyle: 'number', fontSize: 'xl' },
});
