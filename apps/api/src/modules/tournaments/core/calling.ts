import type { NewJob } from '../../../lib/jobs/jobs.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'tournaments.callNext': { tournamentId: number };
    'tournaments.callEverywhere': unknown;
  }
}

/** The job that looks for the next call; one that waits already is enough. */
export const callingNext = (tournamentId: number): NewJob => ({
  name: 'tournaments.callNext',
  payload: { tournamentId },
  key: `tournaments.callNext ${tournamentId}`,
  isAwaited: true,
});
