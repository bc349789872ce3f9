declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** A member has achieved something, has it by another game than before, or has lost it. */
    'achievements.changed': { userId: string };
  }
}

export {};
