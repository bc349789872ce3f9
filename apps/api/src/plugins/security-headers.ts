import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

/**
 * The policy of pages. Inline scripts are allowed by their hash only (pages are cached, so a nonce
 * would repeat); Chakra writes its styles inline, which style-src has to allow.
 */
export function contentSecurityPolicy(env: Pick<Env, 'PUBLIC_URL'>, scriptHashes: string[] = []) {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(env.PUBLIC_URL?.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** One frozen set, written on every answer; a page then overrides the policy with its hashes. */
export function registerSecurityHeaders(app: FastifyInstance, env: Env): void {
  const headers = Object.freeze({
    'content-security-policy': contentSecurityPolicy(env),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(env.PUBLIC_URL?.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
