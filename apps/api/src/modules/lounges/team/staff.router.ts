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
} from '@oche/validators/lounges/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as invitations from './invitation.service.ts';
import * as answers from './invitation-answer.service.ts';
import * as staff from './staff.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('lounges', 'lounges');

export const staffRouter = router({
  list: memberProcedure
    .input(staffListInput)
    .output(staffListOutput)
    .query(({ ctx, input }) => staff.listStaff(ctx, input)),

  remove: memberProcedure
    .meta({ scope: null })
    .input(removeStaffInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => staff.removeStaff(ctx, input))),

  invite: memberProcedure
    .meta({ scope: null })
    .meta({ limit: 'posting' })
    .input(inviteStaffInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => invitations.inviteStaff(ctx, input))),

  revokeInvitation: memberProcedure
    .meta({ scope: null })
    .input(invitationIdInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => invitations.revokeInvitation(ctx, input))),

  getInvitation: publicProcedure
    .meta({ scope: null })
    .input(invitationTokenInput)
    .output(invitationOutput)
    .query(({ ctx, input }) => answers.getInvitation(ctx, input)),

  acceptInvitation: memberProcedure
    .meta({ scope: null })
    .input(invitationTokenInput)
    .output(acceptInvitationOutput)
    .mutation(({ ctx, input }) => answers.acceptInvitation(ctx, input)),

  decideInvitation: memberProcedure
    .meta({ scope: null })
    .input(decideInvitationInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => answers.decideInvitation(ctx, input))),
});
