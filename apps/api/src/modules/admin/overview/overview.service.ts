import { type AdminStats, type Duties, duties } from '@oche/validators/admin-figures';
import { isAdmin } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import * as queries from './overview.queries.ts';

/** @throws AppError FORBIDDEN */
export async function getStats({ actor, db }: MemberContext): Promise<AdminStats> {
  requireAdmin(actor);
  const [stats] = await queries.getStats(db, {});
  if (!stats) throw new Error('a statement without a table has a row');
  return stats;
}

/**
 * What waits for somebody, in the order in which it is looked after; also what nobody waits for.
 * @throws AppError FORBIDDEN
 */
export async function listDuties({ actor, db }: MemberContext): Promise<Duties> {
  requireAdmin(actor);
  const found = new Map((await queries.listDuties(db, {})).map((row) => [row.duty, row]));
  return duties.map((duty) => found.get(duty) ?? { duty, count: 0, since: null });
}

function requireAdmin(actor: MemberContext['actor']): void {
  if (!isAdmin(actor)) throw new AppError('FORBIDDEN');
}
