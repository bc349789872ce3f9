import type { NewJob } from '../../../lib/jobs/jobs.ts';

interface From {
  tournamentId?: number;
  seriesId?: number;
}

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'tournaments.feedFinals': From;
  }
}

/** The job that gives finals their players from a tournament or a series that is over. */
export const feedingFrom = (from: From): NewJob => ({
  name: 'tournaments.feedFinals',
  payload: from,
});
