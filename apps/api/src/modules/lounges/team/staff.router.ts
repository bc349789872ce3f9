import { done } from '@oche/validators/common';
import {
  acceptInvitationOutput,
  decideInvitationInput,
  invitationIdInput,
  invitationOutput,
  invitationTokenInput,
  inviteStaffInput,
  removeStaffInput,
  staffListInput,
  staffListOutput,
} from '@oche/validators/lounges';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import * as invitations from './invitation.service.ts';
import * as answers from './invitation-answer.service.ts';
import * as staff from './staff.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('lounges');

const OK = { ok: true } as const;

export const staffRouter = router({
  list: memberProcedure
    .input(staffListInput)
    .output(staffListOutput)
    .query(({ ctx, input }) => staff.listStaff(ctx, input)),

  remove: memberProcedure
    .input(removeStaffInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await staff.removeStaff(ctx, input);
      return OK;
    }),

  invite: memberProcedure
    .meta({ limit: 'posting' })
    .input(inviteStaffInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await invitations.inviteStaff(ctx, input);
      return OK;
    }),

  revokeInvitation: memberProcedure
    .input(invitationIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await invitations.revokeInvitation(ctx, input);
      return OK;
    }),

  getInvitation: publicProcedure
    .input(invitationTokenInput)
    .output(invitationOutput)
    .query(({ ctx, input }) => answers.getInvitation(ctx, input)),

  acceptInvitation: memberProcedure
    .input(invitationTokenInput)
    .output(acceptInvitationOutput)
    .mutation(({ ctx, input }) => answers.acceptInvitation(ctx, input)),

  decideInvitation: memberProcedure
    .input(decideInvitationInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await answers.decideInvitation(ctx, input);
      return OK;
    }),
});
