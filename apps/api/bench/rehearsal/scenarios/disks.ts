import { setTimeout as sleep } from 'node:timers/promises';
import { primaryOf } from './databases.ts';
import type { Scenario } from './scenario.ts';

/** For how long nobody notices. */
const FULL_MS = 8000;
const FILL = '/var/lib/postgresql/fill';

export const fillDisk: Scenario = {
  name: 'disk',
  what: "the primary's disk is full for eight seconds",
  // what is written fails while it is full; where PostgreSQL can't write its log either it ends, and starts again or is
  // replaced (ttl)
  bounds: { failedSeconds: FULL_MS / 1000 + 27, wellSeconds: FULL_MS / 1000 + 30 },
  async trouble(country) {
    const machine = country.databases.machine(await primaryOf(country));
    // ends with an error when nothing more goes onto it, which is what is wanted
    machine.run('sh', ['-c', `cat /dev/zero > ${FILL} 2> /dev/null || true`]);
    await sleep(FULL_MS);
    machine.run('rm', [FILL]);
  },
};
