import type { ChannelPage } from '@oche/validators/media/schemas';
import { useNavigate } from '@tanstack/react-router';
import { useToast } from '../../../components/toast.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';

/** How long the way back is offered. Milliseconds. */
const OFFERED_MS = 12_000;

/** Deletes a channel at once, and offers the way back; then the list opens. */
export function useDeletion({ id, name }: ChannelPage) {
  const { page: texts } = useTexts('media');
  const toast = useToast();
  const fail = useFailureToast();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const restore = trpc.media.channels.restore.useMutation({
    onSuccess: async (channel) => {
      utils.media.channels.get.setData({ id }, channel);
      void utils.media.channels.list.invalidate();
      await navigate({ to: '/media-channels/$id', params: { id: String(id) } });
      toast.show({ variant: 'success', title: texts.restored({ name }) });
    },
    onError: (error) => fail(error, texts.deleteFailed()),
  });
  const remove = trpc.media.channels.delete.useMutation({
    onSuccess: async () => {
      await navigate({ to: '/media-channels' });
      utils.media.channels.get.reset({ id });
      void utils.media.channels.list.invalidate();
      toast.show({
        title: texts.deleted({ name }),
        description: texts.deleteText(),
        duration: OFFERED_MS,
        action: { label: texts.undo(), onAction: () => restore.mutate({ id }) },
      });
    },
    onError: (error) => fail(error, texts.deleteFailed()),
  });
  return { isPending: remove.isPending, remove: () => remove.mutate({ id }) };
}
