import { chakra } from '@chakra-ui/react';
import { BANNER_REPORT_DAYS } from '@oche/validators/banners/admin-limits';
import { Button } from '../../../components/button.tsx';
import { Row } from '../../../components/layout.tsx';
import { DateField } from '../../../components/moment/moment-fields.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { type Days, daysIn, latest } from './days.ts';

interface PeriodProps extends Required<Days> {
  onDays: (days: Days) => void;
}

const CHOICES = [7, BANNER_REPORT_DAYS, 90, 365];

/** From when until when: the usual ones with one press, any other by two days. */
export function Period({ from, to, onDays }: PeriodProps) {
  const texts = useTexts('banner-admin/report');
  const change = (changed: Days) => {
    // a field that is being typed in has no day for a while
    const next = daysIn({ from, to, ...changed });
    if (next.from && next.to && next.from <= next.to) onDays(next);
  };
  return (
    <Row alignItems="flex-end" gap="3" role="group" aria-label={texts.period()}>
      <Keys>
        {CHOICES.map((count) => {
          const days = latest(count);
          return (
            <Button
              key={count}
              size="sm"
              variant="outline"
              aria-pressed={days.from === from && days.to === to}
              onClick={() => onDays(days)}
            >
              {texts.last({ count })}
            </Button>
          );
        })}
      </Keys>
      <DateField
        label={texts.from()}
        value={from}
        max={to}
        onChange={({ target }) => change({ from: target.value })}
      />
      <DateField
        label={texts.to()}
        value={to}
        min={from}
        onChange={({ target }) => change({ to: target.value })}
      />
    </Row>
  );
}

const Keys = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    '& [aria-pressed=true]': { bg: 'bg.inverse', color: 'fg.inverse' },
  },
});
