import { type CalendarEntry, cancelBookingInput } from '@oche/validators/bookings/schemas';
import * as z from 'zod/mini';
import { Dialog } from '../../../../../components/dialog/dialog.tsx';
import { TextAreaField } from '../../../../../components/form/fields.tsx';
import { Form } from '../../../../../components/form/form.tsx';
import { DialogFormActions } from '../../../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../../../components/form/use-zod-form.ts';
import { useToast } from '../../../../../components/toast.tsx';
import { useTexts } from '../../../../../i18n/react.tsx';
import { trpc } from '../../../../../lib/trpc.ts';
import { useManagedLounge } from '../../managed-lounge.tsx';
import { useEntryTexts } from '../use-entry-texts.ts';
import { useRefreshCalendar } from '../use-refresh-calendar.ts';

const schema = z.pick(cancelBookingInput, { reason: true });

interface CancelDialogProps {
  entry: CalendarEntry;
  onClose: () => void;
}

/** Cancels a booking or declines a request, with a reason for the guest. */
export function CancelDialog({ entry, onClose }: CancelDialogProps) {
  const { cancelBooking: texts } = useTexts('manage/dialogs');
  const { requests } = useTexts('manage/calendar');
  const { lounge } = useManagedLounge();
  const words = useEntryTexts(lounge.timeZone);
  const toast = useToast();
  const refresh = useRefreshCalendar(lounge.id);
  const cancel = trpc.bookings.cancel.useMutation();
  const isRequest = entry.status === 'requested';
  const { id, name } = entry.guest;
  const form = useZodForm(schema, {
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await cancel.mutateAsync({ id: entry.id, reason });
      toast.show({ variant: 'success', title: isRequest ? requests.declined() : texts.done() });
      onClose();
      await refresh();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isRequest ? texts.declineTitle() : texts.title()}
      size="sm"
      isBusy={form.isPending}
    >
      <p>
        {name}, {words.when(entry)}
      </p>
      <Form {...form.props}>
        <TextAreaField
          {...form.field('reason')}
          label={texts.reason()}
          hint={id ? texts.reasonHint() : undefined}
          rows={3}
          isOptional
        />
        <p>{id ? texts.text({ name }) : texts.textWithoutAccount({ name })}</p>
        <DialogFormActions
          submit={isRequest ? texts.decline() : texts.submit()}
          isPending={form.isPending}
          cancel={isRequest ? undefined : texts.keep()}
          onCancel={onClose}
          variant="dangerSolid"
        />
      </Form>
    </Dialog>
  );
}
