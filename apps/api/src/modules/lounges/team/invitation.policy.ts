import type { Role } from '@oche/validators/auth';
import type { StaffRole } from '@oche/validators/lounges';

interface InvitationFacts {
  /** what the invitation is for */
  role: StaffRole;
  /** of who invited, at this moment */
  inviterRole: Role;
  inviterStaffRole: StaffRole | null;
}

/** The team brings in managers; only owners (and admins for them) give a lounge away. */
export function mayInvite({ role, inviterRole, inviterStaffRole }: InvitationFacts): boolean {
  if (inviterRole === 'admin' || inviterStaffRole === 'owner') return true;
  return inviterStaffRole === 'manager' && role === 'manager';
}
