import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { AppError } from '../lib/errors.ts';

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Bodies are JSON or absent; forms and multipart, which any page can send, never reach a parser. */
export async function onlyJson(request: FastifyRequest): Promise<void> {
  const type = request.headers['content-type'];
  const hasBody =
    request.headers['transfer-encoding'] !== undefined ||
    Number(request.headers['content-length'] ?? 0) > 0;
  if (type === undefined ? hasBody : !/^application\/json\s*(;|$)/i.test(type)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  }
}

/**
 * Refuses state-changing requests that a browser sends for another site. Browsers say so in
 * Sec-Fetch-Site, older ones in Origin; scripts send neither and carry no ambient cookies.
 */
export function onlySameSite(env: Pick<Env, 'PUBLIC_URL'>) {
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    if (CHANGES_NOTHING.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined) {
      if (site === 'same-origin' || site === 'none') return;
      throw new AppError('CROSS_SITE');
    }
    const { origin } = request.headers;
    if (origin === undefined) return;
    const own = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : ownOrigin(request);
    if (origin !== own) throw new AppError('CROSS_SITE');
  };
}

/** Without PUBLIC_URL (on one's own machine) the Host header names us. */
export const ownOrigin = (request: FastifyRequest): string =>
  `${request.protocol}://${request.host}`;
