import type { CaseSummary } from '@oche/validators/moderation/schemas';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** For how long a message offers to take it back, in milliseconds; the case itself offers it for ten minutes. */
const OFFERED = 12_000;

interface TakingAway {
  takeAway: (summary: CaseSummary) => void;
  /** the case of which it is on its way */
  goingId: number | null;
}

/** Takes away what a case is about in one step, which can be taken back as quickly. */
export function useTakeAway(): TakingAway {
  const { queue: texts, decisions } = useTexts('moderation');
  const toast = useToast();
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const refresh = () => utils.moderation.case.invalidate();
  const undo = trpc.moderation.decision.undo.useMutation({
    onSuccess: () => toast.show({ variant: 'success', title: texts.undone() }),
    onError: (error) => showFailure(error, decisions.undoFailed()),
    onSettled: refresh,
  });
  const away = trpc.moderation.case.takeAway.useMutation({
    onError: (error) => showFailure(error, texts.awayFailed()),
    onSettled: refresh,
  });
  return {
    takeAway: ({ id, oneStep }) => {
      if (away.isPending || !oneStep) return;
      const onSuccess = ({ decisionId }: { decisionId: number }) =>
        toast.show({
          variant: 'success',
          title: texts.away[oneStep](),
          duration: OFFERED,
          action: { label: texts.undo(), onAction: () => undo.mutate({ id: decisionId }) },
        });
      away.mutate({ id }, { onSuccess });
    },
    goingId: away.isPending ? away.variables.id : null,
  };
}
