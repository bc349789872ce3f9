import { useToast } from '../../../../components/toast.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import type { Ad } from './ad.ts';

/** The calls that change an ad, each with what it says afterwards. @param onEnd closes a question */
export function useAdActions({ id, title }: Pick<Ad, 'id' | 'title'>, onEnd: () => void) {
  const { own: texts } = useTexts('market/mine');
  const utils = trpc.useUtils();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { items } = trpc.market;
  const settings = (told: string, undo?: () => void) => ({
    onSuccess: async () => {
      toast.show({
        variant: 'success',
        title: told,
        action: undo && { label: texts.undo(), onAction: undo },
      });
      await utils.market.invalidate();
    },
    onError: (error: unknown) => showFailure(error, texts.failed()),
    onSettled: onEnd,
  });
  const publish = items.publish.useMutation(settings(texts.published({ title })));
  const pause = items.pause.useMutation(
    settings(texts.paused({ title }), () => publish.mutate({ id })),
  );
  const renew = items.renew.useMutation(settings(texts.renewed({ title })));
  const markSold = items.markSold.useMutation(settings(texts.isSold({ title })));
  const remove = items.delete.useMutation(settings(texts.deleted({ title })));
  return {
    isPending: [publish, pause, renew, markSold, remove].some((call) => call.isPending),
    run: {
      publish: () => publish.mutate({ id }),
      pause: () => pause.mutate({ id }),
      renew: () => renew.mutate({ id }),
      markSold: () => markSold.mutate({ id }),
      delete: () => remove.mutate({ id }),
    },
  };
}
