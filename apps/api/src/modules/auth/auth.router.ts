import * as schemas from '@oche/validators/auth/schemas';
import { done } from '@oche/validators/common';
import * as z from 'zod/mini';
import { AppError } from '../../lib/errors.ts';
import { router } from '../../trpc/init.ts';
import { memberProcedure, proceduresOf, publicProcedure } from '../../trpc/procedures.ts';
import { thenOk } from '../../trpc/then-ok.ts';
import * as email from './account/email.service.ts';
import { setLocale } from './account/locale.service.ts';
import * as password from './account/password.service.ts';
import * as config from './config.service.ts';
import { historyRouter, passkeysRouter } from './passkeys/passkeys.router.ts';
import * as secondFactor from './second-factor/second-factor.service.ts';
import * as session from './session/session.service.ts';
import * as external from './sign-in/external.service.ts';
import * as signIn from './sign-in/sign-in.service.ts';
import { signOutOfProvider } from './sign-in/sign-out.service.ts';
import * as signUp from './sign-up/sign-up.service.ts';
import * as verify from './sign-up/verify.service.ts';

/** Suspended and unverified members can still manage their own account. */
const ownAccountProcedure = memberProcedure.meta({ whileSuspended: true });

const sessionRouter = router({
  list: memberProcedure
    .meta({ isSecurity: true })
    .output(schemas.sessionListOutput)
    .query(({ ctx }) => session.listSessions(ctx)),

  revoke: ownAccountProcedure
    .input(schemas.revokeSessionInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => session.revokeSession(ctx, input.id))),

  revokeOthers: ownAccountProcedure
    .output(done)
    .mutation(thenOk(({ ctx }) => session.endOtherSessions(ctx))),
});

const secondFactorRouter = router({
  setup: ownAccountProcedure
    .input(schemas.setupTotpInput)
    .output(schemas.totpSetupOutput)
    .mutation(({ ctx, input }) => secondFactor.setupSecondFactor(ctx, input)),

  enable: ownAccountProcedure
    .input(schemas.enableTotpInput)
    .output(schemas.recoveryCodesOutput)
    .mutation(async ({ ctx, input }) => ({
      codes: await secondFactor.enableSecondFactor(ctx, input.code),
    })),

  disable: ownAccountProcedure
    .input(schemas.disableTotpInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => secondFactor.disableSecondFactor(ctx, input))),

  regenerateCodes: ownAccountProcedure
    .input(schemas.passwordInput)
    .output(schemas.recoveryCodesOutput)
    .mutation(async ({ ctx, input }) => ({
      codes: await secondFactor.regenerateRecoveryCodes(ctx, input.password),
    })),
});

export const authRouter = router({
  session: sessionRouter,
  secondFactor: secondFactorRouter,
  passkeys: passkeysRouter,
  history: historyRouter,

  me: publicProcedure
    .meta({
      isSecurity: true,
      rest: {
        method: 'GET',
        path: '/auth/user',
        summary: 'The signed-in member',
        tag: 'Accounts',
        toBody(user) {
          if (!user) throw new AppError('UNAUTHENTICATED');
          return user;
        },
        bodySchema: schemas.currentUserOutput,
        errors: ['UNAUTHENTICATED'],
      },
    })
    .output(z.nullable(schemas.currentUserOutput))
    .query(({ ctx }) => signIn.getCurrentUser(ctx)),

  config: publicProcedure
    .output(schemas.authConfigOutput)
    .query(({ ctx }) => config.getAuthConfig(ctx.env)),

  signUp: proceduresOf('signUp', null)
    .publicProcedure.input(schemas.signUpInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => signUp.signUp(ctx, input))),

  verifyEmail: publicProcedure
    .input(schemas.tokenInput)
    .output(schemas.verifyEmailOutput)
    .mutation(({ ctx, input }) => verify.verifyEmail(ctx, input.token)),

  settleSignUp: publicProcedure
    .input(schemas.settleSignUpInput)
    .output(schemas.settleSignUpOutput)
    .mutation(({ ctx, input }) => verify.settleSignUp(ctx, input)),

  resendVerification: ownAccountProcedure
    .input(schemas.resendVerificationInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => signUp.resendVerification(ctx, input))),

  signIn: publicProcedure
    .input(schemas.signInInput)
    .output(schemas.signInOutput)
    .mutation(({ ctx, input }) => signIn.signIn(ctx, input)),

  verifySecondFactor: publicProcedure
    .input(schemas.verifySecondFactorInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => secondFactor.verifySecondFactor(ctx, input.code))),

  signOut: publicProcedure.output(schemas.signOutOutput).mutation(async ({ ctx }) => {
    const goTo = await signOutOfProvider(ctx);
    return { ok: true as const, ...(goTo !== null && { goTo }) };
  }),

  requestPasswordReset: publicProcedure
    .input(schemas.requestPasswordResetInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => password.requestPasswordReset(ctx, input))),

  resetPassword: publicProcedure
    .input(schemas.resetPasswordInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => password.resetPassword(ctx, input))),

  changePassword: ownAccountProcedure
    .input(schemas.changePasswordInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => password.changePassword(ctx, input))),

  setLocale: ownAccountProcedure
    .input(schemas.setLocaleInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => setLocale(ctx, input.locale))),

  requestEmailChange: ownAccountProcedure
    .input(schemas.requestEmailChangeInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => email.requestEmailChange(ctx, input))),

  confirmEmailChange: publicProcedure
    .input(schemas.tokenInput)
    .output(schemas.confirmEmailChangeOutput)
    .mutation(({ ctx, input }) => email.confirmEmailChange(ctx, input.token)),

  confirmExternalLink: publicProcedure
    .input(schemas.tokenInput)
    .output(done)
    .mutation(thenOk(({ ctx, input }) => external.confirmExternalLink(ctx, input.token))),
});
