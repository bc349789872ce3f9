import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isReadableAddress, lookupIn, type Net, NOT_PUBLIC } from './addresses.ts';
import { answerTo } from './answer.ts';
import { bodyOf } from './body.ts';
import { type Unreachable, UnreachableError } from './unreachable.ts';

/** From the first look-up to the last byte, over all redirects: a server that drips gets no more. */
const LIMIT_MS = 15_000;
const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PERMANENT = new Set([301, 308]);

export interface ReadOptions {
  /** bytes, also after they are unpacked */
  maxBytes: number;
  /** what is longer is cut off instead of refused */
  cuts?: boolean;
  accept?: string;
  /** what the last answer had, so that nothing is sent twice (RFC 9110) */
  etag?: string | null;
  lastModified?: string | null;
  limitMs?: number;
}

export interface Answer {
  status: number;
  /** where it was found in the end */
  url: string;
  /** the address has moved there for good */
  movedTo: string | null;
  contentType: string | null;
  etag: string | null;
  lastModified: string | null;
  /** seconds, if the server asks us to stay away for this long */
  retryAfter: number | null;
  /** empty unless the status is a success */
  body: Buffer;
}

/**
 * @throws UnreachableError when nothing may be asked there, nobody answers in time, or the answer is
 *   larger than the limit
 */
export type Read = (address: string, options: ReadOptions) => Promise<Answer>;

/**
 * A reader of addresses that strangers give. Each redirect is looked at as the first address was, and
 * each connection is made to an address that has just been looked up and may be reached.
 */
export function readerIn(net: Net): Read {
  const lookup = lookupIn(net);
  // connections are not kept: the next one asks again where its name leads
  const agents = { 'http:': new http.Agent({ lookup }), 'https:': new https.Agent({ lookup }) };

  const ask = (url: URL, options: ReadOptions, signal: AbortSignal) => {
    const isSecure = url.protocol === 'https:';
    const { request } = isSecure ? https : http;
    const sent = request(url, {
      agent: agents[isSecure ? 'https:' : 'http:'],
      ...(net.port && { port: net.port }),
      headers: headersOf(options),
      signal,
    }).end();
    return answerTo(sent);
  };

  return async (address, options) => {
    const signal = AbortSignal.timeout(options.limitMs ?? LIMIT_MS);
    try {
      return await follow(address, options, (url) => ask(url, options, signal), signal);
    } catch (error) {
      if (error instanceof UnreachableError) throw error;
      throw new UnreachableError(signal.aborted ? 'timeout' : reasonOf(error), { cause: error });
    }
  };
}

async function follow(
  address: string,
  options: ReadOptions,
  ask: (url: URL) => Promise<IncomingMessage>,
  signal: AbortSignal,
): Promise<Answer> {
  let url = addressOf(address);
  let movedTo: string | null = null;
  let isPermanent = true;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const answer = await ask(url);
    const { statusCode: status = 0, headers } = answer;
    if (!REDIRECTS.has(status) || !headers.location) {
      const isFull = status >= 200 && status < 300;
      const body = isFull ? await bodyOf(answer, options, signal) : Buffer.alloc(0);
      answer.destroy();
      return { ...toAnswer(answer), url: url.href, movedTo, body };
    }
    answer.destroy();
    const next = addressOf(headers.location, url);
    if (url.protocol === 'https:' && next.protocol === 'http:')
      throw new UnreachableError('refused');
    isPermanent &&= PERMANENT.has(status);
    if (isPermanent) movedTo = next.href;
    url = next;
  }
  throw new UnreachableError('redirects');
}

/** @throws UnreachableError */
function addressOf(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url || !isReadableAddress(url)) throw new UnreachableError('refused');
  return url;
}

const headersOf = ({ accept = '*/*', etag, lastModified }: ReadOptions) => ({
  'user-agent': 'Oche (reads what its members link)',
  accept,
  'accept-encoding': 'gzip, deflate, br',
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
});

function toAnswer({ statusCode: status = 0, headers }: IncomingMessage) {
  const { etag = null, 'last-modified': lastModified = null } = headers;
  const retryAfter = Number(headers['retry-after'] ?? Number.NaN);
  return {
    status,
    contentType: headers['content-type'] ?? null,
    etag,
    lastModified,
    retryAfter: Number.isInteger(retryAfter) && retryAfter >= 0 ? retryAfter : null,
  };
}

/** A name that nobody has is gone; anything else may be over in an hour. */
function reasonOf(error: unknown): Unreachable {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === NOT_PUBLIC) return 'refused';
  return code === 'ENOTFOUND' ? 'unknown' : 'failed';
}
