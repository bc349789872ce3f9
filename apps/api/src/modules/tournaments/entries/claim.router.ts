import { done } from '@oche/validators/common';
import * as schemas from '@oche/validators/tournaments/schemas';
import { router } from '../../../trpc/init.ts';
import { proceduresOf } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import * as claims from './claim.service.ts';

const { memberProcedure, publicProcedure } = proceduresOf('tournaments', null);

/** Guests, and how members take over what they have played. */
export const guestRouter = router({
  get: publicProcedure
    .input(schemas.tournamentClaimInput)
    .output(schemas.tournamentClaimOutput)
    .query(({ ctx, input }) => claims.getClaim(ctx, input)),

  claim: memberProcedure
    .input(schemas.tournamentClaimInput)
    .output(schemas.tournamentClaimedOutput)
    .mutation(({ ctx, input }) => claims.claimGuest(ctx, input)),

  getLink: memberProcedure
    .input(schemas.tournamentGuestInput)
    .output(schemas.tournamentGuestLinkOutput)
    .query(({ ctx, input }) => claims.getGuestLink(ctx, input)),

  createLink: memberProcedure
    .meta({ limit: 'posting' })
    .input(schemas.tournamentGuestInput)
    .output(schemas.newTournamentGuestLinkOutput)
    .mutation(({ ctx, input }) => claims.createGuestLink(ctx, input)),

  revokeLink: memberProcedure
    .meta({ whileSuspended: true })
    .input(schemas.tournamentGuestInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => claims.revokeGuestLink(ctx, input))),
});
