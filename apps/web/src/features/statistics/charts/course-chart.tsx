import type { Statistics } from '@oche/validators/statistics';
import { Muted } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { formatDate } from '../../../lib/time/date-text.ts';
import { colorVar } from '../../../theme/svg.ts';
import { monthText, numbersOf } from '../numbers.ts';
import { ChartSection } from './chart-section.tsx';
import { ChartTable } from './chart-table.tsx';
import { scaleOf } from './scale.ts';

const WIDTH = 640;
const HEIGHT = 260;
const EDGE = { left: 44, right: 10, top: 12, bottom: 30 };

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
  const x = (index: number) =>
    EDGE.left + (index / (course.length - 1)) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number) =>
    HEIGHT - EDGE.bottom - ((value - low) / (high - low)) * (HEIGHT - EDGE.bottom - EDGE.top);
  const line = course.map(({ moving }, index) => `${round(x(index))} ${round(y(moving))}`);
  const aria = {
    count: course.length,
    last: one(course.at(-1)?.moving ?? null),
    best: one(Math.max(...averages)),
  };
  const [first] = course;
  const last = course.at(-1);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.course.aria(aria)}>
      <g stroke={colorVar('border')} strokeWidth="1">
        {ticks.map((tick) => (
          <path key={tick} d={`M${EDGE.left} ${round(y(tick))}H${WIDTH - EDGE.right}`} />
        ))}
      </g>
      <g style={AXIS} fill={colorVar('fg-muted')}>
        {ticks.map((tick) => (
          <text
            key={tick}
            x={EDGE.left - 8}
            y={y(tick)}
            dominantBaseline="central"
            textAnchor="end"
          >
            {whole(tick)}
          </text>
        ))}
        {first && last ? (
          <>
            <text x={EDGE.left} y={HEIGHT - 8}>
              {formatDate(new Date(first.finishedAt), locale)}
            </text>
            <text x={WIDTH - EDGE.right} y={HEIGHT - 8} textAnchor="end">
              {formatDate(new Date(last.finishedAt), locale)}
            </text>
          </>
        ) : null}
      </g>
      <g fill={colorVar('fg-muted')} fillOpacity="0.55">
        {course.map(({ finishedAt, average }, index) => (
          <circle
            key={`${finishedAt} ${index}`}
            cx={round(x(index))}
            cy={round(y(average))}
            r="3.2"
          />
        ))}
      </g>
      <path
        d={`M${line.join('L')}`}
        fill="none"
        stroke={colorVar('accent-solid')}
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

const AXIS = { fontFamily: 'var(--o-fonts-display)', fontWeight: 600, fontSize: 17 } as const;

const round = (value: number) => Math.round(value * 10) / 10;
