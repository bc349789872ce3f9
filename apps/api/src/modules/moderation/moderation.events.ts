declare module '../../lib/events/events.ts' {
  interface AppEvents {
    /** A case was opened, reported again, claimed, decided or opened again. */
    'case.changed': { caseId: number };
    /** A thing was hidden, or something else was done with it that others see, or undone. */
    'thing.moderated': { kind: string; id: string };
    /** The patterns of words that the moderators want to look at have changed. */
    'patterns.changed': object;
    /** A member got a sanction, one ended, or things that went with one have gone or come back. */
    'member.moderated': { userId: string };
  }
}

export {};
