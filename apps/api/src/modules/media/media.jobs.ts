import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { removeChannel } from './channel/deletion.service.ts';
import { readSources } from './feed/read-sources.service.ts';
import { forgetCodes } from './verification/verification.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    /** a channel that was deleted an hour ago */
    'media.removeChannel': { id: number };
    /** draws the logos of some channels; `index` is a channel's number in the demo data */
    'media.drawDemo': { channels: { id: number; index: number }[] };
    'media.readSources': unknown;
    'media.forgetCodes': unknown;
  }
}

export const mediaJobs = (deps: Deps): JobModule => ({
  tasks: {
    'media.removeChannel': (channel) => removeChannel(deps, channel),
    // loaded only with the demo data, as nothing else needs it
    'media.drawDemo': async (some) =>
      (await import('./demo/demo.service.ts')).drawDemoLogos(deps, some),
    'media.readSources': () => readSources(deps),
    'media.forgetCodes': () => forgetCodes(deps),
  },
  cron: { 'media.readSources': '* * * * *', 'media.forgetCodes': '40 3 * * *' },
});
