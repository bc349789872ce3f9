import type { Availability } from '@oche/validators/bookings/schemas';
import type { Locale } from '@oche/validators/common';
import type { LoungeRules } from '@oche/validators/lounges/schemas';
import type { TextsOf } from '../../../../i18n/namespaces.ts';
import { endsOf, startsOf } from '../../../../lib/time/booking-slots.ts';
import { clockTexts, dateOf, dayText, minutesBetween } from '../../../../lib/time/place-time.ts';
import { durationText } from '../duration-text.ts';

type Texts = TextsOf<'booking/form'>['dialog'];
type Day = Availability['days'][number];

interface Words {
  texts: Texts;
  duration: TextsOf<'booking'>['duration'];
  locale: Locale;
}

type Durations = Pick<LoungeRules, 'slotMinutes' | 'minMinutes' | 'maxMinutes'>;

export const nothing = (texts: Texts) => ({ value: '', label: texts.choose() });

/** The times of one evening for a select; those after midnight have their day beside them. */
function timesOf(instants: readonly string[], date: string, timeZone: string, words: Words) {
  const { texts, locale } = words;
  return clockTexts(instants, timeZone, locale).map((time, index) => {
    const day = dateOf(instants[index] ?? '', timeZone);
    if (day === date) return time;
    return texts.nextDay({ time, day: dayText(day, locale, 'weekday') });
  });
}

/**
 * The times at which a booking can begin on a day, with enough time for the shortest booking before
 * closing. Full slots are included, as they lead to the waiting list.
 */
export function startOptions(availability: Availability, day: Day, rules: Durations, words: Words) {
  const starts = startsOf(availability, day).filter(
    ({ startTime }) => endsOf(availability.days, startTime, rules).length > 0,
  );
  const times = timesOf(
    starts.map(({ startTime }) => startTime),
    day.date,
    availability.timeZone,
    words,
  );
  const { texts } = words;
  const options = starts.map(({ startTime, free }, index) => {
    const time = times[index] ?? '';
    const label = free > 0 ? texts.startOption({ time, free }) : texts.startFull({ time });
    return { value: startTime, label };
  });
  return [nothing(words.texts), ...options];
}

/** The times at which a booking with this start can end. */
export function endOptions(
  availability: Availability,
  { date, startTime }: { date: string; startTime: string },
  rules: Durations,
  words: Words,
) {
  const ends = startTime ? endsOf(availability.days, startTime, rules) : [];
  const times = timesOf(ends, date, availability.timeZone, words);
  const options = ends.map((value, index) => {
    const duration = durationText(minutesBetween(startTime, value), words.duration, words.locale);
    return { value, label: words.texts.endOption({ time: times[index] ?? '', duration }) };
  });
  return [nothing(words.texts), ...options];
}
