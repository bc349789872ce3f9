import type { Executor } from '@oche/db';
import type { OwnSet } from '@oche/validators/market/schemas';
import type { MemberContext, ServiceContext } from '../../../../lib/deps.ts';
import { viewerOf } from '../../../people/index.ts';
import * as queries from './own-set.queries.ts';

/** What a member plays with; null if nothing was said, and for visitors. */
export async function readOwnSet(
  db: Executor,
  actor: ServiceContext['actor'],
): Promise<OwnSet | null> {
  return actor && readSet(db, actor.id);
}

async function readSet(db: Executor, userId: string): Promise<OwnSet | null> {
  const row = await queries.getOwnSet.first(db, { userId });
  if (!row) return null;
  const { weightTenths, ...set } = row;
  return { ...set, weight: weightTenths === null ? null : weightTenths / 10 };
}

export const getOwnSet = ({ db, actor }: MemberContext): Promise<OwnSet | null> =>
  readOwnSet(db, actor);

/** What another member plays with; null, too, where the profile doesn't show it to the reader. */
export async function getSetOfMember(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { userId }: { userId: string },
): Promise<OwnSet | null> {
  const shown = await queries.isSetShown.first(db, { ...viewerOf(actor), userId });
  return shown ? readSet(db, userId) : null;
}

export async function saveOwnSet({ db, actor, clock }: MemberContext, set: OwnSet): Promise<void> {
  await queries.saveOwnSet(db, actor.id, set, clock.now().toISOString());
}
