import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import './core/deadlines.ts';
import { actOnDeadlines } from './deadlines/deadlines.service.ts';
import { confirmByItself } from './evening/result.service.ts';
import { freeBoards, keepBoards } from './moves/boards.service.ts';

export const leagueJobs = (deps: Deps): JobModule => ({
  tasks: {
    'leagues.confirm': (fixture) => confirmByItself(deps, fixture),
    'leagues.keepBoards': (fixture) => keepBoards(deps, fixture),
    'leagues.freeBoards': (freed) => freeBoards(deps, freed),
    'leagues.deadlines': () => actOnDeadlines(deps),
  },
  cron: { 'leagues.deadlines': '*/10 * * * *' },
});
