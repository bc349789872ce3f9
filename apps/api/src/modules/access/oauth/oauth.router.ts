import * as schemas from '@oche/validators/access/apps';
import { done } from '@oche/validators/common';
import { router } from '../../../trpc/init.ts';
import { memberProcedure } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import { allow, deny, readConsent } from './authorize.service.ts';
import { listConnected, takeBack } from './consent.service.ts';

/** Not by a token: an app that could say yes for its member would need no member. */
const securityProcedure = memberProcedure.meta({ isSecurity: true });
/** Who may write nothing can still say no. */
const refusingProcedure = memberProcedure.meta({ whileSuspended: true });

/** What members let apps do. */
export const consentRouter = router({
  read: securityProcedure
    .input(schemas.consentInput)
    .output(schemas.consentOutput)
    .query(({ ctx, input }) => readConsent(ctx, input.request)),

  allow: memberProcedure
    .input(schemas.consentInput)
    .output(schemas.leaveOutput)
    .mutation(({ ctx, input }) => allow(ctx, input.request)),

  deny: refusingProcedure
    .input(schemas.consentInput)
    .output(schemas.leaveOutput)
    .mutation(({ ctx, input }) => deny(ctx, input.request)),

  list: securityProcedure
    .output(schemas.connectedAppsOutput)
    .query(({ ctx }) => listConnected(ctx)),

  takeBack: refusingProcedure
    .input(schemas.appInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => takeBack(ctx, input.id))),
});
