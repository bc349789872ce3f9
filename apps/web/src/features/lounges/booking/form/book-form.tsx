import { chakra } from '@chakra-ui/react';
import type { Availability } from '@oche/validators/bookings';
import type { Lounge } from '@oche/validators/lounges';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { loginHref } from '../../../../lib/addresses/return-to.ts';
import { useAuth } from '../../../../lib/auth.ts';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { attemptOf } from '../../../../lib/kept/drafts.ts';
import { spanText } from '../../../../lib/time/place-time.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { BookingData } from '../booking-data.tsx';
import { bookingDraft } from './booking-draft.ts';
import type { BookingFormInput } from './booking-form.schema.ts';
import { chosen, emptyForm } from './form-defaults.ts';
import { isShownInForm } from './refusal.ts';
import { SlotForm } from './slot-form.tsx';
import { submitLabel } from './submit-label.ts';
import type { Send } from './use-slot-form.ts';

interface BookFormProps {
  loungeId: number;
  start?: string;
  boardId?: number;
  onClose: () => void;
  /** while the booking is being sent, nothing closes the dialog */
  onBusy: (isBusy: boolean) => void;
}

/** The content of the booking dialog, in a chunk of its own. */
export function BookForm({ loungeId, start, ...props }: BookFormProps) {
  return (
    <BookingData loungeId={loungeId} start={start}>
      {(lounge, availability) => (
        <LoadedForm lounge={lounge} availability={availability} start={start} {...props} />
      )}
    </BookingData>
  );
}

interface LoadedFormProps extends Omit<BookFormProps, 'loungeId'> {
  lounge: Lounge;
  availability: Availability;
}

/**
 * The booking form. What was typed is kept until it is sent, even after a failed call or a sign-in.
 */
function LoadedForm(props: LoadedFormProps) {
  const { lounge, availability, start, boardId, onClose, onBusy } = props;
  const { id } = lounge;
  const { dialog: texts } = useTexts('booking/form');
  const locale = useLocale();
  const { user } = useAuth();
  const toast = useToast();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const showFailure = useFailureToast();
  const create = trpc.bookings.create.useMutation();
  const draft = bookingDraft(user?.id, id);
  const [defaults] = useState(() => ({
    ...emptyForm(availability, lounge),
    ...draft.read(),
    ...chosen(availability, lounge, start, boardId),
  }));
  const latest = useRef<BookingFormInput>(defaults);

  const send: Send = async (wish, totalPrice) => {
    const input = { loungeId: id, ...wish, totalPrice };
    const attempt = attemptOf(user?.id ?? '', `booking:${id}`);
    onBusy(true);
    try {
      const booking = await create.mutateAsync({
        ...input,
        idempotencyKey: attempt.keyFor(input),
      });
      attempt.succeed();
      draft.clear();
      const when = spanText(booking, lounge.timeZone, locale);
      const isRequest = booking.status === 'requested';
      toast.show({
        variant: 'success',
        title: isRequest ? texts.requested() : texts.success(),
        description: isRequest ? texts.requestedText({ when }) : texts.successText({ when }),
        action: {
          label: texts.toBookings(),
          onAction: () => void navigate({ to: '/bookings' }),
        },
      });
      void utils.bookings.list.invalidate();
      void utils.bookings.availability.get.invalidate({ loungeId: id });
      onClose();
    } catch (error) {
      if (!isShownInForm(error)) showFailure(error, texts.failed());
      throw error;
    } finally {
      onBusy(false);
    }
  };

  /* signing in leads back to this form */
  const login = () => {
    draft.write(latest.current);
    location.assign(loginHref(`/venues/${id}?book=1`));
  };

  if (!lounge.isActive) return <Notice>{texts.inactive()}</Notice>;
  return (
    <SlotForm
      lounge={lounge}
      defaults={defaults}
      hasNotes
      send={send}
      onChange={(values) => {
        latest.current = values;
        draft.write(values);
      }}
      submitLabel={(price, isRequest) => submitLabel({ price, isRequest }, texts, locale)}
      pendingLabel={texts.pending()}
      action={user ? undefined : <LoginFirst onLogin={login} />}
    />
  );
}

function LoginFirst({ onLogin }: { onLogin: () => void }) {
  const { dialog: texts } = useTexts('booking/form');
  return (
    <>
      <Hint>{texts.loginHint()}</Hint>
      <Button variant="accent" shape="wedge" onClick={onLogin}>
        {texts.login()}
      </Button>
    </>
  );
}

const Hint = chakra('p', { base: { flex: '1 1 12rem', textStyle: 'small', color: 'fg.muted' } });
