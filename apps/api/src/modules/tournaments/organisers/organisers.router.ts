import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/tournaments';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import * as organisers from './organiser.service.ts';

const { memberProcedure } = proceduresOf('tournaments');

const OK = { ok: true } as const;

export const organiserRouter = router({
  add: memberProcedure
    .input(schemas.tournamentMemberInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await organisers.addOrganiser(ctx, input);
      return OK;
    }),

  remove: memberProcedure
    .input(schemas.tournamentMemberInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await organisers.removeOrganiser(ctx, input);
      return OK;
    }),
});

export const invitationRouter = router({
  list: memberProcedure
    .input(schemas.invitationListInput)
    .output(schemas.invitationListOutput)
    .query(({ ctx, input }) => organisers.listInvitations(ctx, input)),

  add: memberProcedure
    .meta({ limit: 'posting', speaks: true })
    .input(schemas.tournamentMemberInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await organisers.invite(ctx, input);
      return OK;
    }),

  remove: memberProcedure
    .input(schemas.tournamentMemberInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await organisers.uninvite(ctx, input);
      return OK;
    }),
});
