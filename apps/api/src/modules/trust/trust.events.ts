declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** Something of a member was checked, or is no longer. */
    'verification.changed': { userId: string };
  }
}

export {};
