import type { DomainModule } from '../manifest.ts';
import './tournaments.events.ts';
import { registerTournamentRoutes } from './tournaments.routes.ts';

const pageOf = ({ tournamentId }: { tournamentId: number }) => [`/tournaments/${tournamentId}`];

export const tournamentsModule: DomainModule = {
  name: 'tournaments',
  closedPaths: ['/tournaments$', '/tournaments/new'],
  routes: registerTournamentRoutes,
  stalePages: { 'tournament.changed': pageOf },
};
