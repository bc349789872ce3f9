import * as z from 'zod/mini';
import { email } from '../auth/schemas.ts';
import { dateTime, id, text, textId } from '../common.ts';
import { invitationAcceptances, staffRoles } from './limits.ts';

export const myLoungesOutput = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    city: z.string(),
    isActive: z.boolean(),
    staffRole: z.enum(staffRoles),
    /** bookings that nobody has answered yet */
    requestCount: z.number(),
  }),
);

const person = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });

export const staffListInput = z.object({ loungeId: id });
export const staffListOutput = z.object({
  staff: z.array(z.extend(person, { role: z.enum(staffRoles), since: dateTime })),
  /** open invitations, with the addresses that the owner typed */
  invitations: z.array(
    z.object({
      id: z.number(),
      email: z.string(),
      role: z.enum(staffRoles),
      expiresAt: dateTime,
      /** the member who asked to accept it with another address */
      requestedBy: z.nullable(person),
    }),
  ),
});
/**
 * An invitation as `owner` hands the lounge over: whoever accepts owns it, and the former owner
 * becomes a manager.
 */
export const inviteStaffInput = z.object({ loungeId: id, email, role: z.enum(staffRoles) });
export const invitationIdInput = z.object({ id });
/** Names the member, too, so that the answer is not for somebody else who has asked meanwhile. */
export const decideInvitationInput = z.object({ id, userId: textId, isConfirmed: z.boolean() });
export const invitationTokenInput = z.object({
  token: z.string('required').check(z.minLength(20, 'invalid'), z.maxLength(200, 'invalid')),
});
export const invitationOutput = z.object({
  loungeId: z.number(),
  loungeName: z.string(),
  role: z.enum(staffRoles),
  invitedBy: z.object({ firstName: z.string(), lastName: z.string() }),
  /** whether the reader can accept it at once, or has to ask first */
  acceptance: z.enum(invitationAcceptances),
});
/** If not accepted, the inviter is asked to agree. */
export const acceptInvitationOutput = z.extend(invitationOutput, { isAccepted: z.boolean() });
export const removeStaffInput = z.object({ loungeId: id, userId: textId });

export const createClaimInput = z.object({ loungeId: id, message: text({ max: 2000 }) });
export const claimOutput = z.object({
  id: z.number(),
  lounge: z.object({ id: z.number(), name: z.string(), city: z.string() }),
  /** admins see the address, too, as it indicates whether somebody writes for the lounge */
  member: z.extend(person, { email: z.string() }),
  message: z.string(),
  createdAt: dateTime,
});
export const claimListOutput = z.object({
  items: z.array(claimOutput),
  nextCursor: z.nullable(z.string()),
});
export const decideClaimInput = z.object({ id, isApproved: z.boolean() });
