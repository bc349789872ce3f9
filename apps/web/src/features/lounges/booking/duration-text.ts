import type { Locale } from '@oche/validators/common';
import type { TextsOf } from '../../../i18n/namespaces.ts';

/** "90 Min.", "2 Std.", "2,5 Std.", "3 Tage" */
export function durationText(
  minutes: number,
  texts: TextsOf<'booking'>['duration'],
  locale: Locale,
): string {
  if (minutes < 60 || minutes % 30 !== 0) return texts.minutes({ minutes });
  if (minutes >= 2880 && minutes % 1440 === 0) return texts.days({ days: minutes / 1440 });
  return texts.hours({ hours: new Intl.NumberFormat(locale).format(minutes / 60) });
}
