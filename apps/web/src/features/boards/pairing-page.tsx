import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { useErrorText } from '../../lib/errors/use-error-text.ts';
import { randomKey } from '../../lib/storage/drafts.ts';
import { trpc } from '../../lib/trpc.ts';
import { Said } from './said.tsx';

const KEY = 'oche:pairing';

/** Lets the server recognise the device that has opened a link before; nobody else learns it. */
function pairingKey(): string {
  try {
    const key = localStorage.getItem(KEY) ?? randomKey();
    localStorage.setItem(KEY, key);
    return key;
  } catch {
    return randomKey();
  }
}

/**
 * Exchanges the secret of the link for a cookie that no script reads. It leaves the address and the history at
 * once, so nobody reads it from the screen.
 */
export function PairingPage({ token }: { token: string }) {
  const texts = useTexts('boards');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { tournaments } = trpc.useUtils();
  const pair = trpc.tournaments.atBoard.pair.useMutation({
    onSuccess: async () => {
      await tournaments.atBoard.get.reset();
      await navigate({ to: '/boards/{-$token}', params: { token: undefined }, replace: true });
    },
  });
  const begin = useEffectEvent(() => pair.mutate({ token, device: pairingKey() }));
  useEffect(() => begin(), []);
  if (!pair.error) return <Said title={texts.pairing()} />;
  return <Said title={texts.unknown.title()}>{errorText(pair.error)}</Said>;
}
