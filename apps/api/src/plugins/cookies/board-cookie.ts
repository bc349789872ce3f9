import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookieAttributes, hostCookieName, type PublicUrl } from './host-cookie.ts';

/** The cookie that makes a browser the device at a board. Its page has no secret in its address. */
const NAME = 'oche_board';
/** Longer than from the first look at the hall to the last dart. */
const LIFETIME_SECONDS = 30 * 86_400;
const MAX_LENGTH = 200;

export function boardTokenOf(request: FastifyRequest, env: PublicUrl): string | undefined {
  const value = request.cookies[hostCookieName(env, NAME)];
  return value && value.length <= MAX_LENGTH ? value : undefined;
}

export function writeBoardCookie(reply: FastifyReply, env: PublicUrl, token: string): void {
  const attributes = { ...hostCookieAttributes(env), maxAge: LIFETIME_SECONDS };
  reply.setCookie(hostCookieName(env, NAME), token, attributes);
}

export function clearBoardCookie(reply: FastifyReply, env: PublicUrl): void {
  reply.clearCookie(hostCookieName(env, NAME), hostCookieAttributes(env));
}
