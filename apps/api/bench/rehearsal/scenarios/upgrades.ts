import { OCHES } from '../country/configuration.ts';
import type { Release } from '../releases.ts';
import { type Scenario, WELL_SECONDS } from './scenario.ts';

/** All processes come from a release to this version, one after the other. */
export const upgradeFrom = ({ tag, program }: Release, now: string): Scenario => ({
  name: `upgrade ${tag}`,
  what: `an update from ${tag}, of all processes one after the other`,
  // as with any new version
  bounds: { failedSeconds: 1, wellSeconds: 3 * WELL_SECONDS },
  beginsWith: program,
  async trouble(country) {
    country.program = now;
    for (const name of OCHES) {
      await country.machines[name].stop('oche');
      await country.startOche(name);
    }
  },
});
