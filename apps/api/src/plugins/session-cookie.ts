import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

/** `__Host-` binds the cookie to this host; browsers take it over https only. */
const cookieName = (env: Pick<Env, 'PUBLIC_URL'>) =>
  isSecure(env) ? '__Host-oche_session' : 'oche_session';

const isSecure = (env: Pick<Env, 'PUBLIC_URL'>) => env.PUBLIC_URL?.startsWith('https:') ?? false;

export function sessionIdOf(request: FastifyRequest): string | undefined {
  const { cookies } = request;
  const value = cookies['__Host-oche_session'] ?? cookies.oche_session;
  return value && value.length <= 200 ? value : undefined;
}

export function writeSessionCookie(
  reply: FastifyReply,
  env: Env,
  session: { id: string; expiresAt: Date },
): void {
  reply.setCookie(cookieName(env), session.id, { ...attributes(env), expires: session.expiresAt });
}

export function clearSessionCookie(reply: FastifyReply, env: Env): void {
  reply.clearCookie(cookieName(env), attributes(env));
}

const attributes = (env: Env) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure(env),
});
