import { chakra } from '@chakra-ui/react';
import type { Availability } from '@oche/validators/bookings/schemas';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, IconButton } from '../../../../components/button.tsx';
import { Figure } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { dayText } from '../../../../lib/time/place-time.ts';
import { weekAround } from './week-navigation.ts';

interface CalendarNavigationProps {
  availability: Availability;
  today: string | undefined;
  /** undefined means the week that begins today */
  onGo: (from: string | undefined) => void;
}

/** Goes from week to week, but neither into the past nor beyond what can be booked. */
export function CalendarNavigation({ availability, today, onGo }: CalendarNavigationProps) {
  const { availability: texts } = useTexts('booking');
  const locale = useLocale();
  const { first, last, previous, next } = weekAround(availability, today);
  return (
    <Row>
      <IconButton
        label={texts.previousWeek()}
        size="sm"
        variant="outline"
        disabled={previous === null}
        onClick={() => onGo(previous ?? undefined)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <Span aria-live="polite">
        {dayText(first, locale, 'day')} – {dayText(last, locale, 'day')}
      </Span>
      <IconButton
        label={texts.nextWeek()}
        size="sm"
        variant="outline"
        disabled={next === null}
        onClick={() => onGo(next ?? undefined)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
      {previous === null ? null : (
        <Button size="sm" variant="ghost" onClick={() => onGo(undefined)}>
          {texts.toToday()}
        </Button>
      )}
    </Row>
  );
}

const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2' } });
const Span = chakra(Figure, { base: { minWidth: '9rem', textAlign: 'center' } });
