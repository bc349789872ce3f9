import { chakra } from '@chakra-ui/react';
import type { Availability, Booking } from '@oche/validators/bookings/schemas';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { joinHref } from '../../../../lib/addresses/return-to.ts';
import { useAuth } from '../../../../lib/auth.ts';
import { attemptOf } from '../../../../lib/storage/drafts.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { UnconfirmedNotice } from '../../../../patterns/unconfirmed-notice.tsx';
import { BookingData } from '../booking-data.tsx';
import { type AddressWish, addressWishOf, type BookParams } from './address-wish.ts';
import { bookingDraft } from './booking-draft.ts';
import type { BookingFormInput } from './booking-form.schema.ts';
import { chosen, emptyForm, missedTime, wished } from './form-defaults.ts';
import { SlotForm } from './slot-form.tsx';
import { submitLabel } from './submit-label.ts';
import type { Send } from './use-slot-form.ts';

interface BookFormProps {
  loungeId: number;
  start?: string;
  boardId?: number;
  /** what the page's address asks for */
  params?: BookParams;
  onBooked: (booking: Booking, lounge: Lounge) => void;
  /** while the booking is being sent, nothing closes the dialog */
  onBusy: (isBusy: boolean) => void;
}

/** The content of the booking dialog, in a chunk of its own. */
export function BookForm({ loungeId, start, params = {}, ...props }: BookFormProps) {
  const wish = addressWishOf(params);
  return (
    <BookingData loungeId={loungeId} start={start} date={wish?.date}>
      {(lounge, availability) => (
        <LoadedForm
          lounge={lounge}
          availability={availability}
          start={start}
          wish={wish}
          {...props}
        />
      )}
    </BookingData>
  );
}

interface LoadedFormProps extends Omit<BookFormProps, 'loungeId' | 'params'> {
  lounge: Lounge;
  wish: AddressWish | undefined;
  availability: Availability;
}

/**
 * The booking form. What was typed is kept until it is sent, even after a failed call or a sign-in.
 */
function LoadedForm(props: LoadedFormProps) {
  const { lounge, availability, start, boardId, wish, onBooked, onBusy } = props;
  const { id } = lounge;
  const { dialog: texts } = useTexts('booking/form');
  const locale = useLocale();
  const { user } = useAuth();
  const utils = trpc.useUtils();
  const create = trpc.bookings.create.useMutation();
  const draft = bookingDraft(user?.id, id);
  const [defaults] = useState(() => ({
    ...emptyForm(availability, lounge),
    ...draft.read(),
    ...wished(availability, lounge, wish),
    ...chosen(availability, lounge, start, boardId),
  }));
  const latest = useRef<BookingFormInput>(defaults);
  const [missed, setMissed] = useState(() => missedTime(availability, lounge, wish));

  const send: Send = async (chosenWish, totalPrice) => {
    const input = { loungeId: id, ...chosenWish, totalPrice };
    const attempt = attemptOf(user?.id ?? '', `booking:${id}`);
    onBusy(true);
    try {
      const booking = await create.mutateAsync({
        ...input,
        idempotencyKey: attempt.keyFor(input),
      });
      attempt.succeed();
      draft.clear();
      void utils.bookings.list.invalidate();
      void utils.bookings.availability.get.invalidate({ loungeId: id });
      onBooked(booking, lounge);
    } finally {
      onBusy(false);
    }
  };

  /* signing in leads back to this form */
  const login = () => {
    draft.write(latest.current);
    location.assign(joinHref(`/venues/${id}?book=1`));
  };

  if (!lounge.isActive) return <Notice>{texts.inactive()}</Notice>;
  return (
    <SlotForm
      lounge={lounge}
      defaults={defaults}
      hasNotes
      send={send}
      failed={texts.failed()}
      onChange={(values) => {
        latest.current = values;
        draft.write(values);
        setMissed(undefined);
      }}
      submitLabel={(price, isRequest) => submitLabel({ price, isRequest }, texts, locale)}
      pendingLabel={texts.pending()}
      action={user ? undefined : (isTaken) => <LoginFirst isTaken={isTaken} onLogin={login} />}
    >
      <UnconfirmedNotice text={texts.unconfirmed} />
      {missed ? <Notice>{texts.notAtThisTime({ time: missed })}</Notice> : null}
    </SlotForm>
  );
}

function LoginFirst({ isTaken, onLogin }: { isTaken: boolean; onLogin: () => void }) {
  const { dialog: texts } = useTexts('booking/form');
  return (
    <>
      <Hint>{isTaken ? texts.loginToWaitHint() : texts.loginHint()}</Hint>
      <Button variant="accent" shape="wedge" onClick={onLogin}>
        {isTaken ? texts.loginToWait() : texts.login()}
      </Button>
    </>
  );
}

const Hint = chakra('p', { base: { flex: '1 1 12rem', textStyle: 'small', color: 'fg.muted' } });
