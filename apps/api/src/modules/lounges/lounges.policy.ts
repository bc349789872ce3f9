import type { StaffRole } from '@oche/validators/lounges/schemas';
import { type Actor, isAdmin, isModerator } from '../../lib/actor.ts';
import { AppError } from '../../lib/errors.ts';

/** What the tables say about a member's relation to a lounge. */
export interface Membership {
  /** as stored: null for everybody outside the team */
  staffRole: StaffRole | null;
}

/** The role that counts: admins have the owner's rights in every lounge. */
export function effectiveRole(actor: Actor | null, { staffRole }: Membership): StaffRole | null {
  return isAdmin(actor) ? 'owner' : staffRole;
}

/** @throws AppError FORBIDDEN */
export function requireStaffRole(actor: Actor, membership: Membership): StaffRole {
  const role = effectiveRole(actor, membership);
  if (!role) throw new AppError('FORBIDDEN');
  return role;
}

/** @throws AppError FORBIDDEN */
export function requireOwnerRole(actor: Actor, membership: Membership): void {
  if (effectiveRole(actor, membership) !== 'owner') throw new AppError('FORBIDDEN');
}

export interface Visibility extends Membership {
  isActive: boolean;
  /** whether the member has or had a booking there */
  hasBooked: boolean;
}

/**
 * An inactive lounge is visible only to its team, members who have booked there, and moderators.
 */
export function canRead(actor: Actor | null, lounge: Visibility): boolean {
  return lounge.isActive || lounge.staffRole !== null || lounge.hasBooked || isModerator(actor);
}
