import { chakra } from '@chakra-ui/react';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { CalendarX2, CircleCheck, Hourglass, type LucideIcon, Phone, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../components/notice.tsx';
import { Figure, Label, Small } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { euroText } from '../../../../lib/money.ts';
import { momentText } from '../../../../lib/time/place-time.ts';
import { PhoneLink } from '../../shared/phone-link.tsx';
import { durationText } from '../duration-text.ts';
import type { Slot } from './use-slot-form.ts';

interface QuotePanelProps {
  lounge: Lounge;
  slot: Slot;
  /** euro; what the booking that is to be moved costs */
  priceNow?: number;
}

/**
 * Shows the price and how it is computed, whether the booking is confirmed at once, and until when
 * it can be cancelled.
 */
export function QuotePanel({ lounge, slot, priceNow }: QuotePanelProps) {
  const { duration, free } = useTexts('booking');
  const { quote: texts } = useTexts('booking/form');
  const locale = useLocale();
  const { quote, priceBefore, isComplete, values } = slot;
  const { price } = quote;
  // any other missing field says so itself
  if (!isComplete) return values.endTime ? null : <Small>{texts.incomplete()}</Small>;
  if (!price) return quote.isFetching ? <Small>{texts.computing()}</Small> : null;
  const total = price.total === 0 ? free() : euroText(price.total, locale);
  return (
    <section aria-label={texts.label()}>
      {priceBefore === null ? null : (
        <Notice role="alert">
          {texts.priceChanged({
            now: total,
            before: priceBefore === 0 ? free() : euroText(priceBefore, locale),
          })}
        </Notice>
      )}
      <Panel aria-busy={quote.isFetching}>
        {price.total > 0
          ? price.parts.map((part) => (
              <Line key={part.startTime}>
                <span>
                  {texts[price.unit === 'person' ? 'perPerson' : 'perBoard']({
                    quantity: part.quantity,
                    hours: durationText(part.minutes, duration, locale),
                    price: euroText(part.pricePerHour, locale),
                  })}
                </span>
                <Figure>{euroText(part.amount, locale)}</Figure>
              </Line>
            ))
          : null}
        <TotalLine>
          <Label>{texts.total()}</Label>
          <Total role="status">{total}</Total>
        </TotalLine>
        {priceNow === undefined ? null : <Small>{moveText(priceNow)}</Small>}
        <Terms lounge={lounge} slot={slot} />
      </Panel>
    </section>
  );

  /** A booking that is moved has a price, but the move itself costs nothing. */
  function moveText(before: number): string {
    if (before === price?.total) return texts.movesForSame();
    return texts.movesFor({ before: before === 0 ? free() : euroText(before, locale) });
  }
}

/** As the server has it: how long whatever was booked can be taken back. */
const TAKE_BACK_MINUTES = 10;

function Terms({ lounge, slot }: { lounge: Lounge; slot: Slot }) {
  const { quote: texts } = useTexts('booking/form');
  const locale = useLocale();
  const { autoConfirm, cancellableUntil, price, refusal } = slot.quote;
  if (refusal) return null;
  const minutesLeft =
    cancellableUntil === null ? 0 : (Date.parse(cancellableUntil) - Date.now()) / 60_000;
  const canCancel = cancellableUntil !== null && minutesLeft > 0;
  // counted from the booking on, which is yet to come: no time of day would be right
  const isTakenBack = canCancel && minutesLeft <= TAKE_BACK_MINUTES;
  return (
    <TermList>
      <Term icon={autoConfirm === false ? Hourglass : CircleCheck}>
        {autoConfirm === false ? texts.requested() : texts.confirmed()}
      </Term>
      {price && price.total > 0 ? <Term icon={Wallet}>{texts.pay()}</Term> : null}
      <Term icon={canCancel ? CircleCheck : CalendarX2}>
        {isTakenBack
          ? texts.takeBack({ minutes: TAKE_BACK_MINUTES })
          : canCancel
            ? texts.cancelUntil({ when: momentText(cancellableUntil, lounge.timeZone, locale) })
            : texts.cancelNever()}
      </Term>
      {lounge.phone && (isTakenBack || !canCancel) ? (
        <Term icon={Phone}>
          <span>
            {texts.call()} <PhoneLink phone={lounge.phone} />
          </span>
        </Term>
      ) : null}
    </TermList>
  );
}

function Term({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <TermItem>
      <Icon aria-hidden="true" />
      {children}
    </TermItem>
  );
}

const Panel = chakra('div', {
  base: { display: 'grid', gap: '1.5', padding: '4', layerStyle: 'sunken' },
});
const Line = chakra('p', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '4', textStyle: 'small' },
});
const TotalLine = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    paddingTop: '1',
    '&:not(:first-of-type)': { borderTopWidth: '1px', borderColor: 'border.strong' },
  },
});
const Total = chakra('span', {
  base: { textStyle: 'number', fontWeight: 'heavy', fontSize: '2xl', lineHeight: '1.1' },
});
const TermList = chakra('ul', { base: { display: 'grid', gap: '1', listStyle: 'none' } });
const TermItem = chakra('li', {
  base: {
    display: 'flex',
    gap: '2',
    textStyle: 'small',
    '& svg': { flexShrink: '0', width: '1.1em', height: '1.45em' },
  },
});
