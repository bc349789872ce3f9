import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { expireChallenges } from './challenge/challenge-change.service.ts';
import { remind } from './meeting/meeting.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'challenges.expire': unknown;
  }
}

export const challengeJobs = (deps: Deps): JobModule => ({
  tasks: {
    'challenges.expire': () => expireChallenges(deps),
    'challenges.reminder': (reminder) => remind(deps, reminder),
  },
  cron: { 'challenges.expire': '* * * * *' },
});
