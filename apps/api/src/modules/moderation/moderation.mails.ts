declare module '../../lib/mail.ts' {
  interface Mails {
    /** To who was banned, and has no notifications any more: why. Nothing if it was revoked meanwhile. */
    'moderation.banned': { sanctionId: number };
  }
}

export {};
