import type { BannerCounts } from '@oche/validators/banners/admin';
import type { Locale } from '@oche/validators/common';

const TAGS = { de: 'de-DE', en: 'en-GB' } as const;

export const wholeText = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(TAGS[locale]).format(value);

/** Clicks of what was seen; a dash where nothing was. */
export const rateText = ({ impressions, clicks }: BannerCounts, locale: Locale): string =>
  impressions === 0
    ? '–'
    : new Intl.NumberFormat(TAGS[locale], {
        style: 'percent',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }).format(clicks / impressions);
