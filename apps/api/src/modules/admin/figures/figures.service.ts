import type { FiguresAnswer, figuresInput } from '@oche/validators/admin/figures';
import { FIGURE_DAYS_MAX } from '@oche/validators/admin/figures';
import type { z } from 'zod';
import { requireAdmin } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { addDays, localDateAt } from '../../../lib/time/wall-clock.ts';
import { getLastDay, listDays, ZONE } from './figures.queries.ts';

const DEFAULT_DAYS = 30;

/**
 * The daily figures of a period; of one longer than `FIGURE_DAYS_MAX` only its last days.
 * @throws AppError FORBIDDEN
 */
export async function getFigures(
  { actor, db, clock }: MemberContext,
  { from: wanted, to: until }: z.output<typeof figuresInput>,
): Promise<FiguresAnswer> {
  requireAdmin(actor);
  const today = localDateAt(ZONE, clock.now().getTime());
  const to = until ?? today;
  const first = addDays(to, 1 - FIGURE_DAYS_MAX);
  const from = wanted ?? addDays(to, 1 - DEFAULT_DAYS);
  const isTooFar = from < first;
  const days = { from: isTooFar ? first : from, to };
  const [rows, last] = await Promise.all([listDays(db, days), getLastDay.first(db, {})]);
  return { ...days, days: rows, computedAt: last?.computedAt ?? null };
}
