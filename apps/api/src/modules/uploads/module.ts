import type { DomainModule } from '../manifest.ts';
import { uploadJobs } from './uploads.jobs.ts';
import { registerUploads } from './uploads.routes.ts';

export const uploadsModule: DomainModule = {
  name: 'uploads',
  jobs: uploadJobs,
  routes: registerUploads,
};
