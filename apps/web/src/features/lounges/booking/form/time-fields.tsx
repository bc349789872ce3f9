import { chakra } from '@chakra-ui/react';
import type { Lounge } from '@oche/validators/lounges/schemas';
import { SelectField } from '../../../../components/form/fields.tsx';
import { Stack } from '../../../../components/layout.tsx';
import { DateField } from '../../../../components/moment/moment-fields.tsx';
import { Small } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { endFor, endsOf } from '../../../../lib/time/booking-slots.ts';
import { businessDateAt } from '../../../../lib/time/business-day.ts';
import { addDays, clockText, minutesBetween } from '../../../../lib/time/place-time.ts';
import { useReaderElsewhere } from '../use-reader-elsewhere.ts';
import { endOptions, nothing, startOptions } from './slot-options.ts';
import type { Slot } from './use-slot-form.ts';

/** Day, start and end, as selects of what the lounge offers. */
export function TimeFields({ lounge, slot }: { lounge: Lounge; slot: Slot }) {
  const { duration, timeZone: zoneText } = useTexts('booking');
  const { dialog: texts } = useTexts('booking/form');
  const locale = useLocale();
  const { values, set, field, availability } = slot;
  const { timeZone, rules } = lounge;
  const isElsewhere = useReaderElsewhere(timeZone);
  const words = { texts, duration, locale };
  const day = availability?.days.find(({ date }) => date === values.bookingDate);
  const today = businessDateAt(lounge, Date.now());
  const starts =
    availability && day ? startOptions(availability, day, rules, words) : [nothing(texts)];
  const ends = availability
    ? endOptions(
        availability,
        { date: values.bookingDate, startTime: values.startTime },
        rules,
        words,
      )
    : [nothing(texts)];

  const chooseStart = (startTime: string) => {
    const options = endsOf(availability?.days ?? [], startTime, rules);
    const before =
      values.startTime && values.endTime
        ? minutesBetween(values.startTime, values.endTime)
        : undefined;
    set({ startTime, endTime: (startTime && endFor(options, startTime, before)) || '' });
  };

  return (
    <Stack>
      <DateField
        {...field('bookingDate')}
        label={texts.date()}
        min={today}
        max={addDays(today, rules.horizonDays)}
        value={values.bookingDate}
        hint={day ? dayHint(day.periods.length, starts.length, texts) : undefined}
        onChange={({ target }) => set({ bookingDate: target.value, startTime: '', endTime: '' })}
      />
      <Times>
        <SelectField
          {...field('startTime')}
          label={texts.start()}
          value={values.startTime}
          options={withChosen(starts, values.startTime, timeZone)}
          onChange={({ target }) => chooseStart(target.value)}
        />
        <SelectField
          {...field('endTime')}
          label={texts.end()}
          value={values.endTime}
          options={withChosen(ends, values.endTime, timeZone)}
          onChange={({ target }) => set({ endTime: target.value })}
        />
      </Times>
      {isElsewhere ? <Small>{zoneText({ zone: timeZone })}</Small> : null}
    </Stack>
  );
}

/**
 * A time that can't be chosen any more stays in the list while it is chosen; its error says why.
 */
function withChosen(
  options: readonly { value: string; label: string }[],
  chosen: string,
  timeZone: string,
) {
  if (!chosen || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: clockText(chosen, timeZone) }];
}

function dayHint(
  openings: number,
  options: number,
  texts: { closed(): string; noSlots(): string },
): string | undefined {
  if (openings === 0) return texts.closed();
  return options <= 1 ? texts.noSlots() : undefined;
}

const Times = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 0.95fr) minmax(0, 1.05fr)', gap: '3' },
});
