declare module '../../lib/events/events.ts' {
  interface Signals {
    /** Messages wait to be sent. */
    'webhooks.queued': Record<string, never>;
  }
}

export {};
