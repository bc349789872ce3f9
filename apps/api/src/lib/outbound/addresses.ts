import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All of the IPv6 that is given out to anybody (RFC 4291); what was meant for bridges is outside of it. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address can be that of a server in the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(GLOBAL_IPV6);
}

/** Where connections may lead, and what a name stands for. Tests have a net of their own. */
export interface Net {
  /** asks the system, or a test's own list */
  lookup: typeof lookup;
  isReachable(address: string): boolean;
  /** instead of the port that a protocol has, for a server of a test */
  port?: number;
  /** which servers are spoken to without encryption though their address wants it: those of a test, or of this machine */
  isPlain?(url: URL): boolean;
}

export const publicNet: Net = { lookup, isReachable: isPublicAddress };

/**
 * Looks a name up for a connection that is about to be made, and leaves out what may not be reached. A
 * check before would be of no use: the name can lead elsewhere a moment later.
 */
export const lookupIn =
  (net: Net): LookupFunction =>
  (name, options, done) => {
    net.lookup(name, { ...options, all: true }, (error, found) => {
      const addresses = error ? [] : found.filter(({ address }) => net.isReachable(address));
      const [first] = addresses;
      if (!first) done(error ?? nowhere(name), '');
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

/** The code of the error when a name leads to nothing but what may not be reached. */
export const NOT_PUBLIC = 'ENOTPUBLIC';

const nowhere = (name: string): Error =>
  Object.assign(new Error(`${name} has no public address`), { code: NOT_PUBLIC });

/** A server by its name, on the port of the protocol, and without a name or a password in the address. */
const isPlain = ({ hostname, port, username, password }: URL): boolean =>
  // a number in place of a name would never be looked up
  port + username + password === '' && !isIP(hostname.replace(/[[\]]/g, ''));

export const isSecureAddress = (url: URL): boolean => url.protocol === 'https:' && isPlain(url);

/** What members link to may still be without encryption; a name without a dot belongs to the local network. */
export const isReadableAddress = (url: URL): boolean =>
  (url.protocol === 'https:' || url.protocol === 'http:') &&
  isPlain(url) &&
  url.hostname.includes('.');
