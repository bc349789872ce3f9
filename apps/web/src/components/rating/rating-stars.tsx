import { chakra } from '@chakra-ui/react';
import { numberFormat } from '../../lib/number-format.ts';
import { colorVar } from '../../theme/svg.ts';
import { useUi } from '../ui-context.tsx';

/** A star like a flight seen from behind: five long arms with straight edges. */
export const STAR =
  'M10 0.8L12.7 7.1L19.5 7.7L14.3 12.2L15.9 18.9L10 15.3L4.1 18.9L5.7 12.2L0.5 7.7L7.3 7.1Z';
const STEP = 21;
const STARS = [0, 1, 2, 3, 4];
const WIDTH = 4 * STEP + 20;

interface RatingStarsProps {
  /** mean of the reviews, 1 to 5; null if there are none */
  rating: number | null;
  /** how many reviews; missing where only the stars count */
  count?: number;
  /** height of a star; default: 1em */
  size?: string;
}

/** Five stars, filled up to the rating. Screen readers read out the numbers. */
export function RatingStars({ rating, count, size = '1em' }: RatingStarsProps) {
  const { texts, locale } = useUi();
  const label =
    rating === null
      ? texts.noRating
      : count === undefined
        ? texts.outOfFive(ratingText(rating, locale))
        : texts.stars(ratingText(rating, locale), count);
  return (
    <Svg viewBox={`0 0 ${WIDTH} 20`} role="img" aria-label={label} style={{ height: size }}>
      {STARS.map((index) => (
        <Star key={index} x={index * STEP} fill={Math.min(1, Math.max(0, (rating ?? 0) - index))} />
      ))}
    </Svg>
  );
}

/** @param fill 0 to 1, from the star's left edge */
function Star({ x, fill }: { x: number; fill: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      {fill > 0 ? (
        <svg width={20 * fill} height="20" viewBox={`0 0 ${20 * fill} 20`} aria-hidden="true">
          <path d={STAR} fill={colorVar('tape')} />
        </svg>
      ) : null}
      <path d={STAR} fill="none" stroke={colorVar('fg')} strokeWidth="1.3" strokeLinejoin="round" />
    </g>
  );
}

/** Always with one decimal: "4,6". */
export const ratingText = (rating: number, locale: string): string =>
  numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);

const Svg = chakra('svg', {
  base: { display: 'inline-block', width: 'auto', verticalAlign: '-0.1em', overflow: 'visible' },
});
