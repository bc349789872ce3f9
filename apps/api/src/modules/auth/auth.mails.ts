import type { Claim } from './sign-up/claim.ts';

declare module '../../lib/mail/mail.ts' {
  interface Mails {
    /** Somebody signed up with this address. It may have an account already. */
    'auth.signUp': { claim: Claim };
    /** Somebody asked for the verification mail again. */
    'auth.resendVerification': Record<string, never>;
    /** Somebody forgot the password for this address, which may have no account. */
    'auth.resetPassword': Record<string, never>;
    'auth.changeEmailOld': { userId: string; newEmail: string; changeId: string };
    'auth.changeEmailNew': { userId: string; newEmail: string; changeId: string };
    'auth.linkExternal': { userId: string; issuer: string; subject: string; provider: string };
    /** Notices, so that members can act if it wasn't them. */
    'auth.passwordChanged': Record<string, never>;
    'auth.emailChanged': { newEmail: string };
    'auth.passkeyAdded': Record<string, never>;
    'auth.secondFactorOn': Record<string, never>;
    'auth.secondFactorOff': Record<string, never>;
  }
}
