import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../lib/address.ts';
import type { Deps, ServiceContext } from '../lib/deps.ts';
import { localeOf } from '../lib/locale.ts';
import { readSession } from '../modules/auth/index.ts';
import { clearSessionCookie, sessionIdOf, writeSessionCookie } from '../plugins/session-cookie.ts';

/**
 * Builds what a procedure knows about the request. The session is read once a request, also for a
 * batch of calls; a request without our cookie costs no query.
 */
export async function createContext(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ServiceContext> {
  const sessionId = sessionIdOf(request);
  const signedIn = sessionId ? await readSession(deps, sessionId) : null;
  if (sessionId && !signedIn) clearSessionCookie(reply, deps.env);
  if (signedIn?.renewedUntil && sessionId) {
    writeSessionCookie(reply, deps.env, { id: sessionId, expiresAt: signedIn.renewedUntil });
  }
  return {
    ...deps,
    actor: signedIn?.actor ?? null,
    session: signedIn?.session ?? null,
    secondFactorSetupRequired: signedIn?.secondFactorSetupRequired ?? false,
    requestId: request.id,
    address: addressKey(request.ip),
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    locale: localeOf(request.cookies.oche_locale, request.headers['accept-language']),
    setSession(session) {
      if (session) writeSessionCookie(reply, deps.env, session);
      else clearSessionCookie(reply, deps.env);
    },
  };
}
