/** Where the reader was on the way to when the mail became necessary: a path of this site. */
interface ReturnTo {
  returnTo?: string | undefined;
}

declare module '../../lib/mail/mail.ts' {
  interface Mails {
    /** An account waits for this address, which may be another account's already. */
    'auth.verifyEmail': { userId: string } & ReturnTo;
    /** Somebody forgot the password for this address, which may have no account. */
    'auth.resetPassword': ReturnTo;
    'auth.changeEmailOld': { userId: string; newEmail: string; changeId: string };
    'auth.changeEmailNew': { userId: string; newEmail: string; changeId: string };
    'auth.linkExternal': {
      userId: string;
      issuer: string;
      subject: string;
      provider: string;
    } & ReturnTo;
    /** Notices, so that members can act if it wasn't them. */
    'auth.passwordChanged': Record<string, never>;
    'auth.emailChanged': { newEmail: string };
    'auth.passkeyAdded': Record<string, never>;
    'auth.secondFactorOn': Record<string, never>;
    'auth.secondFactorOff': Record<string, never>;
  }
}
