import type { Executor } from '@oche/db';
import type { OwnSet } from '@oche/validators/market';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import * as queries from './own-set.queries.ts';

/** What a member plays with; null if nothing was said, and for visitors. */
export async function readOwnSet(
  db: Executor,
  actor: ServiceContext['actor'],
): Promise<OwnSet | null> {
  if (!actor) return null;
  const row = await queries.getOwnSet.first(db, { userId: actor.id });
  if (!row) return null;
  const { weightTenths, ...set } = row;
  return { ...set, weight: weightTenths === null ? null : weightTenths / 10 };
}

export const getOwnSet = ({ db, actor }: MemberContext): Promise<OwnSet | null> =>
  readOwnSet(db, actor);

export async function saveOwnSet({ db, actor, clock }: MemberContext, set: OwnSet): Promise<void> {
  await queries.saveOwnSet(db, actor.id, set, clock.now().toISOString());
}
