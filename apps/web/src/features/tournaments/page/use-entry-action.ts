import type { TournamentOutput } from '@oche/validators/tournaments/schemas';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** What players do with their own entry; the page is read again after it, whatever came of it. */
export function useEntryAction({ id }: Pick<TournamentOutput, 'id'>) {
  const { own: texts } = useTexts('tournaments/page');
  const showFailure = useFailureToast();
  const { tournaments } = trpc.useUtils();
  const onSuccess = (tournament: TournamentOutput) => tournaments.get.setData({ id }, tournament);
  const onSettled = () => tournaments.invalidate();
  const withdrawal = trpc.tournaments.withdraw.useMutation({
    onSuccess,
    onError: (error) => showFailure(error, texts.withdrawFailed()),
    onSettled,
  });
  const checkIn = trpc.tournaments.checkIn.useMutation({
    onSuccess,
    onError: (error) => showFailure(error, texts.checkInFailed()),
    onSettled,
  });
  return {
    withdraw: (onSettled: () => void) => withdrawal.mutate({ id }, { onSettled }),
    checkIn: () => checkIn.mutate({ id }),
    isPending: withdrawal.isPending || checkIn.isPending,
  };
}
