import type { Deps } from '../../../lib/deps.ts';
import type { JobModule } from '../../../lib/jobs/jobs.ts';
import { correctFigures, keepFigures } from './keep-figures.service.ts';

export const figureJobs = (deps: Deps): JobModule => ({
  tasks: {
    'admin.keepFigures': () => keepFigures(deps),
    'admin.correctFigures': () => correctFigures(deps),
  },
  cron: { 'admin.keepFigures': '*/10 * * * *', 'admin.correctFigures': '40 3 * * *' },
});
