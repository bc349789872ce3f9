import { cancelSeriesInput } from '@oche/validators/bookings/schemas';
import * as z from 'zod/mini';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { TextAreaField } from '../../../../components/form/fields.tsx';
import { Form } from '../../../../components/form/form.tsx';
import { DialogFormActions } from '../../../../components/form/form-actions.tsx';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { useToast } from '../../../../components/toast.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { useRefreshCalendar } from '../calendar/use-refresh-calendar.ts';
import { useManagedLounge } from '../managed-lounge.tsx';

const schema = z.pick(cancelSeriesInput, { reason: true });

export type Series = RouterOutputs['bookings']['series']['list'][number];

interface CancelSeriesProps {
  series: Series;
  onClose: () => void;
}

/** Cancels the coming bookings of a series. */
export function CancelSeries({ series, onClose }: CancelSeriesProps) {
  const texts = useTexts('manage/series');
  const { cancelBooking } = useTexts('manage/dialogs');
  const { lounge } = useManagedLounge();
  const toast = useToast();
  const refresh = useRefreshCalendar(lounge.id);
  const cancel = trpc.bookings.series.cancel.useMutation();
  const form = useZodForm(schema, {
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await cancel.mutateAsync({ id: series.id, reason });
      toast.show({ variant: 'success', title: texts.cancelled() });
      onClose();
      await refresh();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.cancelTitle({ name: series.name })}
      size="sm"
      isBusy={form.isPending}
    >
      <p>{texts.cancelText()}</p>
      <Form {...form.props}>
        <TextAreaField
          {...form.field('reason')}
          label={cancelBooking.reason()}
          rows={2}
          isOptional
        />
        <DialogFormActions
          submit={texts.cancel()}
          isPending={form.isPending}
          onCancel={onClose}
          variant="dangerSolid"
        />
      </Form>
    </Dialog>
  );
}
