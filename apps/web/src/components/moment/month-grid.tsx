import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dateFormat } from '../../lib/time/formats.ts';
import { addDays, dayText } from '../../lib/time/place-time.ts';
import { mondayOf } from '../../lib/time/wall-time.ts';
import { Button, IconButton } from '../button.tsx';
import { useUi } from '../ui-context.tsx';
import { clockNow, steppedValue } from './typed-moment.ts';

interface MonthGridProps {
  /** the chosen day, empty if there is none */
  day: string;
  min: string | undefined;
  max: string | undefined;
  onPick: (day: string) => void;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const monthLater = (day: string, direction: 1 | -1) =>
  steppedValue(day, 'month', direction, 'date');

/** The days of a month. Arrows go from day to day, page keys from month to month (ARIA: date picker). */
export function MonthGrid({ day, min = '', max = '9999', onPick }: MonthGridProps) {
  const { locale } = useUi();
  const today = clockNow().slice(0, 10);
  const nearest = (wanted: string) => (wanted < min ? min : wanted > max ? max : wanted);
  /** the day that the arrows have reached */
  const [here, setHere] = useState(() => nearest(day || today));
  const table = useRef<HTMLTableElement>(null);
  const isWalking = useRef(false);
  useEffect(() => {
    if (isWalking.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isWalking.current = false;
  });

  const monthText = (of: string) =>
    dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${of}T12:00Z`),
    );
  const [before, after] = [monthLater(here, -1), monthLater(here, 1)];
  const first = mondayOf(`${here.slice(0, 8)}01`);
  const weeks = [0, 1, 2, 3, 4, 5]
    .map((week) => WEEK.map((at) => addDays(first, week * 7 + at)))
    .filter(([monday = ''], week) => week === 0 || monday.slice(0, 7) === here.slice(0, 7));

  const walk = (event: KeyboardEvent) => {
    const weekday = WEEK.find((at) => addDays(mondayOf(here), at) === here) ?? 0;
    const next: Record<string, string> = {
      ArrowLeft: addDays(here, -1),
      ArrowRight: addDays(here, 1),
      ArrowUp: addDays(here, -7),
      ArrowDown: addDays(here, 7),
      Home: addDays(here, -weekday),
      End: addDays(here, 6 - weekday),
      PageUp: before,
      PageDown: after,
    };
    const wanted = next[event.key];
    if (!wanted) return;
    event.preventDefault();
    isWalking.current = true;
    setHere(nearest(wanted));
  };

  const todayText = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day');
  const [letter = '', ...letters] = todayText;
  return (
    <div>
      <Head>
        <IconButton
          label={monthText(before)}
          size="sm"
          disabled={before.slice(0, 7) < min.slice(0, 7)}
          onClick={() => setHere(nearest(before))}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <Month aria-live="polite">{monthText(here)}</Month>
        <IconButton
          label={monthText(after)}
          size="sm"
          disabled={after.slice(0, 7) > max.slice(0, 7)}
          onClick={() => setHere(nearest(after))}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </Head>
      <Grid ref={table} role="grid" aria-label={monthText(here)} onKeyDown={walk}>
        <thead>
          <tr>
            {WEEK.map((at) => (
              <th key={at} scope="col">
                {dayText(addDays(first, at), locale, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  <Day
                    type="button"
                    tabIndex={date === here ? 0 : -1}
                    data-first={date === here || undefined}
                    data-other={date.slice(0, 7) !== here.slice(0, 7) || undefined}
                    aria-current={date === today ? 'date' : undefined}
                    aria-pressed={date === day}
                    aria-label={dayText(date, locale, 'long')}
                    disabled={date < min || date > max}
                    onClick={() => onPick(date)}
                  >
                    {Number(date.slice(8))}
                  </Day>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Button
        size="sm"
        variant="ghost"
        width="full"
        disabled={today < min || today > max}
        onClick={() => onPick(today)}
      >
        {letter.toLocaleUpperCase(locale)}
        {letters}
      </Button>
    </div>
  );
}

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
});
const Month = chakra('p', { base: { textStyle: 'subheading' } });
const Grid = chakra('table', {
  base: {
    width: 'full',
    marginBlock: '1',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '1px',
    '& th': { textStyle: 'label', color: 'fg.muted', textAlign: 'center', paddingBlock: '1' },
    '& td': { padding: '0' },
  },
});
const Day = chakra('button', {
  base: {
    width: 'full',
    minHeight: { base: '11', md: '9' },
    borderRadius: 'sm',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'bg.sunken' },
    _disabled: { opacity: '0.4', cursor: 'not-allowed' },
    '&[data-other]': { color: 'fg.muted' },
    '&[aria-current=date]': {
      fontWeight: 'heavy',
      boxShadow: 'inset 0 -3px 0 {colors.accent.solid}',
    },
    '&[aria-pressed=true]': { bg: 'bg.inverse', color: 'fg.inverse' },
  },
});
