import type { DomainModule } from '../manifest.ts';
import { takeResult } from './results/live.service.ts';
import './tournaments.events.ts';
import { registerTournamentRoutes } from './tournaments.routes.ts';

const pageOf = ({ tournamentId }: { tournamentId: number }) => [`/tournaments/${tournamentId}`];

export const tournamentsModule: DomainModule = {
  name: 'tournaments',
  closedPaths: ['/tournaments$', '/tournaments/new'],
  routes: registerTournamentRoutes,
  reactions: { 'game.settled': { takeResult } },
  stalePages: { 'tournament.changed': pageOf },
};
