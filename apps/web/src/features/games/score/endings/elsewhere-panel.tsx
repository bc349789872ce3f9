import { useState } from 'react';
import { useTexts } from '../../../../i18n/react.tsx';
import { useErrorText } from '../../../../lib/errors/use-error-text.ts';
import { Key } from '../pad/key.tsx';
import { OverPanel, OverTitle } from './panel.tsx';

/** Another device scores: this one shows what it does, and can take over. */
export function ElsewherePanel({ onTakeOver }: { onTakeOver: () => Promise<void> }) {
  const { elsewhere: texts } = useTexts('games/score');
  const errorText = useErrorText();
  const [state, setState] = useState<{ isBusy: boolean; error: unknown }>({
    isBusy: false,
    error: null,
  });
  const takeOver = async () => {
    setState({ isBusy: true, error: null });
    try {
      await onTakeOver();
    } catch (error) {
      setState({ isBusy: false, error });
    }
  };
  return (
    <OverPanel>
      <OverTitle>{texts.title()}</OverTitle>
      <p>{texts.text()}</p>
      {state.error ? <p role="alert">{errorText(state.error)}</p> : null}
      <Key size="big" look="enter" disabled={state.isBusy} onClick={() => void takeOver()}>
        {texts.takeOver()}
      </Key>
    </OverPanel>
  );
}
