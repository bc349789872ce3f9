import { type AdminStats, type Duties, duties } from '@oche/validators/admin/figures';
import { requireScope } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import * as queries from './overview.queries.ts';

/** @throws AppError FORBIDDEN */
export async function getStats({ actor, db }: MemberContext): Promise<AdminStats> {
  requireScope(actor, 'site');
  const [stats] = await queries.getStats(db, {});
  if (!stats) throw new Error('a statement without a table has a row');
  return stats;
}

/**
 * How much of each duty waits for the staff, in the order in which they are looked after; also those of which nothing
 * waits.
 * @throws AppError FORBIDDEN
 */
export async function listDuties({ actor, db }: MemberContext): Promise<Duties> {
  requireScope(actor, 'admin');
  const found = new Map((await queries.listDuties(db, {})).map((row) => [row.duty, row]));
  return duties.map((duty) => found.get(duty) ?? { duty, count: 0, since: null });
}
