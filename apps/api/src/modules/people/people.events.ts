declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** Two members are friends from now on. */
    'friendship.made': { userIds: readonly [accepterId: string, requesterId: string] };
  }
  interface Signals {
    /** What a profile shows, or whom it is shown to, is another thing now. */
    'profile.changed': { userId: string };
  }
}

export {};
