import { chakra } from '@chakra-ui/react';
import { colorVar } from '../../../theme/svg.ts';

const WIDTH = 100;
const HEIGHT = 24;

/** The shape of a month in a line of text; the numbers stand beside it. */
export function Spark({ values }: { values: readonly number[] }) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.map(
    (value, index) =>
      `${(index * step).toFixed(1)} ${(HEIGHT - ((value - low) / span) * HEIGHT).toFixed(1)}`,
  );
  return (
    <Picture viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {/* without a day there is no shape, and a path needs one */}
      {points.length === 0 ? null : (
        <path
          d={`M${points.join('L')}`}
          fill="none"
          stroke={colorVar('accent')}
          strokeWidth="2"
          strokeLinejoin="round"
        />
      )}
    </Picture>
  );
}

const Picture = chakra('svg', {
  base: {
    width: 'full',
    height: '6',
    overflow: 'visible',
    '& path': { vectorEffect: 'non-scaling-stroke' },
  },
});
