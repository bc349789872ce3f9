import type { NewJob } from '../../../lib/jobs/jobs.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'leagues.confirm': { fixtureId: number };
    'leagues.keepBoards': { fixtureId: number };
    'leagues.deadlines': unknown;
  }
}

/** Captains who do nothing until then agree with the sheet. */
export const confirming = (fixtureId: number, runAt: Date): NewJob => ({
  name: 'leagues.confirm',
  payload: { fixtureId },
  key: `leagues.confirm ${fixtureId}`,
  runAt,
});

/** Each fixture of a new list asks its lounge for boards, alone: one that is refused stops no other. */
export const keepingBoards = (fixtureId: number): NewJob => ({
  name: 'leagues.keepBoards',
  payload: { fixtureId },
  key: `leagues.keepBoards ${fixtureId}`,
});
