import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { callEverywhere, callNext } from './evening/call-next.service.ts';
import './evening/calling.ts';
import { feedFinal, feedFinals } from './qualifiers/feed.service.ts';
import './qualifiers/feeding.ts';
import { announceEverySeries } from './series/announce.service.ts';
import { announceOrTell } from './series/announce-job.service.ts';
import { tellCheckInOpen } from './told/check-in-opens.service.ts';
import { tellPlaces } from './told/places.service.ts';
import { tellRegistrations } from './told/registrations.service.ts';

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
