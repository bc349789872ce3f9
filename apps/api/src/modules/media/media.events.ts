declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** Something that a channel's page shows has changed, or the channel is gone. */
    'channel.changed': { channelId: number };
    /** A channel is new, or is somewhere else now: what was known of its feed and its makers is void. */
    'channel.moved': { channelId: number };
  }
}

export {};
