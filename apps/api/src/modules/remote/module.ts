import type { DomainModule } from '../manifest.ts';
import { remoteJobs } from './remote.jobs.ts';
import { remoteOwnData } from './remote.own-data.ts';

export const remoteModule: DomainModule = {
  name: 'remote',
  jobs: remoteJobs,
  ownData: remoteOwnData,
  closedPaths: ['/remote'],
};
