declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** Two members are friends from now on. */
    'friendship.made': { userIds: readonly [accepterId: string, requesterId: string] };
  }
}

export {};
