import { chakra } from '@chakra-ui/react';
import { formatDate, formatDateTime, formatRelative } from '../../lib/time/date-text.ts';
import { useUi } from '../ui-context.tsx';
import { useMinute } from './use-minute.ts';

interface TimeProps {
  /** ISO 8601 */
  value: string;
  /** `relative`: "vor 5 Minuten" for a week, then the date */
  format?: 'relative' | 'date' | 'dateTime';
  /** time zone of the place where it happens; default: Europe/Berlin */
  timeZone?: string;
}

/**
 * A moment: readable, machine-readable, exact in the tooltip. Server and browser first render the
 * same date. When the app runs in the browser, it becomes "vor 5 Minuten" and is kept current.
 */
export function Time({ value, format = 'relative', timeZone }: TimeProps) {
  const { locale } = useUi();
  const minute = useMinute();
  const date = new Date(value);
  const exact = formatDateTime(date, locale, timeZone);
  const now = minute === null ? null : minute * 60_000;
  const relative = now === null || format !== 'relative' ? null : formatRelative(date, now, locale);
  return (
    <Root dateTime={value} title={exact}>
      {relative ?? (format === 'dateTime' ? exact : formatDate(date, locale, timeZone))}
    </Root>
  );
}

const Root = chakra('time', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } });
