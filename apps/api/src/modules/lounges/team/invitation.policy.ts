import type { Role } from '@oche/validators/auth';
import type { StaffRole } from '@oche/validators/lounges';

interface InvitationFacts {
  /** what the invitation is for */
  role: StaffRole;
  /** of who invited, at this moment */
  inviterRole: Role;
  inviterStaffRole: StaffRole | null;
}

interface DecisionFacts {
  role: StaffRole;
  invitedBy: string;
  actorId: string;
  /** of the actor, at this moment; an admin's is the owner's */
  staffRole: StaffRole;
}

/** Managers answer for those whom they invited to the team, the owner for everybody. */
export function mayDecide({ role, invitedBy, actorId, staffRole }: DecisionFacts): boolean {
  return staffRole === 'owner' || (role === 'manager' && invitedBy === actorId);
}

/** The team brings in managers; only owners (and admins for them) give a lounge away. */
export function mayInvite({ role, inviterRole, inviterStaffRole }: InvitationFacts): boolean {
  if (inviterRole === 'admin' || inviterStaffRole === 'owner') return true;
  return inviterStaffRole === 'manager' && role === 'manager';
}
