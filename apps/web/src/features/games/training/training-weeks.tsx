import type { Training, TrainingWeek } from '@oche/validators/games/start';
import { ChartFrame } from '../../../components/chart/chart-frame.tsx';
import { ChartTable } from '../../../components/chart/chart-table.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';
import { dayText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { colorVar } from '../../../theme/svg.ts';

interface TrainingWeeksProps {
  kind: Training;
  chosen?: readonly number[];
}

const WIDTH = 1000;
const HEIGHT = 160;
const A_WEEK = 7 * 24 * 3600 * 1000;
/** With one week there is no course. */
const ENOUGH = 2;

/** How one has done week by week: the average as a line, the best of each week as a dot. */
export function TrainingWeeks({ kind, chosen = [] }: TrainingWeeksProps) {
  const texts = useTexts('games/training');
  const locale = useLocale();
  const { data } = trpc.games.training.weeks.useQuery({ kind, chosen: [...chosen] });
  if (!data || data.length < ENOUGH) return null;
  const numbers = numberFormat(locale, { maximumFractionDigits: 1 });
  const day = (week: string) => dayText(week, locale, 'day');
  const [low, high] = scaleOf(data);
  const first = data[0] as TrainingWeek;
  const last = data.at(-1) as TrainingWeek;
  return (
    <TitledSection title={texts.weeks.title()}>
      <ChartFrame
        ticks={[high, (high + low) / 2, low].map((value) => numbers.format(value))}
        ends={[day(first.week), day(last.week)]}
        height={{ base: '7rem', md: '9rem' }}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-label={texts.weeks.chart({
          first: numbers.format(first.average),
          last: numbers.format(last.average),
          count: data.length,
        })}
      >
        <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} stroke={colorVar('border')} strokeWidth="1" />
        <path
          d={lineOf(data, 'average', [low, high])}
          fill="none"
          stroke={colorVar('accent-solid')}
          strokeWidth="3"
        />
        {/* a line of no length with round ends is a dot that keeps its shape */}
        <path
          d={dotsOf(data, [low, high])}
          stroke={colorVar('positive-solid')}
          strokeWidth="9"
          strokeLinecap="round"
        />
      </ChartFrame>
      <ChartTable
        summary={texts.weeks.numbers()}
        label={texts.weeks.title()}
        heads={[texts.weeks.week(), texts.weeks.count(), texts.weeks.average(), texts.weeks.best()]}
        rows={data.map(({ week, count, average, best }) => [
          day(week),
          String(count),
          numbers.format(average),
          String(best),
        ])}
      />
    </TitledSection>
  );
}

type Scale = readonly [low: number, high: number];

/** The numbers from the lowest to the highest, and a little more where all are the same. */
function scaleOf(weeks: readonly TrainingWeek[]): Scale {
  const values = weeks.flatMap(({ average, best }) => [average, best]);
  const [low, high] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
  return low === high ? [low - 1, high + 1] : [low, high];
}

function pointsOf(weeks: readonly TrainingWeek[], what: 'average' | 'best', [low, high]: Scale) {
  const from = Date.parse(weeks[0]?.week ?? '');
  const span = Math.max(A_WEEK, Date.parse(weeks.at(-1)?.week ?? '') - from);
  return weeks.map(({ week, [what]: value }) => {
    const x = ((Date.parse(week) - from) / span) * WIDTH;
    const y = HEIGHT - ((value - low) / (high - low)) * HEIGHT;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
}

const lineOf = (weeks: readonly TrainingWeek[], what: 'average' | 'best', scale: Scale): string =>
  `M${pointsOf(weeks, what, scale).join('L')}`;

const dotsOf = (weeks: readonly TrainingWeek[], scale: Scale): string =>
  pointsOf(weeks, 'best', scale)
    .map((point) => `M${point}h0`)
    .join('');
