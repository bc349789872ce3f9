import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { AppError } from '../../lib/errors.ts';
import { addressKey } from '../../lib/limits/address.ts';
import { revokeLeaked } from '../../modules/access/index.ts';

/** What looks like a secret of ours, or is called as one, anywhere in an address. */
const SUSPECT = /oche_(?:pat|at|rt|ac|as)_|[?&]access_token=/i;
const SECRET = /oche_(?:pat|at|rt|ac|as)_[\w-]{1,100}/g;
/** Letters, digits, `_` and `-`, which no program has to encode; also when that was done more than once. */
const NEEDLESS = /%(?:25)*(2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/gi;

const readable = (url: string): string =>
  url.includes('%')
    ? url.replace(NEEDLESS, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : url;

/**
 * Refuses addresses with a secret in them, whatever the path: they are written down by proxies, browsers and whoever is
 * linked next. One that was good is good no more, and whose it is is told; our own log has no addresses. Guesses are counted
 * like those of sessions.
 * @returns the error to answer with
 */
async function refusalFor(deps: Deps, url: string, ip: string): Promise<Error> {
  try {
    await deps.limits.use('unknownSession', addressKey(ip));
    for (const secret of new Set(url.match(SECRET))) await revokeLeaked(deps, secret);
    return new AppError('TOKEN_IN_ADDRESS');
  } catch (error) {
    return error as Error;
  }
}

export function registerTokensInAddresses(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', ({ url, ip }, _reply, done) => {
    const read = readable(url);
    if (!SUSPECT.test(read)) return done();
    void refusalFor(deps, read, ip).then(done);
  });
}

/**
 * The same for an address that can't be decoded, which never gets to the hooks.
 * @param send answers with an error
 */
export function refuseUndecodable(
  deps: Deps,
  error: Error,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  send: (error: Error, request: FastifyRequest, reply: FastifyReply) => void,
): void {
  const read = readable(request.url);
  if (!SUSPECT.test(read)) send(error, request, reply);
  else void refusalFor(deps, read, request.ip).then((refusal) => send(refusal, request, reply));
}
