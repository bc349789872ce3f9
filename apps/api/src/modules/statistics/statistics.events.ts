declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** A member has achieved something, by another game than before, or no more. */
    'achievements.changed': { userId: string };
  }
}

export {};
