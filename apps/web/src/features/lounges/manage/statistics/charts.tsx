import { chakra } from '@chakra-ui/react';
import { Label, Muted } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { euroText } from '../../../../lib/money.ts';
import { dayText } from '../../../../lib/time/place-time.ts';
import { chartTop, type StatisticsWeek, utilisation } from './numbers.ts';

interface ChartsProps {
  weeks: readonly StatisticsWeek[];
}

/** How full each week was, beside the number of all of them. */
export function UtilisationChart({ weeks }: ChartsProps) {
  const texts = useTexts('manage/statistics');
  return (
    <Chart
      title={texts.weekByWeek()}
      text={texts.utilisationText()}
      weeks={weeks}
      numberOf={(week) => Math.round(utilisation(week) * 100)}
      top={100}
      format={(value) => `${value} %`}
    />
  );
}

/** Bookings and income, with a bar for each week. The table below has the same numbers. */
export function Charts({ weeks }: ChartsProps) {
  const texts = useTexts('manage/statistics');
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  return (
    <Grid>
      <Chart
        title={texts.bookings()}
        weeks={weeks}
        numberOf={(week) => week.bookings}
        format={number.format}
      />
      <Chart
        title={texts.income()}
        text={texts.incomeText()}
        weeks={weeks}
        numberOf={(week) => week.income}
        format={(value) => euroText(value, locale)}
      />
    </Grid>
  );
}

interface ChartProps {
  title: string;
  text?: string;
  weeks: readonly StatisticsWeek[];
  numberOf: (week: StatisticsWeek) => number;
  /** the least value at the top of the chart; default: a round number above all bars */
  top?: number;
  format: (value: number) => string;
}

/** how many weeks have their name below the bars */
const NAMED = 4;

function Chart({ title, text, weeks, numberOf, top = 0, format }: ChartProps) {
  const locale = useLocale();
  const values = weeks.map(numberOf);
  const end = Math.max(top, chartTop(values));
  const step = Math.ceil(weeks.length / NAMED);
  return (
    <figure>
      <figcaption>
        <Label color="fg">{title}</Label>
        {text ? <Muted>{text}</Muted> : null}
      </figcaption>
      <Plot aria-hidden="true">
        <Scale>
          <span>{format(end)}</span>
          <span>{format(end / 2)}</span>
          <span>{format(0)}</span>
        </Scale>
        <Bars>
          {weeks.map((week, index) => {
            const value = values[index] ?? 0;
            return (
              <Slot key={week.week} title={`${dayText(week.week, locale)}: ${format(value)}`}>
                <Bar style={{ height: `${(value / end) * 100}%` }} />
              </Slot>
            );
          })}
        </Bars>
        <Weeks>
          {weeks.map((week, index) => (
            <span key={week.week}>
              {index % step === 0 ? <b>{dayText(week.week, locale, 'day')}</b> : null}
            </span>
          ))}
        </Weeks>
      </Plot>
    </figure>
  );
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
    gap: '6',
    '& figure': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
  },
});
const Plot = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '2',
    rowGap: '1',
    paddingTop: '2',
    textStyle: 'number',
    fontSize: 'xs',
    color: 'fg.muted',
  },
});
const Scale = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    textAlign: 'end',
    lineHeight: '1',
  },
});
const Bars = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'stretch',
    gap: '2px',
    height: '9rem',
    borderBottomWidth: '1px',
    borderBottomColor: 'border.strong',
    backgroundImage:
      'linear-gradient({colors.border} 1px, transparent 1px), linear-gradient({colors.border} 1px, transparent 1px)',
    backgroundSize: '100% 50%, 100% 100%',
  },
});
const Slot = chakra('div', {
  base: {
    display: 'flex',
    flex: '1',
    alignItems: 'flex-end',
    minWidth: '0',
    /* the week that is running */
    '&:last-of-type > div': { bg: 'accent.solid' },
    '&:hover > div': { bg: 'fg' },
  },
});
const Bar = chakra('div', { base: { width: 'full', minHeight: '1px', bg: 'positive.solid' } });
const Weeks = chakra('div', {
  base: {
    gridColumn: '2',
    display: 'flex',
    gap: '2px',
    '& > span': { flex: '1', minWidth: '0', height: '1.2em', whiteSpace: 'nowrap' },
    '& b': { fontWeight: 'semibold' },
  },
});
