declare module '../../lib/mail/mail.ts' {
  interface Mails {
    /** Notices, so that members can act if it wasn't them. */
    'access.tokenMade': { tokenId: number };
    'access.tokenLeaked': { name: string; hint: string };
    /** An app has let others read what it acts for the member with. */
    'access.appTokenLeaked': { app: string };
    /** The same of its own secret; to its owner. */
    'access.secretLeaked': { app: string };
  }
}

export {};
