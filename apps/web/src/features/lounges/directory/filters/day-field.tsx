import { useLayoutEffect, useRef } from 'react';
import { DateField } from '../../../../components/moment/moment-fields.tsx';
import type { MomentHandle } from '../../../../components/moment/moment-input.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useVenueSearch } from '../use-venue-search.ts';
import { eveningOf } from '../venue-search.ts';
import { eveningOn } from './evening-on.ts';
import { eveningAt } from './tonight.ts';

/** Any day from today on. */
export function DayField({ hasFocus }: { hasFocus: boolean }) {
  const { time: texts } = useTexts('venues/directory');
  const { search, change } = useVenueSearch();
  const evening = eveningOf(search);
  const { date: today } = eveningAt(Date.now());
  const day = useRef<MomentHandle>(null);
  useLayoutEffect(() => {
    if (hasFocus) day.current?.focus();
  }, [hasFocus]);
  return (
    <DateField
      ref={day}
      label={texts.date()}
      value={evening?.date ?? ''}
      min={today}
      hint={evening && evening.date < today ? texts.past() : undefined}
      onChange={({ target }) => {
        if (target.value) change(eveningOn(target.value, evening));
      }}
    />
  );
}
