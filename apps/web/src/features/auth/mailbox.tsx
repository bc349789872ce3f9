import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FormError } from '../../components/form/form.tsx';
import { Notice } from '../../components/notice.tsx';
import { useUi } from '../../components/ui-context.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { Below } from './auth-page.tsx';
import { TextButton } from './text-button.tsx';

interface MailboxProps {
  /** says what to do with the mail */
  text: string;
  sentAgain: string;
  onSendAgain: () => Promise<unknown>;
  /** called if the address was mistyped */
  onBack: () => void;
}

/** Shown while the reader waits for a mail: what it is for, and what to do if it doesn't arrive. */
export function Mailbox({ text, sentAgain, onSendAgain, onBack }: MailboxProps) {
  const { mailbox: texts } = useTexts('auth');
  const { readError } = useUi();
  const [state, setState] = useState<'waiting' | 'sending' | 'sent'>('waiting');
  const [error, setError] = useState<string>();

  const sendAgain = async () => {
    setError(undefined);
    setState('sending');
    try {
      await onSendAgain();
      setState('sent');
    } catch (failure) {
      setError(readError(failure).message);
      setState('waiting');
    }
  };
  return (
    <>
      <p>{text}</p>
      <Below>
        <p>
          <strong>{texts.nothing()}</strong> {texts.nothingText()}
        </p>
        <div>
          <FormError>{error}</FormError>
          <div role="status">
            {state === 'sent' ? <Notice tone="positive">{sentAgain}</Notice> : null}
          </div>
          <Button
            variant="outline"
            disabled={state === 'sending'}
            aria-busy={state === 'sending'}
            onClick={sendAgain}
          >
            {state === 'sending' ? texts.pending() : texts.again()}
          </Button>
        </div>
        <TextButton onClick={onBack}>{texts.wrongAddress()}</TextButton>
      </Below>
    </>
  );
}
