declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /**
     * A session ended (sign-out, revoked, new password, ban), so its open streams have to close.
     */
    'session.ended': {
      userId: string;
      /** null when all sessions of the member ended */
      sessionHash: string | null;
    };
    /** Somebody has ended all sessions of their account but the one they use. */
    'session.othersEnded': { userId: string };
    /** A password was set by a link in a mail, by whoever reads the mailbox. */
    'password.reset': { userId: string };
    /** A new member's address is confirmed: others see the member from now on. */
    'member.confirmed': { userId: string };
    /** An account was deleted: what shows the member's names in texts of others is stale. */
    'member.deleted': { userId: string };
  }
  interface Signals {
    /** Something about the account has changed: its role, status, address, second factor, … */
    'account.changed': { userId: string };
  }
}

export {};
