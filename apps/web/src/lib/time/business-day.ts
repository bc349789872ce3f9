import type { Lounge } from '@oche/validators/lounges/schemas';
import { dateOf } from './place-time.ts';

/**
 * The date of a lounge's business day at an instant: at 00:55 in a lounge that is open until 02:00
 * it is still the evening before.
 * @param at milliseconds since 1970, not before the lounge was loaded
 */
export const businessDateAt = (
  { businessDay, timeZone }: Pick<Lounge, 'businessDay' | 'timeZone'>,
  at: number,
): string =>
  at < Date.parse(businessDay.until) ? businessDay.date : dateOf(new Date(at), timeZone);
