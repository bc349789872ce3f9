import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

/** As long as there is to take something back. */
const UNDO_MS = 10_000;

interface Undo {
  label: string;
  onAction: () => void;
}

/**
 * Call it after a change of the lounge: it says that it was saved, and reloads whatever shows it.
 */
export function useSaved(loungeId: number) {
  const texts = useTexts('manage');
  const toast = useToast();
  const utils = trpc.useUtils();
  return async (title: string = texts.saved(), undo?: Undo): Promise<void> => {
    void utils.lounges.mine.invalidate();
    void utils.bookings.invalidate();
    await Promise.all([
      utils.lounges.get.invalidate({ id: loungeId }),
      utils.lounges.rules.get.invalidate({ loungeId }),
    ]);
    // only now, as until then the page compares with the state before, and asks before it is left
    toast.show({ variant: 'success', title, ...(undo && { action: undo, duration: UNDO_MS }) });
  };
}
