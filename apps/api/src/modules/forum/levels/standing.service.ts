import type { Executor } from '@oche/db';
import type { Actor } from '../../../lib/actor.ts';
import type { Standing } from './level.policy.ts';
import { getStanding } from './standing.queries.ts';

/** Where a member stands; nobody has counted yet for whom has no row. */
export async function readStanding(db: Executor, { id }: Actor): Promise<Standing> {
  const found = await getStanding.first(db, { userId: id });
  return { level: found?.level ?? 0, isFixed: found?.isFixed ?? false };
}
