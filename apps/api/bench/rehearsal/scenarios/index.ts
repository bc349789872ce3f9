import { cutReplica, killEtcdLeader, killPrimary } from './databases.ts';
import type { Scenario } from './scenario.ts';

/** In the order in which they are gone through. */
export const SCENARIOS: readonly Scenario[] = [killPrimary, killEtcdLeader, cutReplica];
