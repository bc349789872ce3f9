import { chakra } from '@chakra-ui/react';
import { BellRing, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx';
import { TextLink } from '../../../../components/link.tsx';
import { Badge, Figure } from '../../../../components/text.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { useFailureToast } from '../../../../lib/errors/use-failure-toast.ts';
import { euroText } from '../../../../lib/money.ts';
import { dateOf, spanText } from '../../../../lib/time/place-time.ts';
import { type RouterOutputs, trpc } from '../../../../lib/trpc.ts';
import { DateBlock, EntryHead, EntryName, EntryRow, EntryWords } from './entry-parts.tsx';
import { countdownText, useSecondsLeft } from './use-seconds-left.ts';

type Entry = RouterOutputs['bookings']['waitingList']['list'][number];

/** A place on the waiting list, or an offer with a countdown and two buttons to answer it. */
export function WaitingEntry({ entry }: { entry: Entry }) {
  const { boards } = useTexts('booking');
  const texts = useTexts('booking/mine');
  const locale = useLocale();
  const [isLeaving, setIsLeaving] = useState(false);
  const calls = useWaitingCalls();
  const secondsLeft = useSecondsLeft(entry.offerExpiresAt);
  const { id, lounge, status, totalPrice } = entry;
  const isOffered = status === 'offered' && secondsLeft > 0;
  const price = totalPrice ?? undefined;
  return (
    <EntryRow id={`waiting-${id}`} data-offered={isOffered || undefined}>
      <DateBlock date={dateOf(entry.startTime, lounge.timeZone)} />
      <EntryWords>
        <EntryHead>
          <EntryName>
            <TextLink to="/venues/$id" params={{ id: String(lounge.id) }} variant="plain">
              {lounge.name}
            </TextLink>
          </EntryName>
          <Badge tone={isOffered ? 'positive' : 'neutral'}>
            {isOffered ? <BellRing aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
            {stateText()}
          </Badge>
        </EntryHead>
        <p>
          {spanText(entry, lounge.timeZone, locale)} · {boards({ count: entry.boardCount })}
        </p>
        {isOffered ? (
          <Countdown role="timer">
            {texts.waiting.left({ time: countdownText(secondsLeft) })}
          </Countdown>
        ) : null}
        <Buttons>
          {isOffered ? (
            <Button
              variant="accent"
              size="sm"
              disabled={calls.take.isPending}
              onClick={() => calls.take.mutate({ id, totalPrice: price })}
            >
              {takeLabel()}
            </Button>
          ) : null}
          <Button variant="outline" size="sm" onClick={() => setIsLeaving(true)}>
            {isOffered ? texts.waiting.decline() : texts.waiting.leave()}
          </Button>
        </Buttons>
        <ConfirmDialog
          isOpen={isLeaving}
          onClose={() => setIsLeaving(false)}
          onConfirm={() => calls.leave.mutate({ id }, { onSettled: () => setIsLeaving(false) })}
          title={texts.waiting.leaveTitle()}
          confirmLabel={texts.waiting.leave()}
          isPending={calls.leave.isPending}
        >
          <p>{texts.waiting.leaveText()}</p>
        </ConfirmDialog>
      </EntryWords>
    </EntryRow>
  );

  function stateText(): string {
    if (isOffered) return texts.waiting.offered();
    if (status === 'offered') return texts.waiting.over();
    return entry.ahead ? texts.waiting.ahead({ count: entry.ahead }) : texts.waiting.first();
  }

  function takeLabel(): string {
    if (calls.take.isPending) return texts.waiting.taking();
    return price
      ? texts.waiting.take({ price: euroText(price, locale) })
      : texts.waiting.takeFree();
  }
}

function useWaitingCalls() {
  const { waiting: texts } = useTexts('booking/mine');
  const toast = useToast();
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const refresh = () => {
    void utils.bookings.waitingList.list.invalidate();
    void utils.bookings.list.invalidate();
  };
  const { waitingList } = trpc.bookings;
  return {
    take: waitingList.take.useMutation({
      onSuccess: () => toast.show({ variant: 'success', title: texts.taken() }),
      onError: (error) => showFailure(error, texts.takeFailed()),
      onSettled: refresh,
    }),
    leave: waitingList.leave.useMutation({
      onSuccess: () => toast.show({ variant: 'success', title: texts.gone() }),
      onError: (error) => showFailure(error, texts.leaveFailed()),
      onSettled: refresh,
    }),
  };
}

const Countdown = chakra(Figure, { base: { fontSize: '2xl', fontWeight: 'heavy' } });
const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', paddingTop: '2' },
});
