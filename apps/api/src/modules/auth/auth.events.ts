declare module '../../lib/events.ts' {
  interface AppEvents {
    /** Signed out, revoked, password changed, banned: open streams of the session have to close. */
    'session.ended': {
      userId: string;
      /** null: every session of the member */
      sessionHash: string | null;
    };
  }
  interface Signals {
    /** Something of the account: its role, status, address, second factor, … */
    'account.changed': { userId: string };
  }
}

export {};
