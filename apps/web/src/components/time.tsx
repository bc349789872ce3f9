import { chakra } from '@chakra-ui/react';
import { formatDate, formatDateTime, formatRelative } from '../lib/time/date-text.ts';
import { useUi } from './ui-context.tsx';
import { useMinute } from './use-minute.ts';

interface TimeProps {
  /** ISO 8601 */
  value: string;
  /** `relative`: "vor 5 Minuten" for a week, then the date */
  format?: 'relative' | 'date' | 'dateTime';
  /** of the place where it happens; Europe/Berlin when absent */
  timeZone?: string;
}

/**
 * A moment: readable, machine-readable, exact in the tooltip. Server and browser write the same
 * date; the browser turns it into "vor 5 Minuten" once it has taken over, and keeps it current.
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
