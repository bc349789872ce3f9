import type { Tx } from '@oche/db';
import {
  CLUB_MEMBERS_MAX,
  CLUBS_OF_MEMBER_MAX,
  type ClubRole,
} from '@oche/validators/clubs/limits';
import { type Publishing, publishOutside } from '../../../lib/declared/published.ts';
import { AppError } from '../../../lib/errors.ts';
import { memberJoined } from '../clubs.outside.ts';
import { deleteAdmission } from './admission.queries.ts';
import * as queries from './member.queries.ts';

interface Entering {
  id: number;
  userId: string;
  role: ClubRole;
  /** ISO time */
  now: string;
}

/**
 * The only way into a club, behind the lock of its row. Whatever was open between the two is settled.
 * @throws AppError CLUB_MEMBER_ALREADY, CLUB_FULL, TOO_MANY_CLUBS
 */
export async function enterAs(
  ctx: Publishing,
  tx: Tx,
  { id, userId, role, now }: Entering,
): Promise<void> {
  await requireRoom(tx, userId);
  const [entered] = await queries.insertMember(tx, { id, userId, role, now });
  if (!entered) throw new AppError('CLUB_MEMBER_ALREADY');
  const [counted] = await queries.countMember(tx, { id, by: 1, max: CLUB_MEMBERS_MAX });
  if (!counted) throw new AppError('CLUB_FULL');
  await deleteAdmission(tx, { id, userId });
  await publishOutside(ctx, tx, memberJoined, { clubId: id, userId });
}

/** Nobody joins in the same moment. @throws AppError TOO_MANY_CLUBS */
export async function requireRoom(tx: Tx, userId: string): Promise<void> {
  await queries.lockMember(tx, { userId });
  const { count = 0 } = (await queries.countClubs.first(tx, { userId })) ?? {};
  if (count >= CLUBS_OF_MEMBER_MAX) throw new AppError('TOO_MANY_CLUBS');
}
