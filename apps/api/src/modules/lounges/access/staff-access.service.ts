import type { Executor } from '@oche/db';
import type { StaffRole } from '@oche/validators/lounges/schemas';
import type { Actor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/errors.ts';
import {
  canRead,
  effectiveRole,
  requireOwnerRole,
  requireStaffRole,
  type Visibility,
} from '../lounges.policy.ts';
import * as queries from './staff-access.queries.ts';

/**
 * What the member may do in a lounge; admins count as owners.
 * @throws AppError LOUNGE_NOT_FOUND
 */
export async function staffRoleOf(
  executor: Executor,
  actor: Actor | null,
  loungeId: number,
): Promise<StaffRole | null> {
  return effectiveRole(actor, await membershipOf(executor, actor, loungeId));
}

/**
 * For everybody who may see the lounge; an inactive one is visible to few.
 * @returns the reader's role in it
 * @throws AppError LOUNGE_NOT_FOUND
 */
export async function requireReader(
  executor: Executor,
  actor: Actor | null,
  loungeId: number,
): Promise<StaffRole | null> {
  const membership = await membershipOf(executor, actor, loungeId);
  if (!canRead(actor, membership)) throw new AppError('LOUNGE_NOT_FOUND');
  return effectiveRole(actor, membership);
}

/**
 * For owner, managers and admins.
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN
 */
export async function requireStaff(
  executor: Executor,
  actor: Actor,
  loungeId: number,
): Promise<StaffRole> {
  return requireStaffRole(actor, await membershipOf(executor, actor, loungeId));
}

/** `requireStaff` as a guard for `changeCalendar`. */
export const onlyStaff =
  ({ actor }: { actor: Actor }, loungeId: number) =>
  (executor: Executor): Promise<StaffRole> =>
    requireStaff(executor, actor, loungeId);

/**
 * For the owner and admins.
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN
 */
export async function requireOwner(
  executor: Executor,
  actor: Actor,
  loungeId: number,
): Promise<void> {
  requireOwnerRole(actor, await membershipOf(executor, actor, loungeId));
}

async function membershipOf(
  executor: Executor,
  actor: Actor | null,
  loungeId: number,
): Promise<Visibility> {
  const row = await queries.getMembership.first(executor, { loungeId, userId: actor?.id ?? '' });
  if (!row) throw new AppError('LOUNGE_NOT_FOUND');
  return row;
}

/** Whether a member owns any lounge. */
export const ownsLounge = async (executor: Executor, userId: string): Promise<boolean> =>
  (await queries.findOwned.first(executor, { userId })) !== undefined;
