import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Throws a switch; this page's own header says at once what it did. */
export function useSetSwitch() {
  const { switches: texts } = useTexts('adminSite');
  const utils = trpc.useUtils();
  const showFailure = useFailureToast();
  return trpc.site.switches.set.useMutation({
    onError: (error) => showFailure(error, texts.failed()),
    onSettled: () => utils.site.invalidate(),
  });
}
