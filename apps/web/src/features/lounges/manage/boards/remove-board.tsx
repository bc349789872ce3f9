import type { Board } from '@oche/validators/lounges/schemas';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { FormError } from '../../../../components/form/form.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import { useSaved } from '../use-saved.ts';

interface RemoveBoardProps {
  board: Board;
  onClose: () => void;
}

/**
 * Removes a board, or says in the dialog why it has to stay: it is the last one, or has bookings.
 */
export function RemoveBoard({ board, onClose }: RemoveBoardProps) {
  const texts = useTexts('manage/boards');
  const { remove: label, removed } = useTexts('manage');
  const { readError } = useUi();
  const { lounge } = useManagedLounge();
  const saved = useSaved(lounge.id);
  const remove = trpc.lounges.board.delete.useMutation({
    onSuccess: async () => {
      onClose();
      await saved(removed());
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.mutate({ id: board.id })}
      title={texts.removeTitle({ name: board.name })}
      confirmLabel={label()}
      isDestructive
      isPending={remove.isPending}
    >
      <p>{texts.removeText()}</p>
      <FormError>{remove.error ? readError(remove.error).message : null}</FormError>
    </ConfirmDialog>
  );
}
