import { loadDashboard as loadHome } from '../../features/home/home-data.ts';
import { loadLatest } from '../../features/market/latest/latest-data.ts';
import { loadTournaments } from '../../features/tournaments/elsewhere/dashboard-data.ts';
import type { RouterContext } from '../router-context.ts';
import { OWN_GAMES } from './own-games-input.ts';

/** What a member's dashboard shows, in one request. */
export const loadDashboard = (context: RouterContext) =>
  Promise.all([
    loadHome(context),
    loadTournaments(context),
    loadLatest(context),
    context.i18n.load('games/list'),
    context.api.games.list.prefetch(OWN_GAMES),
  ]);
