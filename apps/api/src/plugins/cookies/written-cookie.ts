import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookieAttributes, hostCookieName, type PublicUrl } from './host-cookie.ts';

/**
 * How long the database's log was after the last thing that was written with this browser. It is no secret and needs no
 * signature: whoever makes it larger reads on the primary.
 */
const NAME = 'oche_written';
/** No standby that is read is as far behind. */
const LIFETIME_SECONDS = 10;

/** @returns 0 for a browser that has written nothing lately */
export function writtenPositionOf(request: FastifyRequest, env: PublicUrl): number {
  const value = request.cookies[hostCookieName(env, NAME)];
  return value && /^\d{1,16}$/.test(value) ? Number(value) : 0;
}

export function writeWrittenPosition(reply: FastifyReply, env: PublicUrl, position: number): void {
  const attributes = { ...hostCookieAttributes(env), maxAge: LIFETIME_SECONDS };
  reply.setCookie(hostCookieName(env, NAME), String(position), attributes);
}
