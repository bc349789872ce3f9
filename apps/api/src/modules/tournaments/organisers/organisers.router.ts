import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/tournaments/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as organisers from './organiser.service.ts';

const { memberProcedure } = proceduresOf('tournaments', 'tournaments');

export const organiserRouter = router({
  add: memberProcedure
    .meta({ scope: null })
    .input(schemas.tournamentMemberInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => organisers.addOrganiser(ctx, input))),

  remove: memberProcedure
    .meta({ scope: null })
    .input(schemas.tournamentMemberInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => organisers.removeOrganiser(ctx, input))),
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
    .mutation(thenOk(({ ctx, input }) => organisers.invite(ctx, input))),

  remove: memberProcedure
    .input(schemas.tournamentMemberInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => organisers.uninvite(ctx, input))),
});
