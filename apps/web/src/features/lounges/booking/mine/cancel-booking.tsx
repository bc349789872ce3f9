import type { Booking } from '@oche/validators/bookings/schemas';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { TextAreaField } from '../../../../components/form/fields.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { spanText } from '../../../../lib/time/place-time.ts';
import { trpc } from '../../../../lib/trpc.ts';

const REASON_MAX = 500;

/** Asks for confirmation, says what cancelling means, and lets the member tell the lounge why. */
export function CancelBooking({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { cancellation: texts } = useTexts('booking/mine');
  const locale = useLocale();
  const toast = useToast();
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const [reason, setReason] = useState('');
  const cancel = trpc.bookings.cancel.useMutation({
    onSuccess: () => toast.show({ variant: 'success', title: texts.done() }),
    onError: (error) => showFailure(error, texts.failed()),
    onSettled: () => {
      onClose();
      void utils.bookings.list.invalidate();
    },
  });
  const { id, lounge, status } = booking;
  const words = { lounge: lounge.name, when: spanText(booking, lounge.timeZone, locale) };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => cancel.mutate({ id, reason })}
      title={texts.title()}
      confirmLabel={texts.confirm()}
      keepLabel={texts.keep()}
      isDestructive
      isPending={cancel.isPending}
    >
      <p>{status === 'requested' ? texts.requestText(words) : texts.text(words)}</p>
      <TextAreaField
        label={texts.reason()}
        isOptional
        rows={2}
        maxLength={REASON_MAX}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
