import type { OpenGame } from '@oche/validators/lobby/schemas';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { setWaiting } from './waiting.ts';

/** What somebody does in the lobby. Whoever has found somebody is at the game at once. */
export function usePlaying() {
  const texts = useTexts('lobby', 'errors/lobby');
  const navigate = useNavigate();
  const fail = useFailureToast();
  const utils = trpc.useUtils();
  const again = () => void utils.lobby.get.invalidate();
  const onError = (error: unknown) => {
    again();
    fail(error, texts.failed());
  };
  const go = (gameId: number) => {
    setWaiting(false);
    void navigate({ to: '/games/$id/score', params: { id: String(gameId) } });
  };
  const wait = () => {
    setWaiting(true);
    again();
  };
  const join = trpc.lobby.join.useMutation({ onSuccess: ({ gameId }) => go(gameId), onError });
  const pair = trpc.lobby.pair.useMutation({
    onSuccess: ({ gameId }) => (gameId === null ? wait() : go(gameId)),
    onError,
  });
  const open = trpc.lobby.open.useMutation({ onSuccess: wait, onError });
  const close = trpc.lobby.close.useMutation({
    onSuccess: () => {
      setWaiting(false);
      again();
    },
    onError,
  });
  return {
    isPending: [join, pair, open, close].some(({ isPending }) => isPending),
    join: (id: number) => join.mutate({ id }),
    pair: (game: OpenGame) => pair.mutate(game),
    open: (game: OpenGame) => open.mutate(game),
    close: () => close.mutate(),
  };
}
export type Playing = ReturnType<typeof usePlaying>;
