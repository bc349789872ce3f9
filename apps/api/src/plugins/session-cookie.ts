import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';

type PublicUrl = Pick<Env, 'PUBLIC_URL'>;

/** In production always true, except for a trial on localhost: env.ts refuses plain http there. */
const isSecure = ({ PUBLIC_URL }: PublicUrl) => PUBLIC_URL?.startsWith('https:') ?? false;

/** `__Host-` binds the cookie to this host, so that a subdomain can't plant one; https only. */
const cookieName = (env: PublicUrl) => (isSecure(env) ? '__Host-oche_session' : 'oche_session');

const MAX_LENGTH = 200;

export function sessionIdOf(request: FastifyRequest, env: PublicUrl): string | undefined {
  const value = request.cookies[cookieName(env)];
  return value && value.length <= MAX_LENGTH ? value : undefined;
}

export function writeSessionCookie(
  reply: FastifyReply,
  env: PublicUrl,
  session: { id: string; expiresAt: Date },
): void {
  reply.setCookie(cookieName(env), session.id, { ...attributes(env), expires: session.expiresAt });
}

export function clearSessionCookie(reply: FastifyReply, env: PublicUrl): void {
  reply.clearCookie(cookieName(env), attributes(env));
}

const attributes = (env: PublicUrl) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure(env),
});
