import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** What a player does about a game's end with one press. */
export function useResultAction(gameId: number) {
  const texts = useTexts('games/result');
  const utils = trpc.useUtils();
  const toast = useToast();
  const fail = useFailureToast();
  const options = {
    onSettled: async () => {
      await Promise.all([
        utils.games.get.invalidate({ gameId }),
        utils.games.result.get.invalidate({ gameId }),
      ]);
    },
    onError: (error: Parameters<typeof fail>[0]) => fail(error, texts.failed()),
  };
  const confirm = trpc.games.result.confirm.useMutation({
    ...options,
    onSuccess: () => toast.show({ variant: 'success', title: texts.confirmed() }),
  });
  const playOn = trpc.games.result.playOn.useMutation(options);
  const resign = trpc.games.result.resign.useMutation(options);
  const abandon = trpc.games.result.abandon.useMutation(options);
  return {
    isPending: [confirm, playOn, resign, abandon].some(({ isPending }) => isPending),
    confirm: confirm.mutate,
    playOn: playOn.mutate,
    resign: resign.mutate,
    abandon: abandon.mutate,
  };
}
