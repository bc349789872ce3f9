import type { StaffRole } from '@oche/validators/lounges';
import { type Actor, isAdmin, isModerator } from '../../lib/actor.ts';
import { AppError } from '../../lib/errors.ts';

/** What the tables say about a member and a lounge. */
export interface Membership {
  /** as it is stored: null for everyone who isn't of the team */
  staffRole: StaffRole | null;
}

/** Admins may do in a lounge what its owner may. */
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
  /** the member has or had a booking there */
  hasBooked: boolean;
}

/** What isn't active any more is there for its team, for those with bookings, and for moderators. */
export function canRead(actor: Actor | null, lounge: Visibility): boolean {
  return lounge.isActive || lounge.staffRole !== null || lounge.hasBooked || isModerator(actor);
}
