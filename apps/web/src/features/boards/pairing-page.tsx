import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { useErrorText } from '../../lib/errors/use-error-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { CodeForm } from './code-form.tsx';
import { pairingKey } from './pairing-key.ts';
import { Said } from './said.tsx';

/**
 * Exchanges the secret of the link for a cookie that no script reads. It leaves the address and the history at
 * once, so nobody reads it from the screen.
 */
export function PairingPage({ token }: { token: string }) {
  const texts = useTexts('boards');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { atBoard } = trpc.useUtils();
  const toBoard = async () => {
    await atBoard.get.reset();
    await navigate({ to: '/boards/{-$token}', params: { token: undefined }, replace: true });
  };
  const pair = trpc.atBoard.pair.useMutation({ onSuccess: toBoard });
  const begin = useEffectEvent(() => pair.mutate({ token, device: pairingKey() }));
  useEffect(() => begin(), []);
  if (!pair.error) return <Said title={texts.pairing()} />;
  return (
    <Said title={texts.unknown.title()} below={<CodeForm onPaired={toBoard} />}>
      {errorText(pair.error)}
    </Said>
  );
}
