import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../../env.ts';
import { type Flow, flowSchema } from './oidc.ts';

/**
 * The secrets of a sign-in on its way live in the browser that began it, for ten minutes: they
 * protect this browser, so it may know them. `__Host-` keeps neighbouring hosts from planting
 * theirs. `Lax`, as the provider sends the browser back from another site.
 */
const LIFETIME_SECONDS = 600;

type CookieEnv = Pick<Env, 'PUBLIC_URL'>;

const isSecure = (env: CookieEnv) => env.PUBLIC_URL?.startsWith('https:') ?? false;
const cookieName = (env: CookieEnv) => (isSecure(env) ? '__Host-oche_oidc' : 'oche_oidc');

export function writeFlowCookie(reply: FastifyReply, env: CookieEnv, flow: Flow): void {
  reply.setCookie(cookieName(env), Buffer.from(JSON.stringify(flow)).toString('base64url'), {
    ...attributes(env),
    maxAge: LIFETIME_SECONDS,
  });
}

/** @returns null when there is none of ours */
export function readFlowCookie(request: FastifyRequest, env: CookieEnv): Flow | null {
  const value = request.cookies[cookieName(env)];
  if (!value) return null;
  try {
    return flowSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}

export function clearFlowCookie(reply: FastifyReply, env: CookieEnv): void {
  reply.clearCookie(cookieName(env), attributes(env));
}

const attributes = (env: CookieEnv) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure(env),
});
