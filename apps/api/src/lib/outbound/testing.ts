import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Net } from './addresses.ts';

/** The only address that a test's internet has. All others of this machine stand for private ones. */
export const PUBLIC = '127.0.0.1';
/** Leads to this machine, too, so a connection that should not have been made is seen. */
export const PRIVATE = '127.0.0.66';

/** Ways to write addresses of this machine, and of what only this machine should reach. */
export const PLACES_INSIDE = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '017700000001',
  '0x7f.1',
  '127.0.0.1.',
  '%31%32%37.0.0.1',
  '１２７.0.0.1',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '0',
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '2852039166',
  '0xa9fea9fe',
  '172.16.0.1',
  '192.168.0.1',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[fd00::1]',
  '[ff02::1]',
  'localhost',
  'localhost.',
  'LOCALHOST',
  'db',
  'oche.localhost',
  'private.test',
  'mapped.test',
  'decimal.test',
  'mixed-private.test',
];

type Reply = (call: IncomingMessage, answer: ServerResponse) => void;

/** A server on all addresses of this machine, which knows by which one it was reached. */
export class TestInternet {
  /** paths of calls over the public address, and all others, of which there should be none */
  readonly calls: IncomingMessage[] = [];
  readonly strayCalls: string[] = [];
  /** what names stand for, one answer after the other; the last one stays */
  readonly names: Record<string, string[][]> = {};
  readonly #replies: Record<string, Reply> = {};
  readonly #server = createServer((call, answer) => {
    const { localAddress = '' } = call.socket;
    if (localAddress !== PUBLIC) this.strayCalls.push(`${localAddress}${call.url}`);
    this.calls.push(call);
    const reply = this.#replies[`${call.headers.host?.replace(/:\d+$/, '')}${call.url}`];
    if (reply) reply(call, answer);
    else answer.writeHead(404).end('nothing here');
  });

  async start(): Promise<void> {
    this.#server.listen(0, '0.0.0.0');
    await once(this.#server, 'listening');
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** @param isReachable which addresses are public; those of the test's internet unless told otherwise */
  net(isReachable: Net['isReachable'] = (address) => address === PUBLIC): Net {
    const lookup = (
      name: string,
      _: unknown,
      done: (error: Error | null, found: LookupAddress[]) => void,
    ) => void turn().then(() => this.#answer(name, done));
    return { lookup: lookup as Net['lookup'], isReachable, port: this.port };
  }

  /** @param address http://name/path; a name that isn't known yet is public */
  serve(address: string, reply: Reply | string, headers: Record<string, string> = {}): void {
    const { hostname, pathname, search } = new URL(address);
    this.names[hostname] ??= [[PUBLIC]];
    this.#replies[`${hostname}${pathname}${search}`] =
      typeof reply === 'string' ? (_, answer) => answer.writeHead(200, headers).end(reply) : reply;
  }

  redirect(from: string, to: string, status = 302): void {
    this.serve(from, (_, answer) => answer.writeHead(status, { location: encodeURI(to) }).end());
  }

  #answer(name: string, done: (error: Error | null, found: LookupAddress[]) => void): void {
    const answers = this.names[name];
    const addresses = answers && answers.length > 1 ? answers.shift() : answers?.[0];
    const found = (addresses ?? []).map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    const error = addresses ? null : Object.assign(new Error(name), { code: 'ENOTFOUND' });
    done(error, found);
  }
}
