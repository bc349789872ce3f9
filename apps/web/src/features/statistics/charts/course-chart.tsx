import type { Statistics } from '@oche/validators/statistics/schemas';
import { ChartFrame } from '../../../components/chart/chart-frame.tsx';
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
  if (!first || !last) return null;
  const aria = {
    count: course.length,
    last: one(last.moving),
    best: one(Math.max(...averages)),
  };
  return (
    <ChartFrame
      ticks={ticks.toReversed().map(whole)}
      ends={[first, last].map((game) => formatDate(new Date(game.finishedAt), locale))}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
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
    </ChartFrame>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
