import { Button } from '../../../components/button.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

/** One click, and the account stays. */
export function StayButton() {
  const { leave: texts } = useTexts('account/own-data');
  const { readError } = useUi();
  const toast = useToast();
  const utils = trpc.useUtils();
  const undo = trpc.ownData.undoLeave.useMutation({
    onSuccess: () => toast.show({ variant: 'success', title: texts.stayed() }),
    onError: (error) => toast.show({ variant: 'destructive', title: readError(error).message }),
    // also after a failure, whose cause may be that it has begun
    onSettled: () => Promise.all([utils.ownData.get.invalidate(), utils.auth.me.invalidate()]),
  });
  return (
    <Button size="sm" disabled={undo.isPending} onClick={() => undo.mutate()}>
      {texts.stay()}
    </Button>
  );
}
