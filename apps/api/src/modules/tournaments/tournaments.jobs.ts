import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { callEverywhere, callNext } from './evening/call-next.service.ts';
import './core/calling.ts';
import { feedFinal, feedFinals } from './qualifiers/feed.service.ts';
import './core/feeding.ts';
import { tellCheckInOpen } from './notifications/check-in-opens.service.ts';
import { tellPlaces } from './notifications/places.service.ts';
import { tellRegistrations } from './notifications/registrations.service.ts';
import { announceEverySeries } from './series/announce.service.ts';
import { announceOrTell } from './series/announce-job.service.ts';

export const tournamentJobs = (deps: Deps): JobModule => ({
  tasks: {
    'tournaments.checkInOpens': (opening) => tellCheckInOpen(deps, opening),
    'tournaments.registrations': (window) => tellRegistrations(deps, window),
    'tournaments.tellPlaces': (end) => tellPlaces(deps, end),
    'tournaments.callNext': (tournament) => callNext(deps, tournament),
    'tournaments.callEverywhere': () => callEverywhere(deps),
    'tournaments.announceSeries': (series) => announceOrTell(deps, series),
    'tournaments.announceEverySeries': () => announceEverySeries(deps),
    'tournaments.feedFinals': (from) => feedFinals(deps, from),
    'tournaments.feedFinal': (final) => feedFinal(deps, final),
  },
  cron: {
    'tournaments.callEverywhere': '* * * * *',
    'tournaments.announceEverySeries': '7 * * * *',
  },
});
