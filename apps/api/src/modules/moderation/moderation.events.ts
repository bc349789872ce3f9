declare module '../../lib/events.ts' {
  interface AppEvents {
    /** A case was opened, reported again, claimed, decided or opened again. */
    'case.changed': { caseId: number };
  }
}

export {};
