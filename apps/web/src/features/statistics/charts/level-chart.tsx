import { chakra } from '@chakra-ui/react';
import type { Statistics } from '@oche/validators/statistics/schemas';
import { ChartSection } from '../../../components/chart/chart-section.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numbersOf } from '../numbers.ts';

interface LevelChartProps {
  level: NonNullable<Statistics['level']>;
  isOwn: boolean;
}

/** Where a player stands among those who throw about as well. */
export function LevelChart({ level, isOwn }: LevelChartProps) {
  const texts = useTexts('statistics');
  const { one, percent } = numbersOf(useLocale());
  return (
    <ChartSection
      title={isOwn ? texts.level.title() : texts.level.titleOther()}
      text={texts.level.text(level)}
    >
      <All>{texts.level.all({ percent: level.betterThan })}</All>
      <List>
        {level.measures.map(({ measure, value, betterThan }) => (
          <div key={measure}>
            <dt>{texts.level.measures[measure]()}</dt>
            <dd>
              <strong>
                {measure === 'tons' || measure === 'checkout' ? percent(value / 100) : one(value)}
              </strong>
              <Track aria-hidden="true">
                <span style={{ width: `${betterThan}%` }} />
                <i style={{ left: `${betterThan}%` }} />
              </Track>
              <small>{texts.level.betterThan({ percent: betterThan })}</small>
            </dd>
          </div>
        ))}
      </List>
    </ChartSection>
  );
}

const All = chakra('p', { base: { textStyle: 'subheading' } });
const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
    columnGap: '6',
    rowGap: '3',
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': {
      display: 'grid',
      gridTemplateColumns: '4.5rem minmax(0, 1fr)',
      columnGap: '3',
      alignItems: 'center',
    },
    '& strong': { textStyle: 'number', fontWeight: 'heavy', fontSize: 'xl' },
    '& small': { gridColumn: '2', fontSize: 'sm', color: 'fg.muted' },
  },
});
/** From the last of the level on the left to the first on the right; the oche marks the place. */
const Track = chakra('div', {
  base: {
    position: 'relative',
    height: '3',
    bg: 'bg.sunken',
    borderBlockWidth: '1px',
    '& > span': { display: 'block', height: 'full', bg: 'positive.solid' },
    '& > i': {
      position: 'absolute',
      top: '-4px',
      bottom: '-4px',
      width: '4px',
      marginInlineStart: '-2px',
      bg: 'oche',
    },
  },
});
