declare module '../../lib/mail/mail.ts' {
  interface Mails {
    /** To whoever was banned, and has no notifications any more: why. Nothing if it was revoked meanwhile. */
    'moderation.banned': { sanctionId: number };
    /** To whoever has reported something as a visitor: the link that confirms it. */
    'moderation.confirmReport': { visitorReportId: number };
    /** To the same: what became of it. Nothing if the decision was undone meanwhile. */
    'moderation.visitorReportDecided': { decisionId: number };
  }
}

export {};
