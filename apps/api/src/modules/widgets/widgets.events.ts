declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** What a widget shows, or where, has changed, or it is gone. */
    'widget.changed': { key: string };
  }
}

export {};
