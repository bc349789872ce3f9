import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useToast } from '../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { attemptOf } from '../../../lib/drafts.ts';
import { loginHref } from '../../../lib/return-to.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useFailureToast } from '../../../lib/use-failure-toast.ts';
import { bookingDraft } from './booking-draft.ts';
import type { BookingFormInput } from './booking-form.schema.ts';
import { chosen, emptyForm } from './form-defaults.ts';
import { addDays, dateOf, spanText } from './lounge-time.ts';
import { isShownInForm } from './refusal.ts';
import { SlotForm } from './slot-form.tsx';
import { submitLabel } from './submit-label.ts';
import type { Send } from './use-slot-form.ts';

interface BookFormProps {
  lounge: { id: number; name: string };
  start?: string;
  boardId?: number;
  onClose: () => void;
}

/** Books: what was typed stays until it is sent, also over a failed call and a sign-in. */
export function BookForm({ lounge: { id }, start, boardId, onClose }: BookFormProps) {
  const texts = useTexts('booking');
  const locale = useLocale();
  const { user } = useAuth();
  const toast = useToast();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const showFailure = useFailureToast();
  const create = trpc.bookings.create.useMutation();
  const [lounge] = trpc.lounges.get.useSuspenseQuery({ id });
  const today = dateOf(new Date(), lounge.timeZone);
  const [availability] = trpc.bookings.availability.get.useSuspenseQuery({
    loungeId: id,
    from: addDays(start ? dateOf(start, lounge.timeZone) : today, -1),
    days: 4,
  });
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
        title: isRequest ? texts.dialog.requested() : texts.dialog.success(),
        description: isRequest
          ? texts.dialog.requestedText({ when })
          : texts.dialog.successText({ when }),
        action: {
          label: texts.dialog.toBookings(),
          onAction: () => void navigate({ to: '/bookings' as string }),
        },
      });
      void utils.bookings.list.invalidate();
      void utils.bookings.availability.get.invalidate({ loungeId: id });
      onClose();
    } catch (error) {
      if (!isShownInForm(error)) showFailure(error, texts.dialog.failed());
      throw error;
    }
  };

  /* a visitor comes back to this very form */
  const login = () => {
    draft.write(latest.current);
    location.assign(loginHref(`/venues/${id}?book=1`));
  };

  if (!lounge.isActive) return <Notice>{texts.dialog.inactive()}</Notice>;
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
      pendingLabel={texts.dialog.pending()}
      action={user ? undefined : <LoginFirst onLogin={login} />}
    />
  );
}

function LoginFirst({ onLogin }: { onLogin: () => void }) {
  const { dialog: texts } = useTexts('booking');
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
