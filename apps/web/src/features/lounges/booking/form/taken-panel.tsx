import { chakra } from '@chakra-ui/react';
import type { Availability } from '@oche/validators/bookings/schemas';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Row } from '../../../../components/layout.tsx';
import { TextLink } from '../../../../components/link.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Heading } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { useAuth } from '../../../../lib/auth.ts';
import { isExplained } from '../../../../lib/errors/errors.ts';
import { useErrorText } from '../../../../lib/errors/use-error-text.ts';
import { dayOf, nearestFree, type Wish } from '../../../../lib/time/booking-slots.ts';
import { spanText } from '../../../../lib/time/place-time.ts';
import { trpc } from '../../../../lib/trpc.ts';
import type { Slot } from './use-slot-form.ts';

interface TakenPanelProps {
  lounge: Lounge;
  slot: Slot;
  availability: Availability;
}

/** Shown if the chosen time is taken: free times close to it, and the waiting list. */
export function TakenPanel({ lounge, slot, availability }: TakenPanelProps) {
  const { taken: texts } = useTexts('booking/form');
  const locale = useLocale();
  const { wish, set } = slot;
  if (!wish) return null;
  const nearest = nearestFree(availability, wish);
  return (
    <Panel aria-live="polite">
      <Heading as="h3" size="subheading">
        {texts.title()}
      </Heading>
      <p>{nearest.length > 0 ? texts.nearest() : texts.none()}</p>
      <Row>
        {nearest.map((span) => (
          <Button
            key={span.startTime}
            variant="outline"
            size="sm"
            onClick={() => {
              const day = dayOf(availability, span.startTime);
              set({ bookingDate: day?.date ?? slot.values.bookingDate, ...span });
            }}
          >
            {spanText(span, lounge.timeZone, locale)}
          </Button>
        ))}
      </Row>
      <WaitingList lounge={lounge} wish={wish} groupSize={wish.groupSize} />
    </Panel>
  );
}

interface WaitingListProps {
  lounge: Lounge;
  wish: Wish;
  groupSize: number | undefined;
}

function WaitingList({ lounge, wish, groupSize }: WaitingListProps) {
  const { taken: texts, dialog } = useTexts('booking/form');
  const locale = useLocale();
  const { user } = useAuth();
  const utils = trpc.useUtils();
  const errorText = useErrorText();
  const when = spanText(wish, lounge.timeZone, locale);
  const [joined, setJoined] = useState<string | null>(null);
  const join = trpc.bookings.waitingList.join.useMutation({
    onSuccess: () => {
      setJoined(when);
      void utils.bookings.waitingList.list.invalidate();
    },
    onError: () => {
      void utils.bookings.quote.invalidate();
      void utils.bookings.availability.get.invalidate({ loungeId: lounge.id });
    },
  });
  // the button at the sheet's end leads to the login
  if (!user) return null;
  if (joined === when) {
    return (
      <Notice role="status" tone="positive">
        <strong>{texts.joined()}</strong> {texts.joinedText({ when })}{' '}
        <TextLink to="/bookings">{dialog.toBookings()}</TextLink>
      </Notice>
    );
  }
  const { startTime, endTime, boardCount } = wish;
  return (
    <Waiting>
      {/* a toast would stand behind the sheet */}
      {join.error ? (
        <p role="alert">
          <strong>{isExplained(join.error) ? errorText(join.error) : texts.joinFailed()}</strong>
        </p>
      ) : (
        <p>{texts.joinText()}</p>
      )}
      <Button
        size="sm"
        disabled={join.isPending}
        onClick={() =>
          join.mutate({ loungeId: lounge.id, startTime, endTime, boardCount, groupSize })
        }
      >
        {join.isPending ? texts.joining() : texts.join()}
      </Button>
    </Waiting>
  );
}

const Panel = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    padding: '4',
    bg: 'warning.subtle',
    borderInlineStart: '4px solid {colors.warning.solid}',
    textStyle: 'small',
  },
});
const Waiting = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingTop: '3',
    borderTopWidth: '1px',
    borderColor: 'border.strong',
    '& p': { flex: '1 1 14rem' },
  },
});
