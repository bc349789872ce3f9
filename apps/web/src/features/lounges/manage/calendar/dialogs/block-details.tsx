import type { CalendarBlock } from '@oche/validators/bookings/schemas';
import { ConfirmDialog } from '../../../../../components/dialog/confirm-dialog.tsx';
import { useToast } from '../../../../../components/toast.tsx';
import { useTexts } from '../../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../../../lib/trpc.ts';
import { useManagedLounge } from '../../managed-lounge.tsx';
import { useEntryTexts } from '../use-entry-texts.ts';
import { useRefreshCalendar } from '../use-refresh-calendar.ts';

interface BlockDetailsProps {
  block: CalendarBlock;
  onClose: () => void;
}

/** Says why and when boards are blocked, and can remove the block. */
export function BlockDetails({ block, onClose }: BlockDetailsProps) {
  const { block: texts } = useTexts('manage/dialogs');
  const { blockKind } = useTexts('manage/calendar');
  const { actionFailed } = useTexts('manage');
  const { lounge } = useManagedLounge();
  const words = useEntryTexts(lounge.timeZone);
  const toast = useToast();
  const showFailure = useFailureToast();
  const refresh = useRefreshCalendar(lounge.id);
  const remove = trpc.bookings.block.delete.useMutation({
    onSuccess: async () => {
      toast.show({ variant: 'success', title: texts.removed() });
      onClose();
      await refresh();
    },
    onError: (error) => showFailure(error, actionFailed()),
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.mutate({ id: block.id })}
      title={blockKind[block.kind]()}
      confirmLabel={texts.remove()}
      isPending={remove.isPending}
    >
      <p>{words.period(block)}</p>
      <p>{words.boards(block)}</p>
      <p>{block.reason ?? texts.noReason()}</p>
    </ConfirmDialog>
  );
}
