import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { tellCheckInOpen } from './told/check-in-opens.service.ts';

export const tournamentJobs = (deps: Deps): JobModule => ({
  tasks: { 'tournaments.checkInOpens': (opening) => tellCheckInOpen(deps, opening) },
});
