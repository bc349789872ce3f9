import { lookup } from 'node:dns';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

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
}

/** Whether an address can be that of a server in the public internet. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Looks a name up for a connection that is about to be made, and leaves out what is not public. A
 * check before would be of no use: the name can lead elsewhere a moment later.
 */
export const lookupPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const addresses = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) done(error ?? new Error(`${name} has no public address`), '');
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

const agent = new Agent({ lookup: lookupPublic });

/** Servers in the public internet, by name, over https. */
export const publicInternet: Outbound = {
  // a number in place of a name would never be looked up
  allows: ({ protocol, hostname, port, username, password }) =>
    protocol === 'https:' &&
    port + username + password === '' &&
    !isIP(hostname.replace(/[[\]]/g, '')),

  async post(url, headers, body) {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const sent = request(url, { agent, method: 'POST', headers, signal }).end(body);
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    answer?.destroy();
    return answer?.statusCode ?? 0;
  },
};
