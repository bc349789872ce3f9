import type { DomainModule } from '../manifest.ts';
import { rankingsJobs } from './rankings.jobs.ts';
import { rankingsReactions } from './rankings.reactions.ts';

export const rankingsModule: DomainModule = {
  name: 'rankings',
  jobs: rankingsJobs,
  closedPaths: ['/rankings'],
  reactions: rankingsReactions,
};
