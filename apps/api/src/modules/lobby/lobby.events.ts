declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** Somebody waits, doesn't any more, or has found somebody. */
    'lobby.changed': Record<string, never>;
  }
}

export {};
