import type { AdminBanner } from '@oche/validators/banners/admin';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

type Banner = Pick<AdminBanner, 'id' | 'title'>;

/** What can be done with a banner at once, each with its way back. */
export function useBannerActions() {
  const texts = useTexts('banner-admin');
  const toast = useToast();
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const after = {
    onError: (error: unknown) => showFailure(error, texts.failed()),
    onSettled: () => utils.banners.invalidate(),
  };
  const activity = trpc.banners.admin.setActive.useMutation(after);
  const removal = trpc.banners.admin.delete.useMutation(after);
  const restoral = trpc.banners.admin.restore.useMutation(after);

  const setActive = ({ id, title }: Banner, isActive: boolean) =>
    activity.mutate(
      { id, isActive },
      {
        onSuccess: () =>
          toast.show({
            title: isActive ? texts.activated({ title }) : texts.paused({ title }),
            action: {
              label: texts.undo(),
              onAction: () => activity.mutate({ id, isActive: !isActive }),
            },
          }),
      },
    );
  const restore = ({ id, title }: Banner) =>
    restoral.mutate({ id }, { onSuccess: () => toast.show({ title: texts.restored({ title }) }) });
  const remove = (banner: Banner, onDone: () => void) =>
    removal.mutate(
      { id: banner.id },
      {
        onSuccess: () =>
          toast.show({
            title: texts.deleted({ title: banner.title }),
            action: { label: texts.undo(), onAction: () => restore(banner) },
            duration: 10_000,
          }),
        onSettled: onDone,
      },
    );
  return {
    setActive,
    restore,
    remove,
    isBusy: activity.isPending || removal.isPending || restoral.isPending,
  };
}
