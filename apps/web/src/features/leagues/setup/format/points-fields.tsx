import { chakra } from '@chakra-ui/react';
import type { PointsRule } from '@oche/darts/leagues/format';
import { Stack } from '../../../../components/layout.tsx';
import { Heading } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import type { ComposerProps } from './composer-props.ts';
import { NumberField } from './number-field.tsx';
import { Problems } from './problems.tsx';

const ends = ['win', 'draw', 'loss'] as const;
const deciderEnds = ['deciderWin', 'deciderLoss'] as const;

/** What a fixture counts in the table. */
export function PointsFields({ format, places, onChange }: ComposerProps) {
  const { points: texts } = useTexts('leagues/setup-format');
  const { points } = format;
  const hasDecider = format.blocks.some(({ isDecider }) => isDecider);
  const pointsFor = (end: keyof PointsRule): number =>
    points[end] ?? (end === 'deciderWin' ? points.win : points.loss);
  const shown: readonly (keyof PointsRule)[] = hasDecider ? [...ends, ...deciderEnds] : ends;
  return (
    <Stack gap="3">
      <Heading size="heading">{texts.title()}</Heading>
      <Problems problems={places.points} />
      <Grid>
        {shown.map((end) => (
          <NumberField
            key={end}
            label={texts.ends[end]()}
            value={pointsFor(end)}
            min={0}
            max={20}
            onValue={(value) => onChange({ ...format, points: { ...points, [end]: value } })}
          />
        ))}
      </Grid>
    </Stack>
  );
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    gap: '3',
    maxWidth: '52rem',
    alignItems: 'end',
  },
});
