import type { DomainModule } from '../manifest.ts';
import './games.events.ts';

export const gamesModule: DomainModule = { name: 'games', closedPaths: ['/games/new'] };
