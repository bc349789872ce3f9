import { chakra } from '@chakra-ui/react';
import type { BookingRefusal } from '@oche/validators/bookings/schemas';
import type { MeetingLounge } from '@oche/validators/challenges/schemas';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FormError } from '../../../components/form/form.tsx';
import { useAuth } from '../../../lib/auth.ts';
import { ApiError } from '../../../lib/errors/errors.ts';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { euroText } from '../../../lib/money.ts';
import { attemptOf } from '../../../lib/storage/drafts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useWords } from '../use-words.ts';

/** A free time at one of the lounges. */
export interface Choice {
  lounge: MeetingLounge;
  startTime: string;
  endTime: string;
}

/** The price, and the button that books and tells the other. */
export function BookChoice({ challengeId, choice }: { challengeId: number; choice: Choice }) {
  const { texts, locale } = useWords();
  const { meeting: words } = texts;
  const { user } = useAuth();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const { lounge, startTime, endTime } = choice;
  const wish = { loungeId: lounge.id, startTime, endTime };
  const quote = trpc.bookings.quote.useQuery(wish, { staleTime: 0 });
  const attach = trpc.challenges.attachBooking.useMutation();
  const book = trpc.bookings.create.useMutation();
  const [error, setError] = useState<string | null>(null);
  const isPending = book.isPending || attach.isPending;
  const total = quote.data?.price?.total;
  const refusal = quote.data?.refusal;

  async function confirm() {
    setError(null);
    const input = { ...wish, totalPrice: total };
    const attempt = attemptOf(user?.id ?? '', `meeting:${challengeId}`);
    try {
      const booking = await book.mutateAsync({ ...input, idempotencyKey: attempt.keyFor(input) });
      const met = await attach.mutateAsync({ id: challengeId, bookingId: booking.id });
      attempt.succeed();
      utils.challenges.get.setData({ id: challengeId }, met);
      void utils.bookings.list.invalidate();
    } catch (failure) {
      setError(errorText(failure));
      void utils.bookings.availability.get.invalidate({ loungeId: lounge.id });
      void utils.challenges.get.invalidate({ id: challengeId });
    }
  }

  const price = total === 0 ? words.noPrice() : euroText(total ?? 0, locale);
  const isRequest = quote.data?.autoConfirm === false;
  return (
    <Confirm>
      <FormError>{error}</FormError>
      {refusal ? (
        <p role="alert">{errorText(refused(refusal))}</p>
      ) : (
        <Button
          variant="accent"
          shape="wedge"
          disabled={total === undefined || isPending}
          aria-busy={isPending}
          onClick={() => void confirm()}
        >
          {isRequest ? words.request({ price }) : words.confirm({ price })}
        </Button>
      )}
    </Confirm>
  );
}

/** A quote that is refused says what the booking would be refused with. */
const refused = (code: BookingRefusal): ApiError =>
  new ApiError({ code, domain: 'bookings', httpStatus: 409, requestId: '' });

const Confirm = chakra('div', { base: { paddingTop: '3' } });
