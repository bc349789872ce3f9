declare module '../../lib/mail/mail.ts' {
  interface Mails {
    /** to a member, about a mail of theirs */
    'inboundMail.answer': { id: number; userId: string };
    /** to whoever writes from an address that isn't the member's */
    'inboundMail.foreign': Record<string, never>;
  }
}

export {};
