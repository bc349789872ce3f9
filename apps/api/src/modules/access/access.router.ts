import * as schemas from '@oche/validators/access/schemas';
import { done } from '@oche/validators/common';
import { router } from '../../trpc/init.ts';
import { memberProcedure, proceduresOf } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import { appsRouter } from './apps/apps.router.ts';
import { consentRouter } from './oauth/oauth.router.ts';
import * as tokens from './tokens/token.service.ts';

/** What every token may ask for: what it is itself. */
const ofToken = proceduresOf(null, 'any').memberProcedure;

export const accessRouter = router({
  apps: appsRouter,
  consents: consentRouter,

  tokens: router({
    list: memberProcedure
      .meta({ isSecurity: true })
      .output(schemas.tokenListOutput)
      .query(({ ctx }) => tokens.listTokens(ctx)),

    create: memberProcedure
      .meta({ limit: 'posting' })
      .input(schemas.createTokenInput)
      .output(schemas.createdTokenOutput)
      .mutation(({ ctx, input }) => tokens.createToken(ctx, input)),

    /** Suspended members, too, take a right away from a program. */
    revoke: memberProcedure
      .meta({ whileSuspended: true })
      .input(schemas.tokenIdInput)
      .output(done)
      .mutation(thenOk(({ ctx, input }) => tokens.revokeToken(ctx, input.id))),
  }),

  token: ofToken
    .meta({
      isSecurity: true,
      rest: {
        method: 'GET',
        path: '/token',
        summary: 'What the access token of this request is, and what it allows',
        tag: 'Access',
        errors: ['NOT_FOUND'],
      },
    })
    .output(schemas.ownTokenOutput)
    .query(({ ctx }) => tokens.getOwnToken(ctx)),
});
