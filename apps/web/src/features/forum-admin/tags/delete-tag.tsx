import type { AdminTag } from '@oche/validators/forum/tags/schemas';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useChanged, useRestoring } from '../use-changed.ts';

interface DeleteTagProps {
  tag: AdminTag;
  onClose: () => void;
}

export function DeleteTag({ tag, onClose }: DeleteTagProps) {
  const { tags } = useTexts('forum/admin');
  const texts = tags.deletion;
  const { refresh, fail, say } = useChanged();
  const { restore } = useRestoring();
  const remove = trpc.forum.admin.tag.delete.useMutation({
    onSuccess: () => {
      say(tags.deleted(), () => restore('tag', tag.id));
      onClose();
    },
    onError: fail,
    onSettled: refresh,
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={texts.title({ name: tag.name })}
      confirmLabel={texts.submit()}
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ id: tag.id })}
    >
      <p>{texts.text({ threads: tag.threadCount })}</p>
    </ConfirmDialog>
  );
}
