import { plainActor } from './actor.ts';
import type { Deps, MemberContext } from './deps.ts';
import { noLimits } from './limits/rate-limits.ts';

/**
 * A member, as somebody who acts without a request: in a job, or because an operator says so.
 * @param requestId names in the log what it is done for
 */
export const actingAs = (deps: Deps, userId: string, requestId: string): MemberContext => ({
  ...deps,
  limits: noLimits,
  actor: plainActor(userId),
  session: { id: '', userId, secondFactorPassed: true },
  token: null,
  board: null,
  secondFactorSetupRequired: false,
  requestId,
  address: '',
  userAgent: null,
  locale: 'de',
  knownDevices: null,
  setSession() {},
  setBoardToken() {},
  setKnownDevices() {},
});
