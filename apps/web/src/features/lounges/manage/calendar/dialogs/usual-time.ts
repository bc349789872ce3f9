import type { Lounge } from '@oche/validators/lounges/schemas';
import { MINUTE } from '../../../../../lib/time/wall-time.ts';
import type { Span } from '../grid/axis.ts';
import type { FreeTime } from './calendar-dialogs.tsx';

const USUAL = 120 * MINUTE;
/** Only an opening within this time is proposed as the beginning. */
const SOON = 720 * MINUTE;

/**
 * Two hours from the current slot on, as somebody at the door wants to play now; no longer than the lounge is open, and
 * not before it opens.
 */
export function fromNowOn(
  {
    isOpen,
    opensOrClosesAt,
    rules,
  }: Pick<Lounge, 'isOpen' | 'opensOrClosesAt'> & { rules: Pick<Lounge['rules'], 'slotMinutes'> },
  now: number,
): FreeTime {
  const slot = rules.slotMinutes * MINUTE;
  const change = opensOrClosesAt ? Date.parse(opensOrClosesAt) : 0;
  const opensSoon = !isOpen && change > now && change < now + SOON;
  const from = opensSoon ? change : Math.floor(now / slot) * slot;
  const closes = isOpen && change > now ? change : null;
  return { ...endingBy({ from, to: from + USUAL }, closes), boardId: null };
}

/** A span that begins in one of these openings, but ends no later than it. */
export function within(span: Span, openings: readonly Span[]): Span {
  const opening = openings.find(({ from, to }) => from <= span.from && span.from < to);
  return endingBy(span, opening?.to ?? null);
}

const endingBy = ({ from, to }: Span, end: number | null): Span => ({
  from,
  to: end === null ? to : Math.min(to, Math.max(end, from + MINUTE)),
});
