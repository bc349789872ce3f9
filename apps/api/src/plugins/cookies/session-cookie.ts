import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookieAttributes, hostCookieName, type PublicUrl } from './host-cookie.ts';

const NAME = 'oche_session';
const MAX_LENGTH = 200;

export function sessionIdOf(request: FastifyRequest, env: PublicUrl): string | undefined {
  const value = request.cookies[hostCookieName(env, NAME)];
  return value && value.length <= MAX_LENGTH ? value : undefined;
}

export function writeSessionCookie(
  reply: FastifyReply,
  env: PublicUrl,
  { id, expiresAt }: { id: string; expiresAt: Date },
): void {
  const attributes = { ...hostCookieAttributes(env), expires: expiresAt };
  reply.setCookie(hostCookieName(env, NAME), id, attributes);
}

export function clearSessionCookie(reply: FastifyReply, env: PublicUrl): void {
  reply.clearCookie(hostCookieName(env, NAME), hostCookieAttributes(env));
}
