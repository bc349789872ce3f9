import type { Availability, BookingRefusal } from '@oche/validators/bookings/schemas';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useZodForm } from '../../../../components/form/use-zod-form.ts';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { errorDataOf, hasErrorCode, isExplained } from '../../../../lib/errors/errors.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { useCalendarEvents } from '../use-calendar-events.ts';
import {
  type BookingFormInput,
  type BookingFormOutput,
  type BookingWish,
  bookingForm,
  bookingFormPerPerson,
  wishOf,
} from './booking-form.schema.ts';
import { formDays } from './form-days.ts';
import { isRefusal, REFUSAL_FIELDS, type RefusalDetails } from './refusal/refusal.ts';

import { useRefusalText } from './refusal/use-refusal-text.ts';

export type Send = (
  wish: BookingWish & { notes?: string },
  totalPrice: number | undefined,
) => Promise<void>;

export interface SlotFormOptions {
  lounge: Lounge;
  defaults: BookingFormInput;
  /** the booking that is to be moved: its own boards count as free */
  bookingId?: number;
  /** sends the choice with the price that was shown; errors that it throws are shown in the form */
  send: Send;
  /** what is said of a failure that has no text of its own */
  failed: string;
  /** called after every change, so that nothing that was typed gets lost */
  onChange?: (values: BookingFormInput) => void;
}

interface Refusal {
  code: BookingRefusal;
  details: RefusalDetails;
}

const QUOTE_DELAY_MS = 250;

export type Slot = ReturnType<typeof useSlotForm>;

/**
 * State of a form to choose boards and a time: what is free, what it costs, and why it is refused.
 */
export function useSlotForm({
  lounge,
  defaults,
  bookingId,
  send,
  failed,
  onChange,
}: SlotFormOptions) {
  const { refusals: texts } = useTexts('booking/form');
  const refusalText = useRefusalText();
  const ui = useUi();
  const utils = trpc.useUtils();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [priceBefore, setPriceBefore] = useState<number | null>(null);
  useCalendarEvents(lounge.id);

  const schema = lounge.priceUnit === 'person' ? bookingFormPerPerson : bookingForm;
  const form = useZodForm(schema, {
    defaultValues: defaults,
    onSubmit: (values) => submit(values),
  });
  const values = form.watch();
  const set = (patch: Partial<BookingFormInput>) => {
    setRefused(null);
    setPriceBefore(null);
    for (const [name, value] of Object.entries(patch)) {
      form.setValue(name as keyof BookingFormInput, value, {
        shouldValidate: form.formState.isSubmitted,
      });
    }
    onChange?.({ ...values, ...patch });
  };

  const availability = useFormAvailability(lounge.id, values.bookingDate, bookingId);
  const parsed = schema.safeParse(values);
  const wish = parsed.success ? wishOf(parsed.data) : null;
  const quote = useQuote(lounge.id, wish, bookingId);

  /* remembers the price before, so that a new price for the same wish is pointed out */
  const [shown, setShown] = useState<{ wish: string; total: number } | null>(null);
  const total = quote.isCurrent ? quote.price?.total : undefined;
  if (total !== undefined && (shown?.wish !== quote.wish || shown.total !== total)) {
    setShown({ wish: quote.wish, total });
    if (shown?.wish === quote.wish) setPriceBefore(shown.total);
  }

  async function submit(chosen: BookingFormOutput) {
    const seen = quote.price?.total ?? null;
    const wished = wishOf(chosen);
    const input = { loungeId: lounge.id, bookingId, ...wished };
    // if it can't be asked for, what was shown is sent: the server checks it again, and if it fails, the booking's
    // error is shown
    const fresh = await utils.bookings.quote.fetch(input).catch(() => null);
    if (fresh?.refusal) return setRefused({ code: fresh.refusal, details: fresh.details });
    const total = (fresh ? fresh.price?.total : seen) ?? undefined;
    if (fresh && seen !== null && total !== seen) return setPriceBefore(seen);
    try {
      await send({ ...wished, notes: chosen.notes }, total);
    } catch (error) {
      void utils.bookings.quote.invalidate();
      void utils.bookings.availability.get.invalidate({ loungeId: lounge.id });
      if (hasErrorCode(error, 'PRICE_CHANGED')) return setPriceBefore(seen);
      const data = errorDataOf(error);
      if (data && isRefusal(data.code)) {
        setRefused({ code: data.code, details: data.details ?? {} });
      } else if (isExplained(error)) throw error;
      else form.setFormError(failed);
    }
  }

  const live = quote.refusal ? { code: quote.refusal, details: quote.details } : null;
  const refusal = refused ?? live;
  const refusalWords = refusal ? refusalText(refusal.code, refusal.details) : null;
  const refusedField = refusal ? REFUSAL_FIELDS[refusal.code] : null;

  /* messages of fields are keys, but texts of refusals contain the lounge's own limits */
  const formUi = useMemo(
    () => ({
      ...ui,
      translateError: (key: string) => {
        if (key === 'refused') return refusalWords ?? ui.translateError('invalid');
        return key === 'chooseBoards' ? texts.chooseBoards() : ui.translateError(key);
      },
    }),
    [ui, refusalWords, texts],
  );

  /** The props of a control: our own value, and an error from the schema or from the lounge. */
  const field = (name: keyof BookingFormInput) => ({
    name: form.field(name).name,
    error: form.field(name).error ?? (refusedField === name ? 'refused' : undefined),
  });

  return {
    form,
    ui: formUi,
    values,
    set,
    field,
    availability,
    quote,
    refusal,
    /** a refusal that no field can correct */
    formError: refusedField === 'form' ? refusalWords : null,
    wish,
    isComplete: wish !== null,
    /** the price that was shown before it changed; null if it hasn't */
    priceBefore,
  };
}

function useFormAvailability(
  loungeId: number,
  date: string,
  bookingId: number | undefined,
): Availability | undefined {
  const day = useDeferredValue(date);
  const { data } = trpc.bookings.availability.get.useQuery(
    { loungeId, bookingId, ...formDays(day || '2000-01-01') },
    { enabled: day !== '', placeholderData: keepPreviousData, staleTime: 0 },
  );
  return date ? data : undefined;
}

function useQuote(loungeId: number, wish: BookingWish | null, bookingId: number | undefined) {
  const asked = JSON.stringify(wish);
  const settled = useDebounced(asked, QUOTE_DELAY_MS);
  const input = useMemo(() => JSON.parse(settled) as BookingWish | null, [settled]);
  const { data, isFetching, isPlaceholderData } = trpc.bookings.quote.useQuery(
    { loungeId, bookingId, ...(input ?? { startTime: '', endTime: '' }) },
    { enabled: input !== null, placeholderData: keepPreviousData, staleTime: 0 },
  );
  const isCurrent = wish !== null && settled === asked && !isPlaceholderData;
  const known = wish === null ? undefined : data;
  return {
    /** the wish as text, to compare it with others */
    wish: asked,
    /** whether the answer below belongs to this wish */
    isCurrent,
    isFetching: isFetching || !isCurrent,
    /** from the last answer, which is shown until the next one is there */
    price: known?.price ?? null,
    autoConfirm: known?.autoConfirm,
    cancellableUntil: known?.cancellableUntil ?? null,
    refusal: isCurrent ? (known?.refusal ?? null) : null,
    details: known?.details ?? {},
  };
}
