import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { endArchives, removeArchives } from './archive/archive.service.ts';
import { packArchive } from './archive/pack.service.ts';
import { beginDepartures, eraseMember } from './leaving/erase.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'ownData.pack': { userId: string; id: string };
    'ownData.removeArchives': { ids: string[] };
    'ownData.endArchives': unknown;
    'ownData.beginDepartures': unknown;
    'ownData.erase': { userId: string };
  }
}

export const ownDataJobs = (deps: Deps): JobModule => ({
  tasks: {
    'ownData.pack': (order) => packArchive(deps, order),
    'ownData.removeArchives': ({ ids }) => removeArchives(deps, ids),
    'ownData.endArchives': () => endArchives(deps),
    'ownData.beginDepartures': () => beginDepartures(deps),
    'ownData.erase': ({ userId }) => eraseMember(deps, userId),
  },
  cron: { 'ownData.endArchives': '23 * * * *', 'ownData.beginDepartures': '*/10 * * * *' },
});
