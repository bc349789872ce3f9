declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** A switch or an announcement has changed: what every page says of the site is stale. */
    'site.changed': Record<string, never>;
  }
}

export {};
