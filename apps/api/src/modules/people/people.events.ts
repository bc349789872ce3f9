declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** Two members are friends from now on. */
    'friendship.made': { userIds: readonly [accepterId: string, requesterId: string] };
    /** One of two members blocks the other from now on. */
    'members.parted': { userIds: readonly [blockerId: string, blockedId: string] };
  }
  interface Signals {
    /** What a profile shows has changed, or who gets to see it. */
    'profile.changed': { userId: string };
  }
}

export {};
