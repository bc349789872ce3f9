import type { DomainModule } from '../manifest.ts';
import './tournaments.events.ts';

const pageOf = ({ tournamentId }: { tournamentId: number }) => [`/tournaments/${tournamentId}`];

export const tournamentsModule: DomainModule = {
  name: 'tournaments',
  closedPaths: ['/tournaments$'],
  stalePages: { 'tournament.changed': pageOf },
};
