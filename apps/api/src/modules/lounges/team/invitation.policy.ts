import type { Role } from '@oche/validators/auth/schemas';
import type { StaffRole } from '@oche/validators/lounges/schemas';

interface InvitationFacts {
  /** what the invitation is for */
  role: StaffRole;
  /** the inviter's role on the site, at this moment */
  inviterRole: Role;
  inviterStaffRole: StaffRole | null;
}

interface DecisionFacts {
  role: StaffRole;
  invitedBy: string;
  actorId: string;
  /** the actor's role in the lounge, at this moment; admins count as owners */
  staffRole: StaffRole;
}

/** Managers decide about invitations that they sent themselves, the owner about all. */
export function mayDecide({ role, invitedBy, actorId, staffRole }: DecisionFacts): boolean {
  return staffRole === 'owner' || (role === 'manager' && invitedBy === actorId);
}

/** The whole team can invite managers; only owners (and admins) can hand over the lounge. */
export function mayInvite({ role, inviterRole, inviterStaffRole }: InvitationFacts): boolean {
  if (inviterRole === 'admin' || inviterStaffRole === 'owner') return true;
  return inviterStaffRole === 'manager' && role === 'manager';
}
