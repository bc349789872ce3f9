import type { Executor, Tx } from '@oche/db';
import type { Actor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/errors.ts';
import * as queries from './club-subforum.queries.ts';

interface OfClub {
  clubId: number;
}

/** A name that both languages have. */
const CATEGORY = { name: 'Clubs', position: 1000 };

/**
 * Opens the news of a club as a subforum, for the first time or again. It is not in the overview; all
 * clubs' are in one category, so that it can have moderators of its own.
 */
export async function openSubforumOfClub(
  tx: Tx,
  { clubId, name }: OfClub & { name: string },
): Promise<void> {
  await queries.insertClubCategory(tx, CATEGORY);
  const category = await queries.getClubCategory.first(tx, {});
  if (!category) throw new Error('there is no category for clubs');
  await queries.openClubSubforum(tx, { clubId, categoryId: category.id, name });
}

/** Nobody writes there any more; what was written can be read where it is linked. */
export async function hideSubforumOfClub(tx: Tx, club: OfClub): Promise<void> {
  await queries.hideClubSubforum(tx, club);
}

export async function nameSubforumOfClub(tx: Tx, club: OfClub & { name: string }): Promise<void> {
  await queries.nameClubSubforum(tx, club);
}

/** In the news of a club its officers begin threads; everywhere else everybody does. */
export async function mayStartIn(
  db: Executor,
  actor: Actor | null,
  { clubId }: { clubId: number | null },
): Promise<boolean> {
  if (clubId === null) return true;
  if (!actor) return false;
  return (await queries.isClubOfficer.first(db, { clubId, userId: actor.id })) !== undefined;
}

/** @throws AppError CLUB_OFFICERS_ONLY */
export async function requireStarter(
  db: Executor,
  actor: Actor,
  place: { clubId: number | null },
): Promise<void> {
  if (!(await mayStartIn(db, actor, place))) throw new AppError('CLUB_OFFICERS_ONLY');
}
