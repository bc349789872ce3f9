declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** A device has said something to the other side of a game, or a camera has come or gone. */
    'remote.signalled': { gameId: number };
  }
}

export {};
