import { useRouter } from '@tanstack/react-router';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { lookAtSite } from '../../../lib/live/look-at-site.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Throws a switch; this page's own header says at once what it did. */
export function useSetSwitch() {
  const { switches: texts } = useTexts('admin/site');
  const utils = trpc.useUtils();
  const router = useRouter();
  const showFailure = useFailureToast();
  return trpc.site.switches.set.useMutation({
    onError: (error) => showFailure(error, texts.failed()),
    onSettled: () => Promise.all([utils.site.switches.invalidate(), lookAtSite(router)]),
  });
}
