declare module '../../lib/mail/mail.ts' {
  interface Mails {
    /** An admin wants to see whether mails arrive. */
    'admin.test': Record<string, never>;
  }
}

export {};
