import { safeReturnTo } from '@oche/validators/auth/return-to';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../lib/deps.ts';
import { toAppError } from '../../lib/error-shape.ts';
import { AppError } from '../../lib/errors.ts';
import { addressKey } from '../../lib/limits/address.ts';
import { logFailure } from '../../lib/log.ts';
import { originOf } from '../../plugins/guards/request-guards.ts';
import { type PlainOperation, redirects } from '../../plugins/openapi/plain-operation.ts';
import { createContext } from '../../trpc/context.ts';
import { signInExternally } from './sign-in/external.service.ts';
import { beginFlow, CALLBACK_PATH, finishFlow } from './sign-in/oidc.ts';
import { clearFlowCookie, readFlowCookie, writeFlowCookie } from './sign-in/oidc-cookie.ts';
import { signInWithoutPassword } from './sign-in/sign-in.service.ts';
import { signOutOfProvider } from './sign-in/sign-out.service.ts';

interface Query {
  returnTo?: unknown;
  email?: unknown;
  notice?: unknown;
}

const queryOf = (request: FastifyRequest) => request.query as Query;

const tag = 'Accounts';
const returnTo = z.string().optional().describe('Path on this site to go to afterwards');

/** Why somebody is sent to sign in; the sign-in page has the words. */
const NOTICES = ['members', 'signed-out'] as const;

const login: PlainOperation = {
  id: 'auth.login',
  tag,
  summary: 'Go to the sign-in page',
  parameters: z.object({
    returnTo,
    notice: z.enum(NOTICES).optional().describe('Why it is needed'),
  }),
  answers: { 302: redirects('The sign-in page, `/login`') },
};
const logout: PlainOperation = {
  id: 'auth.logout',
  audience: 'who comes from this site',
  tag,
  summary: 'Sign out; only when the navigation begins on this site',
  answers: {
    302: redirects(
      'The start page, `/`, also when nobody was signed in; after signing in through a provider that has a way out, that way, which ends at the start page, too',
    ),
  },
};
const signInAsAnyone: PlainOperation = {
  id: 'auth.mockLogin',
  audience: 'anyone, on a developer’s machine only (DEV_LOGIN)',
  tag,
  summary: 'Sign in without a password; only with DEV_LOGIN=true',
  parameters: z.object({ email: z.string().describe('Address of an existing account'), returnTo }),
  answers: { 302: redirects('Signed in: the path of `returnTo`') },
  errors: ['NOT_FOUND', 'ACCOUNT_BANNED'],
};
const beginExternal: PlainOperation = {
  id: 'auth.external.begin',
  tag,
  summary: 'Sign in through the external provider',
  parameters: z.object({ returnTo }),
  answers: { 302: redirects('The provider; when there is none, `/login?error=` with the code') },
};
const finishExternal: PlainOperation = {
  id: 'auth.external.finish',
  audience: 'who began there',
  tag,
  summary: 'Where the external provider sends the browser back to',
  parameters: z.object({
    code: z.string().optional().describe('As OpenID Connect defines it, like the others'),
    state: z.string().optional(),
    error: z.string().optional(),
  }),
  answers: {
    302: redirects(
      'Signed in: where it began. Else the sign-in page: `/login?step=second-factor`, `/login?notice=link-sent`, or `/login?error=` with the code',
    ),
  },
};

/** Documented addresses that a browser navigates to, so they answer with redirects. */
export function registerAuthRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async ({ ip }) => deps.limits.use('call', addressKey(ip)));
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    scope.get('/api/login', { config: { operation: login } }, async (request, reply) =>
      reply.redirect(loginPage(whyOf(queryOf(request)))),
    );
    scope.get('/api/logout', { config: { operation: logout } }, async (request, reply) => {
      if (!isOwnNavigation(deps, request)) return reply.redirect('/');
      const goTo = await signOutOfProvider(await createContext(deps, request, reply));
      return reply.redirect(goTo ?? '/');
    });
    if (deps.env.DEV_LOGIN) {
      scope.get('/api/mock-login', { config: { operation: signInAsAnyone } }, mockLogin(deps));
    }
    scope.get('/api/auth/oidc', { config: { operation: beginExternal } }, beginOidc(deps));
    scope.get(CALLBACK_PATH, { config: { operation: finishExternal } }, finishOidc(deps));
  });
}

/** Exists only with DEV_LOGIN, for development. */
function mockLogin(deps: Deps) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { email, returnTo } = queryOf(request);
    if (typeof email !== 'string') throw new AppError('NOT_FOUND');
    await signInWithoutPassword(await createContext(deps, request, reply), email);
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
      const { status } = await signInExternally(ctx, profile, flow.returnTo);
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

/**
 * The browser is navigating and needs a page, so it goes to the sign-in page with the error's code.
 */
function redirectFailure(request: FastifyRequest, reply: FastifyReply, thrown: unknown) {
  const error = toAppError(thrown);
  if (error.code === 'EXTERNAL_SIGN_IN_FAILED') {
    // often caused by a wrong setting, so the operator needs to see it
    request.log.warn({ err: error.cause }, 'external sign-in failed');
  } else logFailure(request.log, error, { route: request.routeOptions.url });
  return reply.redirect(loginPage({ error: error.code }));
}

/** What the sign-in page is told about a visitor who comes from a page for members. */
function whyOf({ returnTo, notice }: Query): Record<string, string> {
  const known = NOTICES.find((name) => name === notice);
  return { returnTo: safeReturnTo(returnTo), ...(known && { notice: known }) };
}

function loginPage(params: Record<string, string>): string {
  const given = Object.entries(params).filter(
    ([name, value]) => name !== 'returnTo' || value !== '/',
  );
  const query = new URLSearchParams(given).toString();
  return query ? `/login?${query}` : '/login';
}

/**
 * Signing out by a link is documented, so it has to be a GET. But it must be a navigation within
 * our own site: neither links and images of other sites nor a prefetch may sign a member out.
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
