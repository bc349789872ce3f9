import type { FastifyRequest } from 'fastify';
import type { Deps, ServiceContext } from '../lib/deps.ts';
import { addressKey } from '../lib/limits/address.ts';
import { noLimits } from '../lib/limits/rate-limits.ts';

/** The context of a page that all visitors share: its calls count towards nobody's limit. */
export function visitorContext(
  deps: Deps,
  request: FastifyRequest,
  locale: ServiceContext['locale'],
): ServiceContext {
  return {
    ...deps,
    limits: noLimits,
    actor: null,
    session: null,
    token: null,
    board: null,
    secondFactorSetupRequired: false,
    requestId: request.id,
    address: addressKey(request.ip),
    userAgent: null,
    locale,
    knownDevices: null,
    setSession() {},
    setBoardToken() {},
    setKnownDevices() {},
  };
}
