declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** What these members have not read yet has changed. */
    'bell.changed': { memberIds: readonly string[] };
  }
}

export {};
