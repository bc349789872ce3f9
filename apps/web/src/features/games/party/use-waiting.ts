import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { hasErrorCode, isExplained } from '../../../lib/errors/errors.ts';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { addWaiting, removeWaiting, type WaitingParty, waitingParties } from './waiting.ts';

/**
 * Sends the member's games that are over, now and as soon as there is a network again.
 * @returns how many still wait, and how another one is added
 */
export function useWaiting() {
  const texts = useTexts('games/party');
  const { user } = useAuth();
  const memberId = user?.id;
  const { client, games } = trpc.useUtils();
  const fail = useFailureToast();
  const [count, setCount] = useState(0);
  async function send(): Promise<void> {
    if (memberId === undefined) return;
    for (const game of waitingParties(memberId)) {
      try {
        await client.games.party.save.mutate(game);
      } catch (error) {
        if (isWorthWaiting(error)) break;
        // what the server won't have is told once
        fail(error, texts.notSaved());
      }
      removeWaiting(memberId, game.idempotencyKey);
      await games.party.invalidate();
    }
    setCount(waitingParties(memberId).length);
  }
  const onNetwork = useEffectEvent(() => void send());
  useEffect(() => {
    onNetwork();
    addEventListener('online', onNetwork);
    return () => removeEventListener('online', onNetwork);
  }, []);
  return {
    count,
    add(game: WaitingParty): void {
      if (memberId === undefined) return;
      addWaiting(memberId, game);
      void send();
    },
  };
}

/** No answer, too many at once, or a session that has ended: later it can go through. */
const isWorthWaiting = (error: unknown): boolean =>
  !isExplained(error) || hasErrorCode(error, 'RATE_LIMITED', 'UNAUTHENTICATED');
