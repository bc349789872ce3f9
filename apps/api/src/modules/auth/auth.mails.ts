import type { Claim } from './sign-up/claim.ts';

declare module '../../lib/mail.ts' {
  interface Mails {
    /** Somebody filled in the sign-up form with this address; it may have an account already. */
    'auth.signUp': { claim: Claim };
    /** Somebody wants the verification mail again. */
    'auth.resendVerification': Record<string, never>;
    /** Somebody forgot the password of this address, which may not have an account. */
    'auth.resetPassword': Record<string, never>;
    'auth.changeEmailOld': { userId: string; newEmail: string; changeId: string };
    'auth.changeEmailNew': { userId: string; newEmail: string; changeId: string };
    'auth.linkExternal': { userId: string; issuer: string; subject: string; provider: string };
    /** Notices: not by you? then act. */
    'auth.passwordChanged': Record<string, never>;
    'auth.emailChanged': { newEmail: string };
    'auth.secondFactorOn': Record<string, never>;
    'auth.secondFactorOff': Record<string, never>;
  }
}
