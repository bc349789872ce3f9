import { type CalendarEntry, setGuestInput } from '@oche/validators/bookings/schemas';
import * as z from 'zod/mini';
import { Dialog } from '../../../../../components/dialog/dialog.tsx';
import { TextField } from '../../../../../components/form/fields.tsx';
import { Form } from '../../../../../components/form/form.tsx';
import { DialogFormActions } from '../../../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../../../components/form/use-zod-form.ts';
import { useTexts } from '../../../../../i18n/react.tsx';
import { trpc } from '../../../../../lib/trpc.ts';
import { useManagedLounge } from '../../managed-lounge.tsx';
import { useRefreshCalendar } from '../use-refresh-calendar.ts';

const schema = z.omit(setGuestInput, { id: true });

interface GuestDialogProps {
  entry: CalendarEntry;
  onClose: () => void;
}

/** Corrects name and contact of a guest without an account. */
export function GuestDialog({ entry, onClose }: GuestDialogProps) {
  const { guest: texts, walkIn } = useTexts('manage/dialogs');
  const { save } = useTexts('manage');
  const { lounge } = useManagedLounge();
  const refresh = useRefreshCalendar(lounge.id);
  const change = trpc.bookings.setGuest.useMutation();
  const { id, guest } = entry;
  const form = useZodForm(schema, {
    defaultValues: { name: guest.name, contact: guest.contact ?? '' },
    onSubmit: async (values) => {
      await change.mutateAsync({ id, ...values });
      await refresh();
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title()}
      size="sm"
      placement="sheet"
      isBusy={form.isPending}
    >
      <Form {...form.props}>
        <TextField {...form.field('name')} label={walkIn.guestName()} autoComplete="off" />
        <TextField
          {...form.field('contact')}
          label={walkIn.guestContact()}
          autoComplete="off"
          isOptional
        />
        <DialogFormActions submit={save()} isPending={form.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
