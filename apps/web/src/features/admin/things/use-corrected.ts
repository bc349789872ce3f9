import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

/** Says that something is changed, and fetches again what shows it. */
export function useCorrected(onClose: () => void) {
  const texts = useTexts('admin/lists');
  const toast = useToast();
  const utils = trpc.useUtils();
  return async (name: string) => {
    onClose();
    toast.show({ variant: 'success', title: texts.saved({ name }) });
    await utils.invalidate();
  };
}
