import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { lookupIn, type Net, NOT_PUBLIC } from './addresses.ts';
import { answerTo } from './answer.ts';
import { type Unreachable, UnreachableError } from './unreachable.ts';

/** Milliseconds. */
const READ_MS = 2000;

interface SendOptions {
  /** from the look-up of the name to the end of what is read of the answer; milliseconds */
  limitMs: number;
  /** how much of the answer is read; the rest is cut off */
  maxBytes: number;
}

interface Sent {
  /** a redirect is not followed */
  status: number;
  /** seconds, if the server asks us to stay away for this long */
  retryAfter: number | null;
  /** the beginning of the answer, as it came: it is not unpacked */
  body: Buffer;
}

/** @throws UnreachableError refused, unknown, timeout, failed: there was no answer */
export type Send = (
  url: URL,
  headers: Record<string, string>,
  body: Buffer,
  options: SendOptions,
) => Promise<Sent>;

/**
 * Sends by POST and reads the beginning of the answer; whoever never ends it is hung up on.
 * @param readMs how long the beginning may take once its status is there
 */
export function senderIn(net: Net, readMs = READ_MS): Send {
  const lookup = lookupIn(net);
  // connections are not kept: the next one asks again where its name leads
  const agents = { plain: new http.Agent({ lookup }), secure: new https.Agent({ lookup }) };

  return async (url, headers, body, { limitMs, maxBytes }) => {
    const signal = AbortSignal.timeout(limitMs);
    const isPlain = net.isPlain?.(url) ?? false;
    const options = {
      method: 'POST',
      headers,
      signal,
      agent: isPlain ? agents.plain : agents.secure,
      ...(net.port && { port: net.port }),
      ...(isPlain && { protocol: 'http:' }),
    };
    try {
      const sent = isPlain ? http.request(url, options) : https.request(url, options);
      sent.end(body);
      const answer = await answerTo(sent);
      const { statusCode: status = 0, headers: told } = answer;
      return {
        status,
        retryAfter: waitOf(told['retry-after']),
        body: await begin(answer, maxBytes, readMs),
      };
    } catch (error) {
      throw new UnreachableError(signal.aborted ? 'timeout' : reasonOf(error), { cause: error });
    }
  };
}

/** The beginning of an answer, as far as it has come in time; a status is an answer whatever becomes of its body. */
async function begin(answer: IncomingMessage, maxBytes: number, readMs: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const late = setTimeout(() => answer.destroy(), readMs);
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBytes) break;
    }
  } catch {
    // it broke off
  } finally {
    clearTimeout(late);
    answer.destroy();
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

/** Seconds only: a date needs their clock and ours to agree. */
function waitOf(header: string | undefined): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isInteger(seconds) && seconds >= 0 ? seconds : null;
}

function reasonOf(error: unknown): Unreachable {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === NOT_PUBLIC) return 'refused';
  return code === 'ENOTFOUND' ? 'unknown' : 'failed';
}
