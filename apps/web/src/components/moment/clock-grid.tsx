import { chakra } from '@chakra-ui/react';
import { Stack } from '../layout.tsx';
import { useUi } from '../ui-context.tsx';

interface ClockGridProps {
  /** 19:30, empty if nothing is chosen */
  clock: string;
  /** whether its first button gets the focus when it opens */
  isFirst: boolean;
  /** @param isWhole whether the minute was chosen, too */
  onPick: (clock: string, isWhole: boolean) => void;
}

const pad = (value: number) => String(value).padStart(2, '0');
const HOURS = Array.from({ length: 24 }, (_, hour) => pad(hour));
const MINUTES = ['00', '15', '30', '45'];

/** Hours and quarters; other minutes can be typed. */
export function ClockGrid({ clock, isFirst, onPick }: ClockGridProps) {
  const { locale } = useUi();
  const [hour = '', minute = ''] = clock.split(':');
  const named = (unit: 'hour' | 'minute') =>
    new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of(unit) ?? '';
  const first = hour || '19';
  return (
    <Stack gap="2">
      <Numbers role="group" aria-label={named('hour')}>
        {HOURS.map((one) => (
          <Figure
            key={one}
            type="button"
            data-first={(isFirst && one === first) || undefined}
            aria-pressed={one === hour}
            onClick={() => onPick(`${one}:${minute || '00'}`, false)}
          >
            {one}
          </Figure>
        ))}
      </Numbers>
      <Numbers role="group" aria-label={named('minute')} data-minutes="">
        {MINUTES.map((one) => (
          <Figure
            key={one}
            type="button"
            aria-pressed={one === minute}
            onClick={() => onPick(`${first}:${one}`, true)}
          >
            :{one}
          </Figure>
        ))}
      </Numbers>
    </Stack>
  );
}

const Numbers = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, 1fr)',
    gap: '1px',
    paddingTop: '2',
    borderTopWidth: '1px',
    '&[data-minutes]': { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
});
const Figure = chakra('button', {
  base: {
    minHeight: { base: '11', md: '8' },
    borderRadius: 'sm',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'bg.sunken' },
    '&[aria-pressed=true]': { bg: 'bg.inverse', color: 'fg.inverse' },
  },
});
