import { chakra } from '@chakra-ui/react';
import type { Statistics } from '@oche/validators/statistics/schemas';
import { ChartSection } from '../../../components/chart/chart-section.tsx';
import { ChartTable } from '../../../components/chart/chart-table.tsx';
import { Muted } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { formatDate } from '../../../lib/time/date-text.ts';
import { colorVar } from '../../../theme/svg.ts';
import { monthText, numbersOf } from '../numbers.ts';
import { scaleOf } from './scale.ts';

const WIDTH = 1000;
const HEIGHT = 300;

type Course = Statistics['course'];

/** Averages of the latest games: a dot for each, and a line for the average of ten. */
export function CourseChart({ course, months }: Pick<Statistics, 'course' | 'months'>) {
  const texts = useTexts('statistics');
  const locale = useLocale();
  const { one, whole } = numbersOf(locale);
  if (course.length < 2) {
    return (
      <ChartSection title={texts.course.title()}>
        <Muted>{texts.course.few()}</Muted>
      </ChartSection>
    );
  }
  return (
    <ChartSection title={texts.course.title()} text={texts.course.text()}>
      <Plot course={course} />
      <ChartTable
        summary={texts.table()}
        label={texts.course.title()}
        heads={[texts.course.month(), texts.figures.games(), texts.figures.average()]}
        rows={months.map(({ month, games, average }) => [
          monthText(month, locale),
          whole(games),
          one(average),
        ])}
      />
    </ChartSection>
  );
}

function Plot({ course }: { course: Course }) {
  const texts = useTexts('statistics');
  const locale = useLocale();
  const { one, whole } = numbersOf(locale);
  const averages = course.map(({ average }) => average);
  const { low, high, ticks } = scaleOf(averages);
  const x = (index: number) => round((index / (course.length - 1)) * WIDTH);
  const y = (value: number) => round(HEIGHT - ((value - low) / (high - low)) * HEIGHT);
  const moving = course.map((game, index) => `${x(index)} ${y(game.moving)}`);
  const dots = course.map(({ average }, index) => `M${x(index)} ${y(average)}h0`);
  const [first] = course;
  const last = course.at(-1);
  const aria = {
    count: course.length,
    last: one(last?.moving ?? null),
    best: one(Math.max(...averages)),
  };
  return (
    <Frame>
      <Scale aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{whole(tick)}</span>
        ))}
      </Scale>
      <Picture
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.course.aria(aria)}
      >
        <path
          d={ticks.map((tick) => `M0 ${y(tick)}H${WIDTH}`).join('')}
          stroke={colorVar('border')}
          strokeWidth="1"
        />
        <path
          d={dots.join('')}
          stroke={colorVar('fg-muted')}
          strokeOpacity="0.6"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <path
          d={`M${moving.join('L')}`}
          fill="none"
          stroke={colorVar('accent')}
          strokeWidth="4"
          strokeLinejoin="round"
        />
      </Picture>
      {first && last ? (
        <Ends aria-hidden="true">
          <span>{formatDate(new Date(first.finishedAt), locale)}</span>
          <span>{formatDate(new Date(last.finishedAt), locale)}</span>
        </Ends>
      ) : null}
    </Frame>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '1',
    paddingTop: '2',
    textStyle: 'number',
    fontSize: 'sm',
    color: 'fg.muted',
  },
});
const Scale = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    marginBlock: '-0.5em',
    lineHeight: '1',
    textAlign: 'end',
  },
});
/** stretched to its place; lines and dots keep their width */
const Picture = chakra('svg', {
  base: {
    width: 'full',
    height: { base: '11rem', md: '15rem' },
    overflow: 'visible',
    '& path': { vectorEffect: 'non-scaling-stroke' },
  },
});
const Ends = chakra('p', {
  base: { gridColumn: '2', display: 'flex', justifyContent: 'space-between', paddingTop: '1' },
});
