declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** A board has sent something, was corrected, or counts for something else. */
    'countingBoard.changed': { boardId: number };
  }
}

export {};
