declare module '../../lib/mail/mail.ts' {
  interface Mails {
    /** The forum that a member knows has moved here; nothing for who has been here or has left. */
    'imports.moved': { userId: string };
  }
}

export {};
