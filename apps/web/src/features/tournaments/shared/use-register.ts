import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Registers the member, says how it went, and reads again what has changed by it. */
export function useRegister() {
  const texts = useTexts('tournaments');
  const toast = useToast();
  const showFailure = useFailureToast();
  const { tournaments } = trpc.useUtils();
  const { mutate, isPending } = trpc.tournaments.register.useMutation({
    onSuccess: (tournament) => {
      tournaments.get.setData({ id: tournament.id }, tournament);
      const { own } = tournament;
      const title =
        own?.status === 'waiting'
          ? texts.waitingToast({ place: own.place ?? 0 })
          : texts.registeredToast();
      toast.show({ variant: 'success', title });
    },
    onError: (error) => showFailure(error, texts.registerFailed()),
    // also after a failure: it may have become full, or closed
    onSettled: () => tournaments.invalidate(),
  });
  return { register: (id: number) => mutate({ id }), isPending };
}
