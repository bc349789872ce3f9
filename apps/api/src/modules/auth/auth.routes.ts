import { safeReturnTo } from '@oche/validators/return-to';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../../lib/address.ts';
import type { Deps } from '../../lib/deps.ts';
import { toAppError } from '../../lib/error-shape.ts';
import { AppError } from '../../lib/errors.ts';
import { logFailure } from '../../lib/log.ts';
import { originOf } from '../../plugins/request-guards.ts';
import { createContext } from '../../trpc/context.ts';
import { getAccountByEmail } from './account/account.queries.ts';
import { signOut } from './session/session.service.ts';
import { signInExternally } from './sign-in/external.service.ts';
import { beginFlow, CALLBACK_PATH, finishFlow } from './sign-in/oidc.ts';
import { clearFlowCookie, readFlowCookie, writeFlowCookie } from './sign-in/oidc-cookie.ts';
import { signInAs } from './sign-in/sign-in.service.ts';

interface Query {
  returnTo?: unknown;
  email?: unknown;
}

const queryOf = (request: FastifyRequest) => request.query as Query;

/** The documented navigations: addresses that a browser opens, so they answer with redirects. */
export function registerAuthRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    scope.get('/api/login', async (request, reply) =>
      reply.redirect(loginPage({ returnTo: safeReturnTo(queryOf(request).returnTo) })),
    );
    scope.get('/api/logout', async (request, reply) => {
      if (isOwnNavigation(deps, request)) {
        await signOut(await createContext(deps, request, reply));
      }
      return reply.redirect('/');
    });
    if (deps.env.DEV_LOGIN) scope.get('/api/mock-login', mockLogin(deps));
    scope.get('/api/auth/oidc', beginOidc(deps));
    scope.get(CALLBACK_PATH, finishOidc(deps));
  });
}

/**
 * Signs in without a password: on a developer's machine only, see DEV_LOGIN.
 * @throws AppError NOT_FOUND for an unknown address
 */
function mockLogin(deps: Deps) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { email, returnTo } = queryOf(request);
    const account = typeof email === 'string' ? await getAccountByEmail(deps.db, email) : undefined;
    if (!account) throw new AppError('NOT_FOUND');
    const ctx = await createContext(deps, request, reply);
    await signInAs(ctx, { ...account, totp_enabled_at: null });
    return reply.redirect(safeReturnTo(returnTo));
  };
}

function beginOidc(deps: Deps) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const { url, flow } = await beginFlow(deps.env, safeReturnTo(queryOf(request).returnTo));
      writeFlowCookie(reply, deps.env, flow);
      return reply.redirect(url.href);
    } catch (error) {
      return redirectFailure(request, reply, error);
    }
  };
}

function finishOidc(deps: Deps) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const flow = readFlowCookie(request, deps.env);
    clearFlowCookie(reply, deps.env);
    try {
      if (!flow) throw new AppError('EXTERNAL_SIGN_IN_FAILED');
      await deps.limits.use('signInAddress', addressKey(request.ip));
      const profile = await finishFlow(deps.env, flow, request.url);
      const ctx = await createContext(deps, request, reply);
      const { status } = await signInExternally(ctx, profile);
      const { returnTo } = flow;
      if (status === 'signed-in') return reply.redirect(returnTo);
      if (status === 'second-factor') {
        return reply.redirect(loginPage({ step: 'second-factor', returnTo }));
      }
      return reply.redirect(loginPage({ notice: 'link-sent', returnTo }));
    } catch (error) {
      return redirectFailure(request, reply, error);
    }
  };
}

/** The browser is in the middle of a navigation, so the error's code goes to the sign-in page. */
function redirectFailure(request: FastifyRequest, reply: FastifyReply, thrown: unknown) {
  const error = toAppError(thrown);
  if (error.code === 'EXTERNAL_SIGN_IN_FAILED') {
    // often a wrong setting, so the operator has to see it
    request.log.warn({ err: error.cause }, 'external sign-in failed');
  } else logFailure(request.log, error, { route: request.routeOptions.url });
  return reply.redirect(loginPage({ error: error.code }));
}

function loginPage(params: Record<string, string>): string {
  const given = Object.entries(params).filter(
    ([name, value]) => name !== 'returnTo' || value !== '/',
  );
  const query = new URLSearchParams(given).toString();
  return query ? `/login?${query}` : '/login';
}

/**
 * Signing out by a link is documented, so a GET has to do it; but no other site's picture or link
 * may do it, and no browser that fetches links ahead of time.
 */
function isOwnNavigation({ env }: Deps, request: FastifyRequest): boolean {
  const { headers } = request;
  if (/prefetch|prerender/i.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`)) {
    return false;
  }
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { referer } = headers;
  if (referer === undefined) return true;
  return (
    URL.canParse(referer) && new URL(referer).origin === new URL(originOf(request, env)).origin
  );
}
