import * as schemas from '@oche/validators/auth/passkeys';
import { done } from '@oche/validators/common';
import { router } from '../../../trpc/init.ts';
import { memberProcedure, publicProcedure } from '../../../trpc/procedures.ts';
import { thenOk } from '../../../trpc/then-ok.ts';
import { listHistory } from '../history/history.service.ts';
import * as passkeys from './passkey.service.ts';
import { beginPasskeySignIn, signInWithPasskey } from './passkey-sign-in.service.ts';

/** Suspended members still manage how they sign in. */
const ownAccountProcedure = memberProcedure.meta({ whileSuspended: true });

export const passkeysRouter = router({
  list: memberProcedure
    .meta({ isSecurity: true })
    .output(schemas.passkeyListOutput)
    .query(({ ctx }) => passkeys.listPasskeys(ctx)),

  begin: ownAccountProcedure
    .input(schemas.passkeyProofInput)
    .output(schemas.passkeyCreationOptions)
    .mutation(({ ctx, input }) => passkeys.beginPasskey(ctx, input)),

  create: ownAccountProcedure
    .input(schemas.createPasskeyInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => passkeys.createPasskey(ctx, input))),

  rename: ownAccountProcedure
    .input(schemas.renamePasskeyInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => passkeys.renamePasskey(ctx, input))),

  delete: ownAccountProcedure
    .input(schemas.deletePasskeyInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => passkeys.deletePasskey(ctx, input))),

  beginSignIn: publicProcedure
    .output(schemas.passkeyRequestOptions)
    .mutation(({ ctx }) => beginPasskeySignIn(ctx)),

  signIn: publicProcedure
    .input(schemas.passkeySignInInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => signInWithPasskey(ctx, input))),
});

export const historyRouter = router({
  list: memberProcedure
    .meta({ isSecurity: true })
    .input(schemas.signInHistoryInput)
    .output(schemas.signInHistoryOutput)
    .query(({ ctx, input }) => listHistory(ctx, input)),
});
