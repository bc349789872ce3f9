declare module '../../lib/mail/mail.ts' {
  interface Mails {
    /** Notices, so that members can act if it wasn't them. */
    'access.tokenMade': { tokenId: number };
    'access.tokenLeaked': { name: string; hint: string };
  }
}

export {};
