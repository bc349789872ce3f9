declare module '../../../lib/mail/mail.ts' {
  interface Mails {
    /** A notice, so that the member can act if it wasn't them. */
    'access.appAllowed': { appId: string };
  }
}

export {};
