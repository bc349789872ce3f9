import type { PlayerSums } from '@oche/validators/leagues/figures';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { numberFormat } from '../../../lib/number-format.ts';

/** What stands where nothing was won or thrown. */
export const NOTHING = '–';

const TWO_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

export const averageText = (average: number | null, locale: string): string =>
  average === null ? NOTHING : numberFormat(locale, TWO_DIGITS).format(average);

/** "62 %" of all games; nothing where none was played. */
export const shareText = (won: number, all: number, locale: string): string =>
  all === 0
    ? NOTHING
    : numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(won / all);

/** What a phone has no column for; nothing of what isn't there. */
export function hiddenTexts(
  { doubles, doublesWon, legs, legsWon, firstNine, bestFinish, shortestLeg }: PlayerSums,
  locale: string,
  { small }: TextsOf<'leagues/figures'>,
): readonly string[] {
  const parts = [
    doubles > 0 ? small.doubles({ won: doublesWon, all: doubles }) : null,
    legs > 0 ? small.legs({ won: legsWon, lost: legs - legsWon }) : null,
    firstNine === null ? null : small.firstNine({ average: averageText(firstNine, locale) }),
    bestFinish === null ? null : small.bestFinish({ points: bestFinish }),
    shortestLeg === null ? null : small.shortestLeg({ darts: shortestLeg }),
  ];
  return parts.filter((part) => part !== null);
}
