declare module '../../lib/mail.ts' {
  interface Mails {
    /** To whose thing it is: what was decided, and why. Nothing if it was undone meanwhile. */
    'moderation.decided': { decisionId: number };
    /** To who had reported it: what became of the report. Nothing if it was undone meanwhile. */
    'moderation.reportDecided': { decisionId: number };
    /** To who has appealed: what came of it, and why. */
    'moderation.appealDecided': { appealId: number };
  }
}

export {};
