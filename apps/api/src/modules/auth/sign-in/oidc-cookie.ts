import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  hostCookieAttributes,
  hostCookieName,
  type PublicUrl,
} from '../../../plugins/cookies/host-cookie.ts';
import { type Flow, flowSchema } from './oidc.ts';

/**
 * The secrets of a sign-in under way are stored in the browser that began it, for ten minutes. They
 * protect this very browser, so it may read them.
 */
const NAME = 'oche_oidc';
const LIFETIME_SECONDS = 600;

export function writeFlowCookie(reply: FastifyReply, env: PublicUrl, flow: Flow): void {
  reply.setCookie(
    hostCookieName(env, NAME),
    Buffer.from(JSON.stringify(flow)).toString('base64url'),
    {
      ...hostCookieAttributes(env),
      maxAge: LIFETIME_SECONDS,
    },
  );
}

/** @returns null when there is no valid cookie of ours */
export function readFlowCookie(request: FastifyRequest, env: PublicUrl): Flow | null {
  const value = request.cookies[hostCookieName(env, NAME)];
  if (!value) return null;
  try {
    return flowSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}

export function clearFlowCookie(reply: FastifyReply, env: PublicUrl): void {
  reply.clearCookie(hostCookieName(env, NAME), hostCookieAttributes(env));
}
