import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OCHES } from '../country/configuration.ts';
import { MIGRATIONS, nextVersion } from '../country/version.ts';
import { type Scenario, WELL_SECONDS } from './scenario.ts';

/** As long as a supervisor waits before it starts again what has ended. */
const SUPERVISOR_MS = 1000;

export const killWeb: Scenario = {
  name: 'web',
  what: 'a process that serves browsers dies by kill -9, and is started again',
  // what it had in hand is cut; the proxy notices within a second, and takes the other one meanwhile
  bounds: { failedSeconds: 3, wellSeconds: WELL_SECONDS },
  async trouble(country) {
    await country.machines.web1.stop('oche', 'SIGKILL');
    await sleep(SUPERVISOR_MS);
    await country.startOche('web1');
  },
};

export const restartBroker: Scenario = {
  name: 'broker',
  what: 'NATS is away for two seconds',
  // signals that got lost are caught up from the tables
  bounds: { failedSeconds: 0, wellSeconds: WELL_SECONDS },
  async trouble(country) {
    await country.machines.broker.stop('nats');
    await sleep(2 * SUPERVISOR_MS);
    country.startBroker();
  },
};

export const restartPooler: Scenario = {
  name: 'pooler',
  what: 'PgBouncer is restarted',
  // transactions that run come to their end (SIGINT, as its unit says); who comes meanwhile is refused
  bounds: { failedSeconds: 5, wellSeconds: WELL_SECONDS },
  async trouble(country) {
    await country.machines.gate.stop('pgbouncer', 'SIGINT');
    country.startPooler();
  },
};

export const rollVersion: Scenario = {
  name: 'version',
  what: 'a new version with a migration comes to all processes, one after the other',
  // what a process has in hand it finishes within three seconds; what takes longer is cut, and repeated with its key
  bounds: { failedSeconds: 1, wellSeconds: 3 * WELL_SECONDS },
  async trouble(country) {
    const migrations = nextVersion(country.program, country.folder);
    for (const name of OCHES) {
      country.machines[name].place(migrations, join(country.program, MIGRATIONS));
      await country.machines[name].stop('oche');
      await country.startOche(name);
    }
  },
};
