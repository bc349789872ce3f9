declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** Two members are friends from now on. */
    'friendship.made': { userIds: readonly [accepterId: string, requesterId: string] };
  }
  interface Signals {
    /** What a profile shows has changed, or who gets to see it. */
    'profile.changed': { userId: string };
  }
}

export {};
