import { videoFrameOrigins } from '@oche/validators/media/video-embed';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';

/**
 * The Content-Security-Policy of pages. Inline scripts are allowed by their hash only, as a nonce
 * would repeat in cached pages (ADR 6). style-src has to allow Chakra's inline styles.
 */
export function contentSecurityPolicy(
  env: Pick<Env, 'PUBLIC_URL' | 'MAP_TILES_URL'>,
  scriptHashes: string[] = [],
) {
  const images = ["'self'", 'data:', 'blob:', ...tileHosts(env.MAP_TILES_URL)].join(' ');
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${images}`,
    "font-src 'self'",
    "connect-src 'self'",
    // what widgets look like, where they are made; videos, which pages embed when the reader has agreed
    `frame-src 'self' ${videoFrameOrigins.join(' ')}`,
    // podcasts, which come from wherever they are, when somebody has agreed to hear one
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(env.PUBLIC_URL?.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Protocol and host of the map's images; `{s}` becomes a wildcard for its subdomains. */
const tileHosts = (url: string | undefined): string[] =>
  url ? [url.replace('{s}', '*').split('/').slice(0, 3).join('/')] : [];

/** Pages that may ask for camera and microphone: where a match is scored, and a phone that shows the board. */
const CAMERA_PAGES = /^\/(games\/\d{1,15}\/score|remote\/camera\/[\w-]+)$/;

/**
 * What a page may ask for. A browser takes it from the document that it has loaded, whatever page is shown in it later.
 * @param path without the query
 */
export function permissionsPolicy(path: string): string {
  const own = CAMERA_PAGES.test(path) ? '(self)' : '()';
  return `camera=${own}, microphone=${own}, payment=(), geolocation=(self)`;
}

/** The policy of answers that are not pages: if a browser shows one as a page, it loads nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** The policy of the service worker: it fetches from this site and runs nothing but itself. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/**
 * The headers of light pages, which other sites frame (ADR 74): nothing but our own files, no form, and no site around
 * it but those that were named. The browser gives such a frame no origin, which is why it has to ask across origins for
 * what is here.
 * @param framedBy origins, or `*`
 */
export const lightHeaders = (
  env: Pick<Env, 'PUBLIC_URL'>,
  styleHashes: readonly string[],
  framedBy: readonly string[],
) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : "'none'"}`,
    ...(env.PUBLIC_URL?.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; '),
  // also in pages that let nothing in which doesn't say that it may be there
  'cross-origin-embedder-policy': 'require-corp',
  ...ofFrames,
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=()',
  'x-robots-tag': 'noindex',
});

/** What light pages and their files say to browsers that ask for them from a frame, or from another site. */
export const ofFrames = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** The headers of all answers; pages replace the policy with their own. */
function securityHeaders(env: Pick<Env, 'PUBLIC_URL'>) {
  return Object.freeze({
    'content-security-policy': NOTHING,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(''),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(env.PUBLIC_URL?.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  });
}

/**
 * What says something of pages alone, or of a request that is worth looking for in the log. A script, a style sheet and
 * a font are never shown as a page, and a first look at the site asks for a dozen of them.
 */
export const ofPagesAlone = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-request-id',
] as const;

type WriteHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/** The headers of every answer: security, and the request id that the log has, too. */
export function commonHeaders(env: Pick<Env, 'PUBLIC_URL'>): WriteHeaders {
  const headers = securityHeaders(env);
  return (request, reply) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
  };
}

export function registerCommonHeaders(app: FastifyInstance, write: WriteHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    write(request, reply);
    done();
  });
}
