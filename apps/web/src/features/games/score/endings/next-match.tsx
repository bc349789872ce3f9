import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../../i18n/react.tsx';
import { Key } from '../pad/key.tsx';

/** Long enough to read the result aloud and to shake hands. */
const SHOWN_MS = 20_000;

interface NextMatchProps {
  isSent: boolean;
  isLocked: boolean;
  onNext: () => void;
}

/** At a board the next match follows on its own, once the result has been seen and has arrived. */
export function NextMatch({ isSent, isLocked, onNext }: NextMatchProps) {
  const { gameOver: texts } = useTexts('games/score');
  const next = useEffectEvent(onNext);
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => next(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isSent]);
  return (
    <Key size="big" look="enter" disabled={isLocked || !isSent} onClick={onNext}>
      {texts.nextMatch()}
    </Key>
  );
}
