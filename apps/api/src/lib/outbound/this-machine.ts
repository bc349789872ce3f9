import { lookup } from 'node:dns';
import type { Outbound } from './outbound.ts';
import { senderIn } from './sender.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1']);
const NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

const isHere = ({ protocol, hostname, username, password }: URL): boolean =>
  protocol === 'http:' && NAMES.has(hostname) && username + password === '';

/** The same, and webhooks also go to this machine, on any port and without encryption: for development. */
export function withThisMachine(outbound: Outbound): Outbound {
  const send = senderIn({
    lookup,
    isReachable: (address) => LOOPBACK.has(address),
    isPlain: () => true,
  });
  return {
    ...outbound,
    receives: (url) => isHere(url) || outbound.receives(url),
    send: (url, ...rest) => (isHere(url) ? send : outbound.send)(url, ...rest),
  };
}
