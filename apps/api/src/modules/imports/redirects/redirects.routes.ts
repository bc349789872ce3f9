import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../lib/deps.ts';
import { addressKey } from '../../../lib/limits/address.ts';
import { looksOld } from './addresses.ts';
import { findTarget } from './targets.service.ts';

/** Our own pages of threads, which are asked for all the time. */
const OWN = /^\/(?:forum\/(?:thread|subforum)\/\d+(?:[/?#]|$)|api\/|trpc\/|media\/|assets\/)/;

/**
 * Addresses of boards that have moved in lead to what became of their pages, for ever. It stands in front of all
 * routes, as these boards stood at any path; whatever doesn't look like one of theirs costs a glance.
 */
export function registerRedirects(app: FastifyInstance, deps: Deps): void {
  const leadOn = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    await deps.limits.use('call', addressKey(request.ip));
    const target = await findTarget(deps.db, request.url);
    if (target) reply.header('cache-control', 'public, max-age=3600').redirect(target, 301);
    return target !== null;
  };
  // all other requests pass at once, in the order in which they come
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url } = request;
    if ((method !== 'GET' && method !== 'HEAD') || OWN.test(url) || !looksOld(url)) return done();
    leadOn(request, reply).then((isLed) => {
      if (!isLed) done();
    }, done);
  });
}
