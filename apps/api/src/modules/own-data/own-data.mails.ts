declare module '../../lib/mail/mail.ts' {
  interface Mails {
    /** The archive can be downloaded; nothing if there is a newer one. */
    'ownData.archiveReady': { id: string };
    /** Somebody wants the account deleted: until when, and how to keep it. Nothing if they have undone it. */
    'ownData.leaving': { userId: string };
  }
}

export {};
