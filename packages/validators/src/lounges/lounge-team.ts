import * as z from 'zod/mini';
import { email } from '../auth.ts';
import { dateTime, id, text, textId } from '../common.ts';
import { invitationAcceptances, staffRoles } from '../lounge-limits.ts';

export const myLoungesOutput = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    city: z.string(),
    isActive: z.boolean(),
    staffRole: z.enum(staffRoles),
    /** bookings that wait for an answer */
    requestCount: z.number(),
  }),
);

const person = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });

export const staffListInput = z.object({ loungeId: id });
export const staffListOutput = z.object({
  staff: z.array(z.extend(person, { role: z.enum(staffRoles), since: dateTime })),
  /** open ones; addresses that the owner typed */
  invitations: z.array(
    z.object({
      id: z.number(),
      email: z.string(),
      role: z.enum(staffRoles),
      expiresAt: dateTime,
      /** who wants to accept it with another address */
      requestedBy: z.nullable(person),
    }),
  ),
});
/** Role `owner` hands the lounge over: whoever accepts owns it, the old owner stays as manager. */
export const inviteStaffInput = z.object({ loungeId: id, email, role: z.enum(staffRoles) });
export const invitationIdInput = z.object({ id });
/** Names the member, too: the answer is about this one, whoever has asked meanwhile. */
export const decideInvitationInput = z.object({ id, userId: textId, isConfirmed: z.boolean() });
export const invitationTokenInput = z.object({
  token: z.string('required').check(z.minLength(20, 'invalid'), z.maxLength(200, 'invalid')),
});
export const invitationOutput = z.object({
  loungeId: z.number(),
  loungeName: z.string(),
  role: z.enum(staffRoles),
  invitedBy: z.object({ firstName: z.string(), lastName: z.string() }),
  /** what stands between its reader and the team */
  acceptance: z.enum(invitationAcceptances),
});
/** Not accepted yet: whoever invited is asked. */
export const acceptInvitationOutput = z.extend(invitationOutput, { isAccepted: z.boolean() });
export const removeStaffInput = z.object({ loungeId: id, userId: textId });

export const createClaimInput = z.object({ loungeId: id, message: text({ max: 2000 }) });
export const claimOutput = z.object({
  id: z.number(),
  lounge: z.object({ id: z.number(), name: z.string(), city: z.string() }),
  /** admins see the address, too: it shows who writes for the lounge */
  member: z.extend(person, { email: z.string() }),
  message: z.string(),
  createdAt: dateTime,
});
export const claimListOutput = z.object({
  items: z.array(claimOutput),
  nextCursor: z.nullable(z.string()),
});
export const decideClaimInput = z.object({ id, isApproved: z.boolean() });
