import { cutReplica, killEtcdLeader, killPrimary, lagReplica } from './databases.ts';
import { killWorker } from './digest.ts';
import { fillDisk } from './disks.ts';
import { killWeb, restartBroker, restartPooler, rollVersion } from './processes.ts';
import type { Scenario } from './scenario.ts';

/** In the order in which they are gone through. */
export const SCENARIOS: readonly Scenario[] = [
  killPrimary,
  killEtcdLeader,
  cutReplica,
  lagReplica,
  killWeb,
  killWorker,
  restartBroker,
  restartPooler,
  rollVersion,
  fillDisk,
];
