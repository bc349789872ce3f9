import { chakra } from '@chakra-ui/react';
import type { Availability } from '@oche/validators/bookings/schemas';
import { VisuallyHidden } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { dayText } from '../../../../lib/time/place-time.ts';

interface DayStripProps {
  availability: Availability;
  chosen: string;
  today: string | undefined;
  onChoose: (date: string) => void;
}

/** The days of the week to choose from; days on which nothing is free are struck through. */
export function DayStrip({ availability, chosen, today, onChoose }: DayStripProps) {
  const { availability: texts } = useTexts('booking');
  const locale = useLocale();
  return (
    <Strip role="group" aria-label={texts.chooseDay()}>
      {availability.days.map((day) => {
        const state = stateOf(day);
        return (
          <DayButton
            key={day.date}
            type="button"
            aria-pressed={day.date === chosen}
            data-state={state}
            data-today={day.date === today || undefined}
            onClick={() => onChoose(day.date)}
          >
            <span>{dayText(day.date, locale, 'weekday')} </span>
            <strong>{Number(day.date.slice(8))}</strong>
            <VisuallyHidden>: {texts[LABELS[state]]()}</VisuallyHidden>
          </DayButton>
        );
      })}
    </Strip>
  );
}

const LABELS = { free: 'freeOnDay', full: 'fullOnDay', closed: 'closedOnDay' } as const;

function stateOf({ slots }: Availability['days'][number]): keyof typeof LABELS {
  if (slots.length === 0) return 'closed';
  return slots.some(({ free }) => free > 0) ? 'free' : 'full';
}

const Strip = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '1' },
});
const DayButton = chakra('button', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    paddingBlock: '1.5',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    textStyle: 'number',
    lineHeight: '1.15',
    cursor: 'pointer',
    '& span': { fontSize: 'sm' },
    '& strong': { fontSize: 'xl', fontWeight: 'heavy' },
    '&[data-state=full] strong, &[data-state=closed] strong': { textDecoration: 'line-through' },
    '&[data-state=closed]': { bg: 'bg.sunken', color: 'fg.muted', borderColor: 'border' },
    '&[data-today]': { boxShadow: 'inset 0 3px 0 {colors.accent.solid}' },
    '&[aria-pressed=true]': { bg: 'bg.inverse', color: 'fg.inverse', borderColor: 'transparent' },
  },
});
