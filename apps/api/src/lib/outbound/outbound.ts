import { Agent, request } from 'node:https';
import { inSpan } from '../telemetry/tracing.ts';
import { isSecureAddress, lookupIn, publicNet } from './addresses.ts';
import { answerTo } from './answer.ts';
import { type Read, readerIn } from './reader.ts';
import { type Send, senderIn } from './sender.ts';

/** How long one may take to answer, from the look-up of its name on. */
const LIMIT_MS = 10_000;

/** Requests to addresses that come from members, e.g. those of their browsers' push services. */
export interface Outbound {
  /** whether anything is sent to this address at all */
  allows(url: URL): boolean;
  /**
   * The body of the answer is not read: nobody can fill our memory with it.
   * @returns the answer's status; a redirect is not followed
   * @throws Error when there is no answer in time, or the name leads to an address of a private net
   */
  post(url: URL, headers: Record<string, string>, body: Buffer): Promise<number>;
  /** whether `send` sends anything to this address */
  receives(url: URL): boolean;
  /** Sends, and reads the beginning of the answer, for whoever has to be shown what their server says. */
  send: Send;
  /** Reads what is at an address that a member has given, within limits of size and time. */
  read: Read;
}

export const lookupPublic = lookupIn(publicNet);

const agent = new Agent({ lookup: lookupPublic });

const sendPublic = senderIn(publicNet);

const readPublic = readerIn(publicNet);

/** Without the address: a member's own server can bear a name that tells who they are. */
const CLIENT = { kind: 'client' } as const;

/** Servers in the public internet, by name. What is sent goes over https. */
export const publicInternet: Outbound = {
  allows: isSecureAddress,

  async post(url, headers, body) {
    return inSpan('outbound post', CLIENT, async (span) => {
      const signal = AbortSignal.timeout(LIMIT_MS);
      const sent = request(url, { agent, method: 'POST', headers, signal }).end(body);
      const answer = await answerTo(sent);
      answer.destroy();
      const status = answer.statusCode ?? 0;
      if (span) span.attributes['http.response.status_code'] = status;
      return status;
    });
  },

  receives: isSecureAddress,

  send: (url, headers, body, options) =>
    inSpan('outbound send', CLIENT, async (span) => {
      const sent = await sendPublic(url, headers, body, options);
      if (span) span.attributes['http.response.status_code'] = sent.status;
      return sent;
    }),

  read: (address, options) => inSpan('outbound read', CLIENT, () => readPublic(address, options)),
};
