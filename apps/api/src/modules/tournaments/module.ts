import { joinReactions } from '../../lib/events/reactions.ts';
import type { DomainModule } from '../manifest.ts';
import { renewing } from '../search/index.ts';
import { tournamentCalendar } from './calendar/calendar.service.ts';
import { listDirectoryPages } from './directory/directory.service.ts';
import { callNext } from './evening/call-next.service.ts';
import { registerExportRoutes } from './export/export.routes.ts';
import { countTournamentParts, listTournamentPages } from './lists/sitemap.service.ts';
import { eveningNotifications } from './notifications/evening.notifications.ts';
import { placed } from './notifications/placed.notifications.ts';
import { planPlaces } from './notifications/places.service.ts';
import { resultToConfirm } from './notifications/to-confirm.notifications.ts';
import { tournamentHearables, tournamentsPublished } from './published/tournaments.published.ts';
import { feedFinals } from './qualifiers/feed.service.ts';
import { takeResult } from './results/live.service.ts';
import { settleSeries } from './series/settle.service.ts';
import './core/tournaments.events.ts';
import { tournamentNotifications } from './notifications/tournaments.notifications.ts';
import { tournamentsOwnData } from './own-data/tournaments.own-data.ts';
import { tournamentReports } from './reports/tournaments.reports.ts';
import { tournamentLinks, tournamentSearch } from './search/tournaments.search.ts';
import { tournamentBoards } from './tablets/board-host.service.ts';
import { tournamentJobs } from './tournaments.jobs.ts';
import { registerTournamentRoutes } from './tournaments.routes.ts';
import { tournamentTables } from './tournaments.tables.ts';

/** The page of a lounge names what is next there. */
const pagesOf = ({ tournamentId, loungeId }: { tournamentId: number; loungeId: number | null }) => [
  `/tournaments/${tournamentId}`,
  ...(loungeId === null ? [] : [`/venues/${loungeId}`]),
];

export const tournamentsModule: DomainModule = {
  name: 'tournaments',
  tables: tournamentTables,
  ownData: tournamentsOwnData,
  jobs: tournamentJobs,
  // loaded only with the demo data, as nothing else needs it
  demo: async (deps) => (await import('./demo/demo.service.ts')).seedDemoTournaments(deps),
  routes: (app, deps) => {
    registerTournamentRoutes(app, deps);
    registerExportRoutes(app, deps);
  },
  search: tournamentSearch,
  linkable: [tournamentLinks],
  published: tournamentsPublished,
  hearable: tournamentHearables,
  reactions: joinReactions(renewing(tournamentSearch), {
    'game.settled': { takeResult },
    'tournament.described': { callNext, planPlaces, settleSeries, feedFinals },
  }),
  reportable: tournamentReports,
  notifications: [...tournamentNotifications, ...eveningNotifications, resultToConfirm, placed],
  calendar: tournamentCalendar,
  sitemap: {
    pages: listDirectoryPages,
    parts: {
      tournaments: { area: 'tournaments', count: countTournamentParts, list: listTournamentPages },
    },
  },
  closedPaths: ['/tournaments$', '/tournaments/new'],
  playedAtBoards: tournamentBoards,
  stalePages: {
    'tournament.changed': pagesOf,
    'tournamentSeries.changed': ({ seriesId }) => [`/tournaments/series/${seriesId}`],
  },
};
