import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { addressKey } from '../../lib/limits/address.ts';
import { revokeLeaked } from '../../modules/access/index.ts';

/** What looks like a secret of ours, or is called as one, anywhere in an address. */
const SUSPECT = /oche_(?:pat|at|rt|as)_|[?&]access_token=/i;
const SECRET = /oche_(?:pat|at|rt|as)_[\w-]{1,100}/g;

/**
 * Refuses addresses with a token in them, whatever the path: they are written down by proxies, browsers and whoever is
 * linked next. A token that was good is good no more, and its member is told; our own log has no addresses. Guesses are
 * counted like those of sessions.
 */
export function registerTokensInAddresses(app: FastifyInstance, deps: Deps): void {
  const refuse = async (url: string, ip: string): Promise<never> => {
    const address = addressKey(ip);
    await deps.limits.use('unknownSession', address);
    for (const secret of new Set(url.match(SECRET))) await revokeLeaked(deps, secret);
    throw new AppError('TOKEN_IN_ADDRESS');
  };
  app.addHook('onRequest', ({ url, ip }, _reply, done) => {
    if (!SUSPECT.test(url)) return done();
    refuse(url, ip).catch(done);
  });
}
