import { chakra } from '@chakra-ui/react';
import type { Booking } from '@oche/validators/bookings';
import { Suspense, useState } from 'react';
import { Dialog } from '../../../../components/dialog.tsx';
import { SkeletonText } from '../../../../components/skeleton.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useFailureToast } from '../../../../lib/use-failure-toast.ts';
import { euroText } from '../../shared/money.ts';
import { formOf } from '../form-defaults.ts';
import { addDays, dateOf, spanText } from '../lounge-time.ts';
import { isShownInForm } from '../refusal.ts';
import { SlotForm } from '../slot-form.tsx';
import type { Send } from '../use-slot-form.ts';

interface MoveDialogProps {
  booking: Booking;
  onClose: () => void;
}

/** Another time or other boards, in one step: when it fails the old time stays. */
export function MoveDialog({ booking, onClose }: MoveDialogProps) {
  const { move: texts } = useTexts('booking');
  return (
    <Dialog isOpen onClose={onClose} title={texts.title()} placement="sheet">
      <Suspense fallback={<SkeletonText count={6} />}>
        <MoveForm booking={booking} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

function MoveForm({ booking, onClose }: MoveDialogProps) {
  const { move: texts } = useTexts('booking');
  const locale = useLocale();
  const toast = useToast();
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const { id, lounge: where, startTime } = booking;
  const [lounge] = trpc.lounges.get.useSuspenseQuery({ id: where.id });
  const [availability] = trpc.bookings.availability.get.useSuspenseQuery({
    loungeId: where.id,
    from: addDays(dateOf(startTime, where.timeZone), -1),
    days: 4,
  });
  const [defaults] = useState(() => formOf(booking, availability));
  const move = trpc.bookings.move.useMutation();

  const send: Send = async ({ notes: _, ...wish }, totalPrice) => {
    try {
      const moved = await move.mutateAsync({ id, ...wish, totalPrice });
      toast.show({
        variant: 'success',
        title: texts.done(),
        description: spanText(moved, where.timeZone, locale),
      });
      void utils.bookings.list.invalidate();
      onClose();
    } catch (error) {
      if (!isShownInForm(error)) showFailure(error, texts.failed());
      throw error;
    }
  };

  return (
    <SlotForm
      lounge={lounge}
      defaults={defaults}
      bookingId={id}
      send={send}
      submitLabel={(price) =>
        price ? texts.submit({ price: euroText(price, locale) }) : texts.submitFree()
      }
      pendingLabel={texts.pending()}
    >
      <Before>
        <strong>{texts.now({ when: spanText(booking, where.timeZone, locale) })}</strong>
        <br />
        {texts.keeps()}
      </Before>
    </SlotForm>
  );
}

const Before = chakra('p', { base: { padding: '3', textStyle: 'small', layerStyle: 'sunken' } });
