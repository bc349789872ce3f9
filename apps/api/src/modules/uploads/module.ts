import type { DomainModule } from '../manifest.ts';
import { uploadJobs } from './uploads.jobs.ts';
import { uploadsOwnData } from './uploads.own-data.ts';
import { registerUploads } from './uploads.routes.ts';

export const uploadsModule: DomainModule = {
  name: 'uploads',
  ownData: uploadsOwnData,
  jobs: uploadJobs,
  routes: registerUploads,
};
