import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookieAttributes, hostCookieName, type PublicUrl } from './host-cookie.ts';

/** The cookie about the members who have signed in with a browser. It stays when they sign out. */
const NAME = 'oche_device';
/** the longest time that browsers allow */
const LIFETIME_SECONDS = 400 * 86_400;
const MAX_LENGTH = 500;

export function knownDevicesOf(request: FastifyRequest, env: PublicUrl): string | null {
  const value = request.cookies[hostCookieName(env, NAME)];
  return value && value.length <= MAX_LENGTH ? value : null;
}

export function writeKnownDevices(reply: FastifyReply, env: PublicUrl, value: string): void {
  const attributes = { ...hostCookieAttributes(env), maxAge: LIFETIME_SECONDS };
  reply.setCookie(hostCookieName(env, NAME), value, attributes);
}
