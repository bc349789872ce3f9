import type { Locale } from '@oche/validators/common';
import type { LoungeRules } from '@oche/validators/lounges/schemas';
import type { Weekday } from '@oche/validators/places';
import type { TextsOf } from '../../../../i18n/namespaces.ts';
import { euroText } from '../../../../lib/money.ts';

type Prices = TextsOf<'manage/prices'>;
type Weekdays = TextsOf<'manage'>['weekdaysShort'];

const HOUR = 60;
const DAY = 24 * HOUR;

/** "45 Minuten", "1 Stunde", "2,5 Stunden", "3 Tage" */
export function durationText(minutes: number, texts: Prices, locale: Locale): string {
  if (minutes >= 2 * DAY && minutes % DAY === 0) return texts.days({ count: minutes / DAY });
  if (minutes === HOUR) return texts.hour();
  if (minutes < HOUR || minutes % 30 !== 0) return texts.minutes({ count: minutes });
  return texts.hours({ count: new Intl.NumberFormat(locale).format(minutes / HOUR) });
}

/** "Mo–Do, Sa": three or more consecutive days become a span. */
export function daysText(days: readonly Weekday[], names: Weekdays): string {
  const runs: Weekday[][] = [];
  for (const day of [...days].sort()) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: Weekday | undefined) => (day ? names[day]() : '');
  return runs
    .map((run) =>
      run.length > 2 ? `${name(run[0])}–${name(run.at(-1))}` : run.map(name).join(', '),
    )
    .join(', ');
}

type Summarised = Omit<LoungeRules, 'timeZone' | 'openingHours'>;

/** All rules in sentences for a guest. */
export function rulesSummary(
  rules: Summarised,
  { prices, weekdaysShort }: { prices: Prices; weekdaysShort: Weekdays },
  locale: Locale,
): string[] {
  const duration = (minutes: number) => durationText(minutes, prices, locale);
  const horizon = prices.days({ count: rules.horizonDays });
  const isFree = rules.pricePerHour === 0 && rules.priceRules.length === 0;
  return [
    isFree
      ? prices.summaryFree()
      : prices.summaryPrice({
          price: euroText(rules.pricePerHour, locale),
          unit: prices.units[rules.priceUnit](),
        }),
    ...rules.priceRules.map(({ weekdays, period, pricePerHour }) =>
      prices.summaryRule({
        days: daysText(weekdays, weekdaysShort),
        ...period,
        price: euroText(pricePerHour, locale),
      }),
    ),
    prices.summaryDuration({
      min: duration(rules.minMinutes),
      max: duration(rules.maxMinutes),
      slot: duration(rules.slotMinutes),
    }),
    rules.bufferMinutes > 0 ? prices.summaryBuffer({ buffer: duration(rules.bufferMinutes) }) : '',
    rules.leadMinutes > 0
      ? prices.summaryHorizon({ days: horizon, lead: duration(rules.leadMinutes) })
      : prices.summaryHorizonNoLead({ days: horizon }),
    rules.cancelMinutes > 0
      ? prices.summaryCancel({ cancel: duration(rules.cancelMinutes) })
      : prices.summaryCancelAnytime(),
    prices.summaryUpcoming({ count: rules.maxUpcoming }),
    rules.autoConfirm ? prices.summaryAuto() : prices.summaryManual(),
  ].filter(Boolean);
}
