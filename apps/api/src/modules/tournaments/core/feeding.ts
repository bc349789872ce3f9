import type { NewJob } from '../../../lib/jobs/jobs.ts';

interface From {
  tournamentId?: number;
  seriesId?: number;
}

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'tournaments.feedFinals': From;
    'tournaments.feedFinal': { finalId: number };
  }
}

/** The job that asks for the players of all finals that get some from a tournament or a series that is over. */
export const feedingFrom = (from: From): NewJob => ({
  name: 'tournaments.feedFinals',
  payload: from,
});

/** The job that gives one final its players; one that waits already is enough. */
export const feeding = (finalId: number): NewJob => ({
  name: 'tournaments.feedFinal',
  payload: { finalId },
  key: `tournaments.feedFinal ${finalId}`,
});
