import { PAPER_AFTER_MINUTES } from '@oche/validators/leagues/limits';
import { isoOf, MINUTE_MS } from '../../../lib/time/wall-clock.ts';

interface Begins {
  startsAt: string | null;
}

/**
 * From when a captain may name the other side's line-up, too. An evening without a network, or one on paper, is typed
 * by one of both when it is over; before, nobody speaks for the other side.
 */
export const paperFrom = ({ startsAt }: Begins): string | null =>
  startsAt === null ? null : isoOf(Date.parse(startsAt) + PAPER_AFTER_MINUTES * MINUTE_MS);

export function isPaperTime(fixture: Begins, now: Date): boolean {
  const from = paperFrom(fixture);
  return from !== null && now.getTime() >= Date.parse(from);
}
