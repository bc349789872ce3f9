import { joinReactions } from '../../lib/events/reactions.ts';
import type { DomainModule } from '../manifest.ts';
import { renewing } from '../search/index.ts';
import { fixtureBoards } from './boards/board-host.service.ts';
import { registerCalendarRoutes } from './calendar/calendar.routes.ts';
import { leagueCalendar } from './calendar/calendar.service.ts';
import './core/leagues.events.ts';
import { takeResult } from './evening/live.service.ts';
import { registerExportRoutes } from './export/export.routes.ts';
import { countLeagueParts, listLeaguePages } from './league/sitemap.service.ts';
import { leagueJobs } from './leagues.jobs.ts';
import { leagueTables } from './leagues.tables.ts';
import { fixtureNotifications } from './notifications/fixture.notifications.ts';
import { registered } from './notifications/squad.notifications.ts';
import { leaguesOwnData } from './own-data/leagues.own-data.ts';
import { leagueHearables, leaguesPublished } from './published/leagues.published.ts';
import { leagueReports } from './reports/league-moderation.service.ts';
import { leagueLinks, leagueSearch } from './search/leagues.search.ts';

export const leaguesModule: DomainModule = {
  name: 'leagues',
  search: leagueSearch,
  linkable: [leagueLinks],
  published: leaguesPublished,
  hearable: leagueHearables,
  jobs: leagueJobs,
  // loaded only with the demo data, as nothing else needs it
  demo: async (deps) => (await import('./demo/demo.service.ts')).seedDemoLeagues(deps),
  routes: (app, deps) => {
    registerCalendarRoutes(app, deps);
    registerExportRoutes(app, deps);
  },
  tables: leagueTables,
  calendar: leagueCalendar,
  playedAtBoards: fixtureBoards,
  reactions: joinReactions(renewing(leagueSearch), { 'game.settled': { takeResult } }),
  reportable: leagueReports,
  notifications: [registered, ...fixtureNotifications],
  ownData: leaguesOwnData,
  sitemap: {
    pages: async () => [{ path: '/leagues' }],
    parts: { leagues: { area: 'leagues', count: countLeagueParts, list: listLeaguePages } },
  },
  stalePages: {
    'league.changed': ({ leagueId }) => [`/leagues/${leagueId}`, '/leagues'],
    'leagueDivision.changed': ({ divisionId, leagueId, fixtureIds, loungeIds }) => [
      `/leagues/${leagueId}`,
      `/leagues/divisions/${divisionId}`,
      ...fixtureIds.map((id) => `/leagues/fixtures/${id}`),
      ...loungeIds.map((id) => `/venues/${id}`),
    ],
  },
};
